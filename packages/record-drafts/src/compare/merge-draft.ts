import { isSameValue } from '@praxiskit/record-model';
import { contentNames, type DraftRow } from '../row.ts';

/** A column that the draft and the published record have both changed. */
export interface DraftConflict {
  readonly name: string;
  /** When the draft was opened. */
  readonly base: unknown;
  readonly draft: unknown;
  readonly published: unknown;
}

export interface MergedDraft {
  /** Of every column: the draft's value where the draft has changed it, else the published one. */
  readonly values: Record<string, unknown>;
  /** Changed on both sides, to different values; `values` has the draft's. */
  readonly conflicts: DraftConflict[];
}

/** Three values of each column: when the draft was opened, in the draft, and as it is published now. */
export function mergeDraft(
  base: DraftRow,
  draft: DraftRow,
  published: DraftRow,
  names: Iterable<string> = Object.keys(draft),
): MergedDraft {
  const values: Record<string, unknown> = {};
  const conflicts: DraftConflict[] = [];
  for (const name of contentNames(names)) {
    const before = base[name] ?? null;
    const mine = draft[name] ?? null;
    const theirs = published[name] ?? null;
    const isMine = !isSameValue(before, mine);
    values[name] = isMine ? mine : theirs;
    if (isMine && !isSameValue(before, theirs) && !isSameValue(mine, theirs)) {
      conflicts.push({ name, base: before, draft: mine, published: theirs });
    }
  }
  return { values, conflicts };
}
