import type { RecordConflict, SaveState } from '../api/change.ts';
import type { RecordError } from '../error.ts';
import { isSameValue } from '../values/equal.ts';
import { comparable, isEdited, keyValue, readEdge } from './read.ts';
import type { Edits, Row } from './row.ts';

/** The fields that both sides changed and that still differ. */
export function conflictOf(row: Row): RecordConflict | null {
  const { draft, server } = row;
  if (draft === null || !isEdited(row)) return null;
  if (draft.isGone) return { fields: {}, isGone: true };
  const open = Object.entries(draft.conflicts ?? {}).flatMap(([name, { base }]) => {
    const mine = comparable(readEdge(row, name));
    const theirs = server[name] ?? null;
    return isSameValue(mine, theirs)
      ? []
      : [[name, { base, mine: keyValue(mine), theirs }] as const];
  });
  return open.length === 0 ? null : { fields: Object.fromEntries(open) };
}

export const openFields = (row: Row): string[] => Object.keys(conflictOf(row)?.fields ?? {});

/** Edits that wait for their save, without those in conflict, which wait for a decision. */
export function dueEdits(row: Row): Edits {
  const due = new Map(row.draft?.local);
  for (const name of openFields(row)) due.delete(name);
  return due;
}

export function saveErrorOf(row: Row): RecordError | null {
  const { draft, isNew } = row;
  // Another user may have saved the same values.
  if (!(isNew || isEdited(row))) return null;
  return draft?.save?.error ?? draft?.links?.find(({ error }) => error !== null)?.error ?? null;
}

/** Derived from other state; it is not stored. */
export function saveStateOf(row: Row): SaveState {
  const conflict = conflictOf(row);
  const error = saveErrorOf(row);
  // A failure beside the conflict is reported first.
  if (conflict && (!error || conflict.isGone || error.code === 'VERSION_STALE')) return 'conflict';
  const save = row.draft?.save;
  if (save && save.busy > 0) return 'saving';
  if (error) return error.code === 'VALIDATION_FAILED' ? 'invalid' : 'failed';
  if (isEdited(row)) return 'dirty';
  return save?.isSaved ? 'saved' : 'clean';
}
