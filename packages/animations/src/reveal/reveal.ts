import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';
import { inSlices, whenIdle } from './slices.ts';

export interface RevealOptions {
  /** Where to look for text; the page's `<main>` by default. Called again by every `refresh`. */
  root?: () => ParentNode | null;
  /**
   * The texts that rise: `p, li, h1, h2, h3, [data-reveal]` by default. Of nested matches only the
   * outermost rises: `data-reveal` groups a heading with the text beside it.
   */
  selector?: string;
  /**
   * Texts in one of these elements are revealed together if they are in view: `section, article` by
   * default.
   */
  group?: string;
  /** Elements whose text never rises: `dialog, form, nav, [data-reveal-off]` by default. */
  except?: string;
  /** Pixels; 25 by default. */
  rise?: number;
  /** Milliseconds; 500 by default. */
  duration?: number;
  /**
   * The line that text has to cross: a fraction of the viewport's height from the top, 0 to 1; 0.8
   * by default.
   */
  trigger?: number;
  /**
   * Milliseconds without scrolling (up to 75 more) after which all text in view is shown; 150 by
   * default.
   */
  rest?: number;
  /** The visitor's own preference by default. */
  reducedMotion?: MotionPreference;
}

/**
 * The interval of checks while the page scrolls, in ms: texts that leave in several frames are
 * hidden in one.
 */
const LOOK_MS = 75;

interface Text {
  element: Element;
  group: readonly Text[];
  isHidden: boolean;
  /**
   * In view, or closer than the length of the rise. True until the observer reports otherwise, so
   * that it is not hidden.
   */
  isInView: boolean;
  /**
   * Reveals the text, or holds its first step. Created once, because creating one takes as long as
   * a frame. Unlike an attribute it leaves the markup unchanged for hydration.
   */
  animation: Animation | null;
}

/** Hidden text has an animation too: it is at its first step and has ended. */
const isRising = (text: Text) => text.animation?.playState === 'running';

/** Out of view and not yet hidden. */
const isAway = (text: Text) => !(text.isInView || text.isHidden || isRising(text));

/**
 * Lets the text of a page fade and rise as it comes into view, and again when it comes back [R5.2].
 *
 * The first screen stays as painted, and no style changes before the visitor scrolls: the text
 * being read does not move, and the page is not delayed [R5.4]. Text in view when scrolling stops
 * is always shown. Before `start` nothing is hidden, so a page without scripts shows everything.
 */
