import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';
import { inSlices, whenIdle } from './slices.ts';

/** Which text rises, and how. */
export interface RevealOptions {
  /** Where to look for text; the page's `<main>` by default. Called again by every `refresh`. */
  root?: () => ParentNode | null;
  /**
   * What rises: `p, li, h1, h2, h3, [data-reveal]` by default. Of nested matches only the outermost does:
   * `data-reveal` makes one of a heading and what stands beside it.
   */
  selector?: string;
  /** What is revealed as one, where it is in view: `section, article` by default. */
  group?: string;
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
  /** Milliseconds without scrolling after which nothing in view is hidden; 150 by default. */
  rest?: number;
  /** The visitor's own by default. */
  reducedMotion?: MotionPreference;
}

/** How long what has left the view stays visible, in ms: what leaves together is hidden together. */
const LEAVES_MS = 100;

type Timer = ReturnType<typeof setTimeout>;

interface Text {
  element: Element;
  /** Those that are revealed with it, itself among them. */
  group: readonly Text[];
  isHidden: boolean;
  /** True until the browser has said otherwise: what may be in view is not hidden. */
  isInView: boolean;
  isRising: boolean;
  /**
   * Reveals the text, or holds its first step; made once, since each costs as much as a frame. Unlike an
   * attribute it does not change the markup to hydrate.
   */
  animation: Animation | null;
}

