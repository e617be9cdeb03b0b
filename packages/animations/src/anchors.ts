import { type MotionPreference, reducedMotionPreference } from './motion-preference.ts';

export interface AnchorsOptions {
  /** The site's feature flag; if false, every click is left to the browser. */
  enabled: boolean;
  /** The visitor's own preference by default. */
  reducedMotion?: MotionPreference;
  /**
   * Writes the hash into the address: `history.replaceState` by default, or the router's own
   * function.
   */
  replaceHash?: (hash: string) => void;
}

const FADE_OUT = 300;
const SCROLL = 700;
const FADE_IN = 250;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';

/** The element that a link of this page points to; null if the click is left to the browser. */
function targetOf(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
    return null;
  // The same id may exist on two pages; a link to the other page must navigate.
  if (link.origin !== location.origin || link.pathname !== location.pathname) return null;
  if (link.search !== '' && link.search !== location.search) return null;
  return document.getElementById(decode(link.hash.slice(1)));
}

/** A hash with an invalid percent escape is used as written. */
function decode(hash: string) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

const pageAddress = () => location.pathname + location.search;

const scrollKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
  'Tab',
]);

/**
 * The animated jump to one target. It ends when its page ends: by a navigation, by back or forward,
 * or when the target is removed. If the visitor scrolls or moves the focus, the target is shown and
 * scrolling stops.
 */
function createJourney(target: HTMLElement) {
  const journey = new AbortController();
  const scrolling = new AbortController();
  const { signal } = journey;
  const page = pageAddress();
  const end = () => journey.abort();
  // A page restored from the back/forward cache stays where the visitor left it.
  for (const type of ['popstate', 'pagehide']) addEventListener(type, end, { signal });
  const stay = () => scrolling.abort();
  for (const type of ['wheel', 'touchstart', 'pointerdown']) {
    addEventListener(type, stay, { passive: true, signal });
  }
  addEventListener('keydown', ({ key }) => scrollKeys.has(key) && stay(), { signal });
  /** Checks the page itself, because a router's navigation fires no event. */
  function isOver() {
    if (!target.isConnected || pageAddress() !== page) end();
    return signal.aborted;
  }
  return { signal, end, isOver, mayScroll: () => !isOver() && !scrolling.signal.aborted };
}

/**
 * Scrolls the window in a fixed time while `mayScroll` allows it; with reduced motion it jumps to
 * the end.
 */
function scrollTo(top: number, mayScroll: () => boolean, reducedMotion: MotionPreference) {
  const from = scrollY;
  return new Promise<void>((resolve) => {
    let start: number | null = null;
    function step(now: number) {
      start ??= now;
      const part = reducedMotion.matches ? 1 : Math.min((now - start) / SCROLL, 1);
      if (!mayScroll()) return resolve();
      window.scrollTo({ top: from + (top - from) * easeInOut(part), behavior: 'instant' });
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    }
    requestAnimationFrame(step);
  });
}

/** Moves the focus to the target, as the browser's own jump does. */
function focus(target: HTMLElement) {
  if (!target.matches(FOCUSABLE)) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Animated in-page anchors [R5.1]: the target fades out (0.3 s), the window scrolls to it (0.7 s,
 * offset by the body's top padding), it fades in (0.25 s), then the hash is replaced and the target has
 * the focus. A visitor who scrolls or moves the focus meanwhile keeps both as they are. With reduced motion, or where the target does not exist, the browser jumps as usual [R5.4].
 *
 * @returns `start()` begins to listen to clicks on the document; `stop()` removes the listener and
 * ends a running animation
 */
export function createAnchors(options: AnchorsOptions) {
  const {
    enabled,
    reducedMotion = reducedMotionPreference(),
    replaceHash = (hash) => history.replaceState(history.state, '', hash),
  } = options;
  let running: ReturnType<typeof createJourney> | null = null;
  let fading: Animation | null = null;

  async function travel(target: HTMLElement) {
    running?.end();
    running = createJourney(target);
    const { signal, end, isOver, mayScroll } = running;
    const fade = target.animate({ opacity: [1, 0] }, { duration: FADE_OUT, fill: 'forwards' });
    fading = fade;
    signal.addEventListener('abort', () => fade.cancel());
    await fade.finished.catch(() => {});
    if (isOver()) return;
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingTop) || 0;
    await scrollTo(
      target.getBoundingClientRect().top + scrollY - padding,
      mayScroll,
      reducedMotion,
    );
    if (isOver()) return;
    const back = target.animate({ opacity: [0, 1] }, { duration: FADE_IN });
    fading = back;
    onPreference();
    fade.cancel();
    signal.addEventListener('abort', () => back.cancel());
    await back.finished.catch(() => {});
    const isInterrupted = !mayScroll();
    end();
    // If the visitor has scrolled or moved the focus, their position, focus and address stay.
    if (isInterrupted) return;
    replaceHash(`#${target.id}`);
    focus(target);
  }

  /** If reduced motion is switched on, the animation ends at the target immediately [R5.4]. */
  function onPreference() {
    if (reducedMotion.matches) fading?.finish();
  }

  function onClick(event: MouseEvent) {
    if (reducedMotion.matches) return;
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    void travel(target);
  }

  return {
    start() {
      // In the capture phase, because a router's link handler would already have left the page.
      if (!enabled) return;
      document.addEventListener('click', onClick, true);
      reducedMotion.addEventListener('change', onPreference);
    },
    stop() {
      document.removeEventListener('click', onClick, true);
      reducedMotion.removeEventListener('change', onPreference);
      running?.end();
      running = null;
    },
  };
}
