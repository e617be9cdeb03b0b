import { isSameValue } from '@praxiskit/record-model';

/** What becomes of a value that two have changed: the same twice, but where both have changed one thing. */
export interface MergedJson<T> {
  /** With mine where both have changed it. */
  readonly mine: T;
  /** With theirs. */
  readonly theirs: T;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Merges what two have made of a JSON value: members of an object each for itself, and so the entries of a list as
 * long as none came or went; an entry is one thing, since its members belong together.
 */
export function mergeJson<T>(base: T, mine: T, theirs: T): MergedJson<T> {
  if (isSameValue(base, mine)) return { mine: theirs, theirs };
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return { mine, theirs: mine };
  if ([base, mine, theirs].every(isMembers)) {
    return mergeMembers(base as Members, mine as Members, theirs as Members) as MergedJson<T>;
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (mine.length === base.length && theirs.length === base.length) {
      const entries = base.map((entry, at) => mergeEntry(entry, mine[at], theirs[at]));
      return {
        mine: entries.map((entry) => entry.mine) as T,
        theirs: entries.map((entry) => entry.theirs) as T,
      };
    }
  }
  return { mine, theirs };
}

function mergeEntry(base: unknown, mine: unknown, theirs: unknown): MergedJson<unknown> {
  if (isSameValue(base, mine)) return { mine: theirs, theirs };
  return isSameValue(base, theirs) ? { mine, theirs: mine } : { mine, theirs };
}

function mergeMembers(base: Members, mine: Members, theirs: Members): MergedJson<Members> {
  const merged = { mine: {} as Record<string, unknown>, theirs: {} as Record<string, unknown> };
  for (const name of Object.keys({ ...base, ...theirs, ...mine })) {
    const member = mergeJson(base[name], mine[name], theirs[name]);
    // One that is gone is undefined.
    if (member.mine !== undefined) merged.mine[name] = member.mine;
    if (member.theirs !== undefined) merged.theirs[name] = member.theirs;
  }
  return merged;
}

const isMembers = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
