import { isSameValue, type RuleFailure, recordMessages } from '@praxiskit/record-model';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import { findRow } from '../read/find.ts';
import { refuse } from './values.ts';

/**
 * Checks the foreign keys that the caller sent: each must reference a row that the caller may read.
 * The refusal is the same for a missing row, so that it does not reveal which rows exist. Unchanged
 * keys and keys that a hook sets are not checked. Throws VALIDATION_FAILED.
 */
export async function ensureReferences(
  changes: Row,
  before: Row,
  sight: Sight,
  caller: Caller,
): Promise<void> {
  const failures: Record<string, readonly RuleFailure[]> = {};
  for (const [name, value] of Object.entries(changes)) {
    const meta = sight.structure.columns.get(name)?.property.targetMeta;
    if (meta === undefined || value === null || isSameValue(value, before[name])) continue;
    if (await isReadable(caller.seeEntity(meta), String(value), caller)) continue;
    failures[name] = [{ op: 'oneOf', message: recordMessages[caller.locale].oneOf }];
  }
  refuse(failures);
}

async function isReadable(views: readonly Sight[], id: string, caller: Caller): Promise<boolean> {
  for (const view of views) {
    if ((await findRow(view, caller, id)) !== null) return true;
  }
  return false;
}
