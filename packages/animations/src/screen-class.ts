/** A named width: it holds up to and including `max` CSS pixels. */
export interface Breakpoint {
  name: string;
  max: number;
}

/** The breakpoints of R2.19, where none are configured. */
export const defaultBreakpoints: readonly Breakpoint[] = [
  { name: 'sm', max: 600 },
  { name: 'md', max: 1024 },
  { name: 'lg', max: 1440 },
  { name: 'xl', max: 1920 },
];

/**
 * The class of a width: the first breakpoint that includes it, or the last one. Null for an empty
 * list.
 */
export function screenClassFor(width: number, breakpoints: readonly Breakpoint[]) {
  const ordered = [...breakpoints].sort((a, b) => a.max - b.max);
  const match = ordered.find(({ max }) => width <= max) ?? ordered.at(-1);
  return match ? `screen-${match.name}` : null;
}

/**
 * Keeps `screen-<name>` on the body while it runs [R2.19]. Its listener runs only when a breakpoint is
 * crossed. `start()` throws InvalidCharacterError (a DOMException) for a name with a space in it.
 *
 * @param target the element that gets the class; the body by default
 */
export function createScreenClass(
  breakpoints: readonly Breakpoint[] = defaultBreakpoints,
  target: () => Element = () => document.body,
) {
  let queries: MediaQueryList[] = [];
  let current: string | null = null;

  function apply() {
    const next = screenClassFor(window.innerWidth, breakpoints);
    if (next === current) return;
    if (current) target().classList.remove(current);
    if (next) target().classList.add(next);
    current = next;
  }

  return {
    start() {
      if (queries.length > 0) return;
      queries = breakpoints.map(({ max }) => matchMedia(`(max-width: ${max}px)`));
      for (const query of queries) query.addEventListener('change', apply);
      apply();
    },
    stop() {
      for (const query of queries) query.removeEventListener('change', apply);
      queries = [];
      if (current) target().classList.remove(current);
      current = null;
    },
  };
}
