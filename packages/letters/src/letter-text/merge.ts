import { canonicalLetterText } from './canonical.ts';
import { joinBlocks, splitBlocks } from './markup.ts';

/** One text, or its parts where both writers have changed the same block. */
export type LetterMerge =
  | { readonly text: string; readonly parts?: never }
  | { readonly text?: never; readonly parts: readonly (string | LetterConflict)[] };

/** A block, or several, with a version of each writer; '' where the writer has removed it. */
export interface LetterConflict {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** The position of the first block of `mine` among the blocks of the writer's own text. */
  readonly mineAt: number;
}

/** The blocks from `from` to before `to` of the base are replaced; `from === to` inserts. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly string[];
}

/**
 * Merges two texts that began as `base`, block by block. It gives parts only where both have changed the same block,
 * or have inserted different ones at the same place; everything else of both is in the text.
 *
 * @param baseText null if it is unknown: what differs is asked about as one passage
 */
export function mergeLetterText(
  baseText: string | null,
  mineText: string,
  theirText: string,
): LetterMerge {
  const [mine, theirs] = [canonicalLetterText(mineText), canonicalLetterText(theirText)];
  if (baseText === null) return askAboutAll(mine, theirs);
  const base = canonicalLetterText(baseText);
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  const blocks = splitBlocks(base);
  const changes = [
    findChanges(blocks, splitBlocks(mine)),
    findChanges(blocks, splitBlocks(theirs)),
  ];
  const merged: (string | LetterConflict)[] = [];
  let position = 0;
  // How many more blocks than the base the writer's own text has so far.
  let added = 0;
  for (const [own, other] of groupChanges(changes[0] ?? [], changes[1] ?? [])) {
    const all = [...own, ...other];
    const from = Math.min(...all.map((change) => change.from));
    const to = Math.max(...all.map((change) => change.to));
    merged.push(...blocks.slice(position, from));
    const [before, mineBlocks, theirBlocks] = [[], own, other].map((some) =>
      applyChanges(blocks, some, from, to),
    ) as [string[], string[], string[]];
    if (other.length === 0 || isSame(mineBlocks, theirBlocks)) merged.push(...mineBlocks);
    else if (own.length === 0) merged.push(...theirBlocks);
    else {
      merged.push({
        base: joinBlocks(before),
        mine: joinBlocks(mineBlocks),
        theirs: joinBlocks(theirBlocks),
        mineAt: from + added,
      });
    }
    position = to;
    added += mineBlocks.length - (to - from);
  }
  merged.push(...blocks.slice(position));
  const texts = merged.filter((part) => typeof part === 'string');
  return texts.length === merged.length ? { text: joinBlocks(texts) } : { parts: merged };
}

/** One passage, between what is the same at both ends. */
function askAboutAll(mineText: string, theirText: string): LetterMerge {
  if (mineText === theirText) return { text: mineText };
  const [mine, theirs] = [splitBlocks(mineText), splitBlocks(theirText)];
  const [start, end] = sameEnds(mine, theirs);
  const asked = {
    base: '',
    mine: joinBlocks(mine.slice(start, mine.length - end)),
    theirs: joinBlocks(theirs.slice(start, theirs.length - end)),
    mineAt: start,
  };
  return { parts: [...mine.slice(0, start), asked, ...mine.slice(mine.length - end)] };
}

/** How many blocks two lists have in common at the start, and at the end of what is left. */
function sameEnds(a: readonly string[], b: readonly string[]): [start: number, end: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [start, end];
}

/** Changes of both in the order of the text; those that touch each other are one group. */
function groupChanges(mine: readonly Change[], theirs: readonly Change[]): [Change[], Change[]][] {
  const groups: [Change[], Change[]][] = [];
  const waiting: [Change[], Change[]] = [[...mine], [...theirs]];
  const takeFirst = (): 0 | 1 | null => {
    const [own, other] = [waiting[0][0], waiting[1][0]];
    if (!own || !other) return own ? 0 : other ? 1 : null;
    return other.from < own.from || (other.from === own.from && other.to < own.to) ? 1 : 0;
  };
  for (let side = takeFirst(); side !== null; side = takeFirst()) {
    const [change] = waiting[side].splice(0, 1);
    if (!change) break;
    const group = groups.at(-1);
    const others = group?.[side === 0 ? 1 : 0] ?? [];
    if (group && others.some((other) => touches(other, change))) group[side].push(change);
    else groups.push(side === 0 ? [[change], []] : [[], [change]]);
  }
  return groups;
}

/** Whether two changes replace the same block, or insert where the other inserts, too. */
function touches(a: Change, b: Change): boolean {
  if (a.from < b.to && b.from < a.to) return true;
  if (a.to !== b.from && b.to !== a.from) return false;
  // They border on each other: the order of what both insert there is unknown, and what both have is there once.
  return (inserts(a) && inserts(b)) || a.blocks.some((block) => b.blocks.includes(block));
}

const inserts = ({ from, to, blocks }: Change) => blocks.length > to - from;

function applyChanges(
  blocks: readonly string[],
  changes: readonly Change[],
  from: number,
  to: number,
): string[] {
  const applied: string[] = [];
  let position = from;
  for (const change of changes) {
    applied.push(...blocks.slice(position, change.from), ...change.blocks);
    position = change.to;
  }
  return [...applied, ...blocks.slice(position, to)];
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((block, index) => block === b[index]);

/** Larger tables would take memory for no letter that is written by hand. */
const maxCells = 4_000_000;

/** What turns one list of blocks into another, in order; `from === to` inserts. */
export function findChanges(before: readonly string[], after: readonly string[]): Change[] {
  const [start, same] = sameEnds(before, after);
  const [end, afterEnd] = [before.length - same, after.length - same];
  const kept = findKept(before.slice(start, end), after.slice(start, afterEnd)).map(
    ([from, to]) => [from + start, to + start] as const,
  );
  const changes: Change[] = [];
  let [from, afterFrom] = [start, start];
  for (const [position, afterPosition] of [...kept, [end, afterEnd] as const]) {
    if (position > from || afterPosition > afterFrom) {
      changes.push(...splitChange(from, position, after.slice(afterFrom, afterPosition)));
    }
    [from, afterFrom] = [position + 1, afterPosition + 1];
  }
  return changes;
}

/** Block by block, so that only those that both have changed are asked for; the last change has what is over. */
function splitChange(from: number, to: number, blocks: readonly string[]): Change[] {
  const pairs = Math.max(Math.min(to - from, blocks.length) - 1, 0);
  const single = blocks
    .slice(0, pairs)
    .map((block, index) => ({ from: from + index, to: from + index + 1, blocks: [block] }));
  return [...single, { from: from + pairs, to, blocks: blocks.slice(pairs) }];
}

/** The longest common subsequence, as pairs of positions. */
function findKept(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  if (before.length * width > maxCells) return [];
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const kept: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      kept.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}
