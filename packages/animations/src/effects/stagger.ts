import type { Effect } from './effect.ts';
import { formerOf, type PlayOptions, start } from './play.ts';

/** Which elements start first: the first, the last, the middle one, or those at both ends. */
export type StaggerOrder = 'first' | 'last' | 'center' | 'edges';

/** How one run differs from the effect's own, and how the elements follow each other. */
export interface StaggerOptions extends PlayOptions {
  /** Milliseconds from one element to the next; 80 by default. */
  step?: number | undefined;
  /** 'first' by default. */
  order?: StaggerOrder | undefined;
}

const ranks: Record<StaggerOrder, (index: number, last: number) => number> = {
  first: (index) => index,
  last: (index, last) => last - index,
  center: (index, last) => Math.abs(index - last / 2) - (last % 2) / 2,
  edges: (index, last) => Math.min(index, last - index),
};

/**
 * Plays an effect on several elements, one after the other; their animations are in the elements' order.
 * `delay` counts before the first.
 *
 * @throws TypeError as `play`
 */
export function stagger(
  elements: Iterable<Element>,
  effect: Effect,
  { step = 80, order = 'first', delay = 0, ...options }: StaggerOptions = {},
): Animation[] {
  const list = [...elements];
  // All reads before all writes: one style recalculation, however long the list is.
  for (const former of list.flatMap(formerOf)) former.cancel();
  return list.map((element, index) =>
    start(element, effect, {
      ...options,
      delay: delay + step * ranks[order](index, list.length - 1),
    }),
  );
}
