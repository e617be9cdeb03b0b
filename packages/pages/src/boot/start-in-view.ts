/** A visitor who scrolls is there after this many pixels. */
const AHEAD = '300px';

/**
 * Starts the page as soon as an element with `data-start-in-view` comes near the window: for what a reader
 * sees and no touch announces, such as a map.
 */
export function startInView(start: () => void): void {
  const waiting = document.querySelectorAll('[data-start-in-view]');
  if (waiting.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: AHEAD },
  );
  for (const element of waiting) observer.observe(element);
}
