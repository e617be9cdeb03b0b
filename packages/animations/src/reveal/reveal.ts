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
  /** Milliseconds without scrolling after which nothing in view is hidden, or up to 75 later; 150 by default. */
  rest?: number;
  /** The visitor's own by default. */
  reducedMotion?: MotionPreference;
}

/** How often a page that moves is looked at, in ms: what leaves in several frames is hidden in one. */
const LOOK_MS = 75;

interface Text {
  element: Element;
  /** Those that are revealed with it, itself among them. */
  group: readonly Text[];
  isHidden: boolean;
  /** In view, or nearer to it than it rises. True until the browser has said otherwise: it is not hidden. */
  isInView: boolean;
  /**
   * Reveals the text, or holds its first step; made once, since each costs as much as a frame. Unlike an
   * attribute it does not change the markup to hydrate.
   */
  animation: Animation | null;
}

/** Hidden text has an animation, too, which is at its first step and has ended. */
const isRising = (text: Text) => text.animation?.playState === 'running';

/** It may be hidden. */
const isAway = (text: Text) => !(text.isInView || text.isHidden || isRising(text));

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
  let running: AbortController | undefined;
  let enter: IntersectionObserver | undefined;
  let view: IntersectionObserver | undefined;
  let sheet: CSSStyleSheet | undefined;
  let isWatching = false;
  let isLooking = false;
  /** So long nothing has moved, or up to one look less. */
  let quietMs = 0;
  /**
   * Its first step hides without moving, so that the observers see the text where it stands. A transform in
   * each step: to begin or to end with none takes a layout for each text.
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

  /** The text's animation, to be played in this direction. */
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
    // One that was forgotten in between may be known again as another, which this would hide for good.
    if (texts.get(text.element) !== text || text.element.contains(document.activeElement)) return;
    text.isHidden = true;
    // At its first step, and finished rather than paused: a pending animation would give each text a
    // compositor layer of its own.
    animate(text, -1).finish();
  }

  /** Restores the text as the page has it: visible and not animated. */
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
      // Only what may have to be shown: the browser looks at each one in each frame.
      if (isIntersecting && text.isHidden) enter?.observe(target);
      else enter?.unobserve(target);
    }
    // Also after a `<details>` was opened, or the window resized.
    onMove();
  }

  function onEnter(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const text = texts.get(target);
      if (isIntersecting && text?.isHidden) showInView([text, ...text.group]);
    }
  }

  /** One timer for all movements: a new one in each frame would cost more than what it is for. */
  function onMove() {
    quietMs = 0;
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, LOOK_MS);
  }

  /** Once, until the next look: to hear of each frame would cost as much. */
  function listen() {
    if (running) addEventListener('scroll', onScroll, { once: true, signal: running.signal });
  }

  /** Hides what has left the view, and shows what is in it when the scrolling rests, until nothing rises. */
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

  /** @returns all texts */
  function hideAll() {
    const all = [...texts.values()];
    const last = all.findLastIndex((text) => text.isInView);
    if (sheet) inSlices([...all.slice(last), ...all.slice(0, last)].filter(isAway), hide);
    return all;
  }

  /** Text that had the focus once is not hidden again when the focus moves on. */
  function onFocus({ target }: FocusEvent) {
    for (const text of texts.values()) {
      if (text.isHidden && text.element.contains(target as Node)) restore(text);
    }
  }

  function onPreference() {
    if (reducedMotion.matches) texts.forEach(restore);
    else hideAll();
  }

  /** Keeps the list of texts that of the page. @returns the new ones */
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
      // Nothing is one group because it is in none.
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
     * Begins to watch the page's text, when the browser is idle.
     *
     * @throws SyntaxError (a DOMException) for a `selector`, `group` or `except` that CSS does not have, or
     * a `trigger` above 1
     */
    start() {
      if (running) return;
      // Text that begins to rise stands that much off: of what ends at the edge the observer would say that
      // it has left, and the next look might hide it before a frame says otherwise.
      view = new IntersectionObserver(onView, {
        root: document,
        rootMargin: `${Math.abs(rise)}px`,
      });
      enter = new IntersectionObserver(onEnter, {
        rootMargin: `0px 0px -${(1 - trigger) * 100}%`,
      });
      // Throws now rather than while the visitor scrolls.
      document.body.matches(`${selector},${group},${except}`);
      running = new AbortController();
      const { signal } = running;
      listen();
      document.addEventListener('focusin', onFocus, { signal });
      reducedMotion.addEventListener('change', onPreference);
      whenIdle(() => signal.aborted || watch());
    },
    /** After the page's content changed; call it before the browser paints (a layout effect). */
    refresh() {
      // Before the first look at the page nothing of it is new.
      if (!isWatching) return;
      const fresh = watch();
      if (fresh.length === 0) return;
      // All reads before all writes: one layout, however many paragraphs.
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
