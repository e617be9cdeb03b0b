/**
 * The pages that a pagination names: the first, the last, the current one with its neighbors, and a
 * `gap` for what is left out. A gap replaces at least two pages, and the number of places stays the
 * same from one page to the next, so that nothing moves under the pointer.
 *
 * @param page the current one, from 1
 * @param neighbors of the current one, on each side
 */
export function pageList(page: number, pageCount: number, neighbors = 1): (number | 'gap')[] {
  const places = 2 * neighbors + 5;
  if (pageCount <= places) return range(1, pageCount);
  const inner = places - 4;
  const from = Math.min(Math.max(page - neighbors, 3), pageCount - 1 - inner);
  const to = from + inner - 1;
  const before = from === 3 ? 2 : 'gap';
  const after = to === pageCount - 2 ? pageCount - 1 : 'gap';
  return [1, before, ...range(from, to), after, pageCount];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
