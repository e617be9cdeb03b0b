import type { Effect } from './effect.ts';
import { formerOf, type PlayOptions, start } from './play.ts';

/** Which elements start first: the first, the last, the center ones or the outer ones. */
export type StaggerOrder = 'first' | 'last' | 'center' | 'edges';

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
 * Plays an effect on several elements, one after the other, and returns their animations in the order of
 * the elements. `delay` is applied before the first.
 *
 * @throws TypeError as `play`
 */
export function stagger(
  elements: Iterable<Element>,
  effect: Effect,
  { step = 80, order = 'first', delay = 0, ...options }: StaggerOptions = {},
): Animation[] {
  const list = [...elements];
  // All reads before all writes: one style recalculation for a list of any length.
  for (const former of list.flatMap(formerOf)) former.cancel();
  return list.map((element, index) =>
    start(element, effect, {
      ...options,
      delay: delay + step * ranks[order](index, list.length - 1),
    }),
  );
}
