import type { RecordConflict, SaveState } from '../api/change.ts';
import type { RecordError } from '../error.ts';
import { isSameValue } from '../values/equal.ts';
import { isEdited, read } from './read.ts';
import type { Row } from './row.ts';

/** The fields that both sides changed and that still differ. */
export function conflictOf(row: Row): RecordConflict | null {
  if (row.draft?.isGone === true && isEdited(row)) return { fields: {}, isGone: true };
  const conflicts = row.draft?.conflicts ?? null;
  if (conflicts === null) return null;
  const open = Object.entries(conflicts).flatMap(([name, conflict]) => {
    const mine = read(row, name);
    return isSameValue(mine, conflict.theirs) ? [] : [[name, { ...conflict, mine }] as const];
  });
  return open.length === 0 ? null : { fields: Object.fromEntries(open) };
}

/** Why the last save failed, or a link of it. */
export function saveErrorOf({ draft }: Row): RecordError | null {
  return draft?.save?.error ?? draft?.links?.find(({ error }) => error !== null)?.error ?? null;
}

/** Follows from what is kept; it is kept nowhere. */
export function saveStateOf(row: Row): SaveState {
  if (conflictOf(row) !== null) return 'conflict';
  const save = row.draft?.save ?? null;
  if (save !== null && save.busy > 0) return 'saving';
  const error = saveErrorOf(row);
  if (error !== null) return error.code === 'VALIDATION_FAILED' ? 'invalid' : 'failed';
  if (isEdited(row)) return 'dirty';
  return save?.isSaved === true ? 'saved' : 'clean';
}
