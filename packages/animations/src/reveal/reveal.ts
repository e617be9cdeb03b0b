import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';

/** Which text rises, and how. */
export interface RevealOptions {
  /** Where to look for text; the page's `<main>` by default. Called again by every `refresh`. */
  root?: () => ParentNode | null;
  /** What rises: `p, li, h1, h2, h3` by default. Of nested matches only the outermost does. */
  selector?: string;
  /** What never rises, nor anything in it: `dialog, form, nav, [data-reveal-off]` by default. */
  except?: string;
  /** Pixels; 25 by default. */
  rise?: number;
  /** Milliseconds; 500 by default. */
  duration?: number;
  /**
   * The line that text has to cross, as a part of the viewport's height from the top, 0 to 1; 0.8
   * by default.
   */
  trigger?: number;
  /** The visitor's own by default. */
  reducedMotion?: MotionPreference;
}

interface Watched {
  isHidden: boolean;
  isInView: boolean;
  /** Reveals or hides the text. Unlike an attribute, an animation does not change the markup to hydrate. */
  animation: Animation | null;
}

/** `!important` rules override animations: text is visible at once in print and with the focus. */
const always = (texts: string) => `
@media print { ${texts} { opacity: 1 !important } }
${texts}:focus-within { opacity: 1 !important }`;

/**
 * Lets the text of a page fade and rise as it comes into view, and again when it comes back [R5.2].
 * Text in the first viewport rises without fading, because hiding it would delay the page's
 * largest paint [R5.4]. Nothing is hidden before `start`, so a page without scripts shows all.
 */
export function createReveal(options: RevealOptions = {}) {
  const {
    root = () => document.querySelector('main'),
    selector = 'p, li, h1, h2, h3',
    except = 'dialog, form, nav, [data-reveal-off]',
    rise = 25,
    duration = 500,
    trigger = 0.8,
    reducedMotion = reducedMotionPreference(),
  } = options;
  const watched = new Map<Element, Watched>();
  let sheet: CSSStyleSheet | null = null;
  let enter: IntersectionObserver | null = null;
  let leave: IntersectionObserver | null = null;

  function collect() {
    const scope = root();
    if (!scope) return [];
    return [...scope.querySelectorAll(selector)].filter(
      (element) => !element.closest(except) && !element.parentElement?.closest(selector),
    );
  }

  function hide(element: Element, item: Watched) {
    if (reducedMotion.matches) return;
    item.isHidden = true;
    item.animation?.cancel();
    // Finished rather than paused: a pending animation would give each text a compositor layer of its own.
    item.animation = element.animate({ opacity: [0, 0] }, { fill: 'forwards' });
    item.animation.finish();
  }

  /** Restores the text as the page has it: visible and not animated. */
  function rest(item: Watched) {
    item.isHidden = false;
    item.animation?.cancel();
    item.animation = null;
  }

  function show(element: Element, item: Watched, fades: boolean) {
    rest(item);
    if (reducedMotion.matches) return;
    const animation = element.animate(
      [
        { transform: `translateY(${rise}px)`, ...(fades ? { opacity: 0 } : {}) },
        { transform: 'none', ...(fades ? { opacity: 1 } : {}) },
      ],
      { duration, easing: 'ease-out' },
    );
    item.animation = animation;
    animation.onfinish = () => {
      item.animation = null;
      if (!item.isInView) hide(element, item);
    };
  }

  function onLeave(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const item = watched.get(target);
      if (!item) continue;
      item.isInView = isIntersecting;
      // The rise itself can move a box out of view for a moment, so this is decided when it has ended.
      if (!isIntersecting && !item.animation && !item.isHidden) hide(target, item);
    }
    onScroll();
  }

  function onEnter(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const item = watched.get(target);
      if (isIntersecting && item?.isHidden) show(target, item, true);
    }
  }

  /** At the end of a page the last lines cannot reach the trigger line: they are revealed once in view. */
  function onScroll() {
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight < scrollHeight - 2) return;
    for (const [element, item] of watched) {
      if (item.isHidden && item.isInView) show(element, item, true);
    }
  }

  /** Text in a `<details>` that the visitor opens is shown at once, also below the trigger line. */
  function onToggle({ target }: Event) {
    for (const [element, item] of watched) {
      if (item.isHidden && (target as Node).contains(element)) show(element, item, true);
    }
    onScroll();
  }

  /** Text that had the focus once is not hidden again when the focus moves on. */
  function onFocus({ target }: FocusEvent) {
    for (const [element, item] of watched) {
      if (item.isHidden && element.contains(target as Node)) rest(item);
    }
  }

  function onPreference() {
    for (const [element, item] of watched) {
      if (reducedMotion.matches) rest(item);
      else if (!item.isInView) hide(element, item);
    }
  }

  function watch(isFirst: boolean) {
    const present = collect();
    const kept = new Set(present);
    for (const element of watched.keys()) if (!kept.has(element)) forget(element);
    // All reads before all writes: one layout, however many paragraphs.
    const fresh = present
      .filter((element) => !watched.has(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of fresh) {
      const isInView = box.top < innerHeight && box.bottom > 0;
      const item: Watched = { isHidden: false, isInView, animation: null };
      watched.set(element, item);
      if (isFirst && isInView) show(element, item, false);
      else hide(element, item);
      enter?.observe(element);
      leave?.observe(element);
    }
  }

  function forget(element: Element) {
    watched.get(element)?.animation?.cancel();
    watched.delete(element);
    enter?.unobserve(element);
    leave?.unobserve(element);
  }

  return {
    /**
     * Begins to watch the page's text.
     *
     * @throws SyntaxError (a DOMException) for a `selector` or `except` that CSS does not have, or a
     * `trigger` above 1
     */
    start() {
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(always(`:is(${selector}):not(:is(${except}) *)`));
      document.adoptedStyleSheets.push(sheet);
      const below = Math.round((1 - trigger) * 100);
      enter = new IntersectionObserver(onEnter, { rootMargin: `0px 0px -${below}% 0px` });
      leave = new IntersectionObserver(onLeave);
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('resize', onScroll);
      // Captured, because `toggle` does not bubble.
      document.addEventListener('toggle', onToggle, true);
      document.addEventListener('focusin', onFocus);
      reducedMotion.addEventListener('change', onPreference);
      watch(true);
    },
    /** After the page's content changed; call it before the browser paints (a layout effect). */
    refresh() {
      if (sheet) watch(false);
    },
    /** Shows everything and removes every listener. */
    stop() {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
      document.removeEventListener('toggle', onToggle, true);
      document.removeEventListener('focusin', onFocus);
      reducedMotion.removeEventListener('change', onPreference);
      for (const element of [...watched.keys()]) forget(element);
      enter?.disconnect();
      leave?.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = enter = leave = null;
    },
  };
}
