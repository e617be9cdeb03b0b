import { isSameValue } from '@praxiskit/record-model';
import { byDay } from './by-day.ts';

/** The merge of a value that two users have changed: `mine` and `theirs` are equal, except where both have changed one thing. */
export interface MergedJson<T> {
  /** With mine where both have changed it. */
  readonly mine: T;
  /** With theirs. */
  readonly theirs: T;
  /** The common base: `theirs`, except where both have changed one thing. */
  readonly base: T;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Merges the changes of two users to a JSON value: each member of an object by itself, also each day of a list
 * of times, and each entry of another list while all entries keep their places. An entry is never mixed: its
 * members belong together.
 */
export function mergeJson<T>(base: T, mine: T, theirs: T): MergedJson<T> {
  const merged = mergeOne(base, mine, theirs);
  if (isSameValue(merged.mine, merged.theirs)) return merged;
  if ([base, mine, theirs].every(isMembers)) {
    return mergeMembers(base as Members, mine as Members, theirs as Members) as MergedJson<T>;
  }
  const [before, ours, others] = [base, mine, theirs].map(byDay);
  if (before && ours && others) {
    // A day is one thing: its times must not overlap.
    const days = mergeMembers(before, ours, others, mergeOne);
    const of = (side: keyof MergedJson<unknown>) => Object.values(days[side]).flat() as T;
    return { mine: of('mine'), theirs: of('theirs'), base: of('base') };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return (mergeEntries(base, mine, theirs) as MergedJson<T> | null) ?? merged;
  }
  return merged;
}

function mergeOne<T>(base: T, mine: T, theirs: T): MergedJson<T> {
  if (isSameValue(base, mine)) return { mine: theirs, theirs, base: theirs };
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) {
    return { mine, theirs: mine, base: theirs };
  }
  return { mine, theirs, base };
}

type Entries = readonly unknown[];

/** Null where the list is one thing. */
function mergeEntries(base: Entries, mine: Entries, theirs: Entries): MergedJson<Entries> | null {
  const { length } = base;
  if (!isInPlace(base, mine) || !isInPlace(base, theirs)) return null;
  const [added, addedThere] = [mine.slice(length), theirs.slice(length)];
  // Whose are to be the first?
  if (added.length > 0 && addedThere.length > 0) return null;
  const entries = base.map((entry, at) => mergeOne(entry, mine[at], theirs[at]));
  const of = (side: keyof MergedJson<unknown>) => entries.map((entry) => entry[side]);
  return {
    mine: [...of('mine'), ...added, ...addedThere],
    theirs: [...of('theirs'), ...added, ...addedThere],
    base: [...of('base'), ...addedThere],
  };
}

/** None was moved or taken away: by its place, one would be there twice then, and another nowhere. */
function isInPlace(base: Entries, side: Entries): boolean {
  return (
    side.length >= base.length &&
    side.every(
      (entry, at) => isSameValue(entry, base[at]) || !base.some((one) => isSameValue(one, entry)),
    )
  );
}

function mergeMembers(
  base: Members,
  mine: Members,
  theirs: Members,
  merge = mergeJson<unknown>,
): MergedJson<Members> {
  const members = Object.keys({ ...base, ...theirs, ...mine }).map(
    (name) => [name, merge(base[name], mine[name], theirs[name])] as const,
  );
  const of = (side: keyof MergedJson<unknown>): Members =>
    Object.fromEntries(
      // One that is gone is undefined.
      members.flatMap(([name, { [side]: member }]) =>
        member === undefined ? [] : [[name, member]],
      ),
    );
  return { mine: of('mine'), theirs: of('theirs'), base: of('base') };
}

const isMembers = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