export function createReveal(options: RevealOptions = {}) {
  const {
    root = () => document.querySelector('main'),
    selector = 'p, li, h1, h2, h3, [data-reveal]',
    group = 'section, article',
    except = 'dialog, form, nav, [data-reveal-off]',
    rise = 25,
    duration = 500,
    trigger = 0.8,
    rest: restAfter = 150,
    reducedMotion = reducedMotionPreference(),
  } = options;
  const texts = new Map<Element, Text>();
  let running: AbortController | undefined;
  let enter: IntersectionObserver | undefined;
  let view: IntersectionObserver | undefined;
  let sheet: CSSStyleSheet | undefined;
  let isWatching = false;
  let isLooking = false;
  /** Milliseconds without movement, up to one check less. */
  let quietMs = 0;
  /**
   * The first step hides the text without moving it, so that observers see it in its own place.
   * Each step has a transform: adding or removing one would cause a layout for each text.
   */
  const keyframes = {
    opacity: [0, 0, 1],
    transform: [0, rise, 0].map((y) => `translateY(${y}px)`),
    offset: [0, 0.001, 1],
  };

  function collect() {
    return [...(root()?.querySelectorAll(selector) ?? [])].filter(
      (element) => !element.closest(except) && !element.parentElement?.closest(selector),
    );
  }

  function animate(text: Text, playbackRate: 1 | -1): Animation {
    text.animation ??= text.element.animate(keyframes, {
      duration,
      easing: 'ease-out',
      fill: 'both',
    });
    text.animation.playbackRate = playbackRate;
    return text.animation;
  }

  function hide(text: Text) {
    if (reducedMotion.matches || !isAway(text)) return;
    // The element may have been removed from the list, or added again as another text.
    if (texts.get(text.element) !== text || text.element.contains(document.activeElement)) return;
    text.isHidden = true;
    // Finished at its first step instead of paused: a pending animation would give each text its
    // own compositor layer.
    animate(text, -1).finish();
  }

  /** Restores the page's own styles: visible and not animated. */
  function restore(text: Text) {
    text.isHidden = false;
    text.animation?.cancel();
    text.animation = null;
  }

  function show(text: Text) {
    if (reducedMotion.matches) return restore(text);
    text.isHidden = false;
    animate(text, 1).play();
  }

  function showInView(some: Iterable<Text>) {
    for (const text of some) if (text.isHidden && text.isInView) show(text);
  }

  function onView(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const text = texts.get(target);
      if (!text) continue;
      text.isInView = isIntersecting;
      // Observes only hidden text: the browser checks each observed element in every frame.
      if (isIntersecting && text.isHidden) enter?.observe(target);
      else enter?.unobserve(target);
    }
    // Also after a `<details>` was opened, or the window was resized.
    onMove();
  }

  function onEnter(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const text = texts.get(target);
      if (isIntersecting && text?.isHidden) showInView([text, ...text.group]);
    }
  }

  /** One timer for all movements: a new timer in each frame would cost more than the check. */
  function onMove() {
    quietMs = 0;
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, LOOK_MS);
  }

  /** Listens once, until the next check: handling every scroll event would cost as much. */
  function listen() {
    if (running) addEventListener('scroll', onScroll, { once: true, signal: running.signal });
  }

  /**
   * Hides text that has left the view, and when scrolling stops shows text in view, until nothing
   * rises.
   */
  function look() {
    const all = hideAll();
    quietMs += LOOK_MS;
    listen();
    const isAtRest = quietMs > restAfter;
    if (isAtRest) showInView(all);
    isLooking = !isAtRest || all.some(isRising);
    if (isLooking) setTimeout(look, LOOK_MS);
    // All together, for one layout.
    else all.filter((text) => !text.isHidden).forEach(restore);
  }

  /** From the first scroll on. The texts nearest below the first screen are hidden first. */
  function onScroll() {
    if (!sheet) {
      prepare();
      watch();
      hideAll();
    }
    onMove();
  }

  /** Prepares the style sheet for texts that are hidden from now on. */
  function prepare() {
    if (sheet) return;
    // Not active for most visitors, so adding it changes no styles. A busy browser may notify
    // scripts of the preference late or never; style sheets apply it immediately.
    sheet = new CSSStyleSheet({ media: 'print, (prefers-reduced-motion: reduce)' });
    // An `!important` rule overrides animations.
    sheet.replaceSync(`:is(${selector}):not(:is(${except}) *){opacity:1!important}`);
    document.adoptedStyleSheets.push(sheet);
  }

  function hideAll() {
    const all = [...texts.values()];
    const last = all.findLastIndex((text) => text.isInView);
    if (sheet) inSlices([...all.slice(last), ...all.slice(0, last)].filter(isAway), hide);
    return all;
  }

  /** Text that had the focus once is not hidden again after the focus has moved on. */
  function onFocus({ target }: FocusEvent) {
    for (const text of texts.values()) {
      if (text.isHidden && text.element.contains(target as Node)) restore(text);
    }
  }

  function onPreference() {
    if (reducedMotion.matches) texts.forEach(restore);
    else hideAll();
  }

  /** Updates the list of texts from the page. @returns the new ones */
  function watch(): Text[] {
    isWatching = true;
    const present = new Set(collect());
    for (const text of texts.values()) if (!present.has(text.element)) forget(text);
    const groups = new Map<Element | null, Text[]>();
    const fresh: Text[] = [];
    for (const element of present) {
      const box = element.closest(group);
      const members = groups.get(box) ?? [];
      groups.set(box, members);
      let text = texts.get(element);
      if (!text) {
        text = { element, group: members, isHidden: false, isInView: true, animation: null };
        texts.set(element, text);
        fresh.push(text);
        view?.observe(element);
      }
      // Text outside of any group forms no group.
      text.group = box ? members : [];
      members.push(text);
    }
    return fresh;
  }

  function forget(text: Text) {
    restore(text);
    texts.delete(text.element);
    view?.unobserve(text.element);
    enter?.unobserve(text.element);
  }

  return {
    /**
     * Begins to watch the page's text when the browser is idle.
     *
     * @throws SyntaxError (a DOMException) for a `selector`, `group` or `except` that CSS does not have, or
     * a `trigger` above 1
     */
    start() {
      if (running) return;
      // Rising text is moved by that much. Without the margin the observer would report text at the
      // edge as out of view, and the next check might hide it.
      view = new IntersectionObserver(onView, {
        root: document,
        rootMargin: `${Math.abs(rise)}px`,
      });
      enter = new IntersectionObserver(onEnter, {
        rootMargin: `0px 0px -${(1 - trigger) * 100}%`,
      });
      // Throws here instead of while the visitor scrolls.
      document.body.matches(`${selector},${group},${except}`);
      running = new AbortController();
      const { signal } = running;
      listen();
      document.addEventListener('focusin', onFocus, { signal });
      reducedMotion.addEventListener('change', onPreference);
      whenIdle(() => signal.aborted || watch());
    },
    /**
     * Call it after the page's content changed and before the browser paints (in a layout effect).
     */
    refresh() {
      // Before the page is watched, nothing in it is new.
      if (!isWatching) return;
      const fresh = watch();
      if (fresh.length === 0) return;
      // All reads before all writes: one layout for any number of paragraphs.
      for (const text of fresh) {
        const { top, bottom } = text.element.getBoundingClientRect();
        text.isInView = bottom > 0 && top < innerHeight;
      }
      prepare();
      for (const text of fresh) if (text.isInView) show(text);
      inSlices(fresh, hide);
    },
    /** Shows everything and removes every listener. */
    stop() {
      running?.abort();
      reducedMotion.removeEventListener('change', onPreference);
      texts.forEach(forget);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      running = sheet = enter = view = undefined;
      isWatching = false;
    },
  };
}
