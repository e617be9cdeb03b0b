/** The distance at which the page starts, before a scrolling visitor reaches the element. */
const AHEAD = '300px';

/**
 * Starts the page when an element with `data-start-in-view` comes near the window: for elements
 * that a reader sees without touching, such as a map.
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
