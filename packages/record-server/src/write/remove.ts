import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import { deletedRows } from '../read/where.ts';
import { followRemoval } from './follow-removal.ts';
import { lockRow } from './record.ts';
import { contextOf, ensureVersion, notify, type OnWrite, requirePermitted } from './write.ts';

export async function removeRecord(
  sight: Sight,
  caller: Caller,
  id: string,
  ifMatch: string | undefined,
  onWrite: OnWrite,
): Promise<void> {
  const { deletedAt } = sight.structure;
  const purpose = deletedAt === null ? 'removal' : 'update';
  const { entity, row: before } = await lockRow(sight, caller, id, sight.access.remove, purpose);
  ensureVersion(sight, before, ifMatch);
  const { hooks } = sight.structure.view;
  await hooks?.beforeRemove?.(contextOf('delete', caller, before));
  if (deletedAt === null) await deleteRow(sight, caller, entity, before, onWrite);
  else await hideRow(sight, caller, entity, before, onWrite);
}

/**
 * Deletes for good: the database updates or deletes referencing rows, and `onWrite` is notified of
 * those too.
 */
export async function deleteRow(
  sight: Sight,
  caller: Caller,
  entity: object,
  before: Row,
  onWrite: OnWrite,
): Promise<void> {
  const { structure } = sight;
  const followed = await followRemoval(structure, caller, before[structure.primaryKey.name]);
  caller.em().remove(entity);
  await caller.em().flush();
  await notify(onWrite, sight, caller, { action: 'delete', before, after: null });
  for (const { structure, write } of followed) {
    await notify(onWrite, { structure }, caller, write);
  }
}

/** Hides the row until it is restored. */
async function hideRow(
  sight: Sight,
  caller: Caller,
  entity: object,
  before: Row,
  onWrite: OnWrite,
): Promise<void> {
  const { deletedAt, version } = sight.structure;
  const target = entity as Row;
  if (deletedAt !== null) target[deletedAt.property.name] = new Date();
  await caller.em().flush();
  await notify(onWrite, sight, caller, {
    action: 'delete',
    before,
    after: null,
    version: Number(target[version.property.name]),
  });
}

/** Call it inside a transaction. Returns the restored row. */
export async function bringBack(
  sight: Sight,
  caller: Caller,
  id: string,
  ifMatch: string | undefined,
  onWrite: OnWrite,
): Promise<Row> {
  const { deletedAt } = sight.structure;
  const deleted = deletedRows(sight);
  if (deletedAt === null || deleted === null) {
    throw new RecordServerError(caller.viewer === null ? 'UNAUTHENTICATED' : 'NOT_FOUND');
  }
  const { entity, row: before } = await lockRow(deleted, caller, id, sight.access.restore);
  ensureVersion(sight, before, ifMatch);
  (entity as Row)[deletedAt.property.name] = null;
  await caller.em().flush();
  const row = await requirePermitted(sight, caller, id, true);
  await notify(onWrite, sight, caller, { action: 'restore', before, after: row });
  return row;
}
