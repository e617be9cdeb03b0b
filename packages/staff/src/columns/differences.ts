import { isSameValue } from '@praxiskit/record-model';

/** One value of a column that differs; of JSON one of its members. */
export interface Difference {
  /** From the column on: ['risks', '0', 'text_de']. */
  readonly way: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Where two values of a column differ, down to what can be read. */
export function differences(
  way: readonly string[],
  mine: unknown,
  theirs: unknown,
): readonly Difference[] {
  if (isSameValue(mine, theirs)) return [];
  const [one, other] = [membersOf(mine), membersOf(theirs)];
  if (one === null && other === null) return [{ way, mine, theirs }];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].flatMap((name) => differences([...way, name], one?.[name], other?.[name]));
}

const membersOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