/**
 * Lets the text of a page fade and rise as it comes into view, and again when it comes back [R5.2].
 *
 * The first screen stays as it was painted, and until the visitor scrolls no style is touched: neither
 * moves what is being read, nor delays the page [R5.4]. What is in view when the scrolling rests is
 * never hidden, whichever way it came there. Before `start` nothing is hidden, so a page without scripts
 * shows all.
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
  let running: AbortController | null = null;
  let enter: IntersectionObserver | null = null;
  let view: IntersectionObserver | null = null;
  let sheet: CSSStyleSheet | null = null;
  let isWatching = false;
  let movedAt = 0;
  let resting: Timer | undefined;
  let leaving: Timer | undefined;
  let gone: Text[] = [];
  /**
   * Its first step hides without moving, so that the observers see the text where it stands. A transform in
   * each step: to begin or to end with none takes a layout for each text.
   */
  const keyframes = [
    { offset: 0, transform: 'translateY(0)', opacity: 0 },
    { offset: 0.001, transform: `translateY(${rise}px)`, opacity: 0 },
    { offset: 1, transform: 'translateY(0)', opacity: 1 },
  ];

  function collect() {
    return [...(root()?.querySelectorAll(selector) ?? [])].filter(
      (element) => !element.closest(except) && !element.parentElement?.closest(selector),
    );
  }

  function animate(text: Text): Animation {
    const timing = { duration, easing: 'ease-out', fill: 'both' } as const;
    const animation = text.element.animate(keyframes, timing);
    text.animation = animation;
    animation.onfinish = () => {
      // That of hiding comes a frame later, when the text may be rising again.
      if (text.isHidden || animation.playState !== 'finished') return;
      text.isRising = false;
      if (!text.isInView) hideSoon(text);
      // What is in view is restored when the scrolling rests.
      onMove();
    };
    return animation;
  }

  function hide(text: Text) {
    const { element } = text;
    if (reducedMotion.matches || text.isHidden || text.isInView || text.isRising) return;
    // One that was forgotten in between may be known again as another, which this would hide for good.
    if (texts.get(element) !== text || element.contains(document.activeElement)) return;
    text.isHidden = true;
    const animation = text.animation ?? animate(text);
    // At its first step, and finished rather than paused: a pending animation would give each text a
    // compositor layer of its own.
    animation.playbackRate = -1;
    animation.finish();
  }

  /** Restores the text as the page has it: visible and not animated. */
  function restore(text: Text) {
    text.isHidden = text.isRising = false;
    text.animation?.cancel();
    text.animation = null;
  }

  function show(text: Text) {
    if (reducedMotion.matches) return restore(text);
    text.isHidden = false;
    text.isRising = true;
    const animation = text.animation ?? animate(text);
    animation.playbackRate = 1;
    animation.play();
  }

  function showInView(some: Iterable<Text>) {
    for (const text of some) if (text.isHidden && text.isInView) show(text);
  }

  function onView(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const text = texts.get(target);
      if (!text) continue;
      text.isInView = isIntersecting;
      if (!isIntersecting && sheet && !text.isHidden) hideSoon(text);
    }
    // Also after a `<details>` was opened, or the window resized.
    onMove();
  }

  function hideSoon(text: Text) {
    gone.push(text);
    leaving ??= setTimeout(() => {
      leaving = undefined;
      inSlices(gone, hide);
      gone = [];
    }, LEAVES_MS);
  }

  function onEnter(entries: IntersectionObserverEntry[]) {
    // What has come into view in this frame may be told later than what has crossed the line in it.
    onView(view?.takeRecords() ?? []);
    for (const { target, isIntersecting } of entries) {
      const text = texts.get(target);
      if (isIntersecting && text?.isHidden) showInView([text, ...text.group]);
    }
  }

  function onMove() {
    movedAt = performance.now();
    resting ??= setTimeout(rest, restAfter);
  }

  /** One timer for all movements in between: a new one for each frame would cost more than what it is for. */
  function rest() {
    const left = movedAt + restAfter - performance.now();
    resting = left > 0 ? setTimeout(rest, left) : undefined;
    if (resting !== undefined) return;
    showInView(texts.values());
    // All together, for one layout.
    for (const text of texts.values()) if (!text.isHidden && !text.isRising) restore(text);
  }

  /** From the first scrolling on. The texts nearest below the first screen are hidden first. */
  function onScroll() {
    if (!sheet) {
      prepare();
      watch();
      hideAll();
    }
    onMove();
  }

  /** For what is hidden from now on. */
  function prepare() {
    if (sheet) return;
    // Not active for most visitors, so that it costs no change of styles. A browser that is busy may tell
    // scripts late of the preference, or not at all: its style sheets know at once.
    sheet = new CSSStyleSheet({ media: 'print, (prefers-reduced-motion: reduce)' });
    // An `!important` rule overrides animations.
    sheet.replaceSync(`:is(${selector}):not(:is(${except}) *){opacity:1!important}`);
    document.adoptedStyleSheets.push(sheet);
  }

  function hideAll() {
    const all = [...texts.values()];
    const last = all.findLastIndex(({ isInView }) => isInView);
    inSlices([...all.slice(last + 1), ...all.slice(0, last)], hide);
  }

  /** Text that had the focus once is not hidden again when the focus moves on. */
  function onFocus({ target }: FocusEvent) {
    for (const text of texts.values()) {
      if (text.isHidden && text.element.contains(target as Node)) restore(text);
    }
  }

  function onPreference() {
    if (reducedMotion.matches) for (const text of texts.values()) restore(text);
    else if (sheet) hideAll();
  }

  /** Keeps the list of texts that of the page. @returns the new ones */
  function watch(): Text[] {
    isWatching = true;
    const present = new Set(collect());
    for (const element of texts.keys()) if (!present.has(element)) forget(element);
    const groups = new Map<Element | null, Text[]>();
    const fresh: Text[] = [];
    for (const element of present) {
      const box = element.closest(group);
      const members = groups.get(box) ?? [];
      groups.set(box, members);
      const known = texts.get(element);
      // Nothing is one group because it is in none.
      const own = { group: box ? members : [] };
      const text = known
        ? Object.assign(known, own)
        : { ...own, element, isHidden: false, isRising: false, isInView: true, animation: null };
      members.push(text);
      if (known) continue;
      texts.set(element, text);
      fresh.push(text);
      view?.observe(element);
      enter?.observe(element);
    }
    return fresh;
  }

  function forget(element: Element) {
    texts.get(element)?.animation?.cancel();
    texts.delete(element);
    view?.unobserve(element);
    enter?.unobserve(element);
  }

  return {
    /**
     * Begins to watch the page's text, when the browser is idle.
     *
     * @throws SyntaxError (a DOMException) for a `selector`, `group` or `except` that CSS does not have, or
     * a `trigger` above 1
     */
    start() {
      if (running) return;
      const below = Math.round((1 - trigger) * 100);
      view = new IntersectionObserver(onView);
      enter = new IntersectionObserver(onEnter, { rootMargin: `0px 0px -${below}% 0px` });
      // Throws now rather than while the visitor scrolls.
      document.body.matches(`${selector},${group},${except}`);
      running = new AbortController();
      const { signal } = running;
      addEventListener('scroll', onScroll, { passive: true, signal });
      document.addEventListener('focusin', onFocus, { signal });
      reducedMotion.addEventListener('change', onPreference);
      whenIdle(() => signal.aborted || watch());
    },
    /** After the page's content changed; call it before the browser paints (a layout effect). */
    refresh() {
      // Before the first look at the page nothing of it is new.
      if (!isWatching) return;
      const fresh = watch().map((text) => ({ text, box: text.element.getBoundingClientRect() }));
      if (fresh.length === 0) return;
      prepare();
      // All reads before all writes: one layout, however many paragraphs.
      for (const { text, box } of fresh) {
        text.isInView = box.top < innerHeight && box.bottom > 0;
        if (text.isInView) show(text);
      }
      inSlices(fresh, ({ text }) => hide(text));
    },
    /** Shows everything and removes every listener. */
    stop() {
      running?.abort();
      clearTimeout(resting);
      clearTimeout(leaving);
      resting = leaving = undefined;
      reducedMotion.removeEventListener('change', onPreference);
      for (const element of texts.keys()) forget(element);
      enter?.disconnect();
      view?.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      running = sheet = enter = view = null;
      isWatching = false;
    },
  };
}
