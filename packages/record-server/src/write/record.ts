import { isSameValue } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import { toDatabaseValue } from '../model/value.ts';
import { findRow, parseId } from '../read/find.ts';
import type { RowPermission } from '../view-access.ts';
import { type LockPurpose, lockRows } from './lock-order.ts';

/**
 * Locks a row for a write. Throws 401 for a guest, NOT_FOUND if the permission does not cover the
 * row.
 */
export async function lockRow(
  sight: Sight,
  caller: Caller,
  id: string,
  permission: RowPermission | undefined,
  purpose: LockPurpose = 'update',
): Promise<{ entity: object; row: Row }> {
  const { view, primaryKey } = sight.structure;
  const refusal = caller.viewer === null ? 'UNAUTHENTICATED' : 'NOT_FOUND';
  if (permission === undefined || permission === false) throw new RecordServerError(refusal);
  const key = parseId(sight, id);
  if (key === null) throw new RecordServerError('NOT_FOUND');
  const where = { [primaryKey.property.name]: key };
  // By key alone: a permission may join, and an outer join cannot be locked.
  await lockRows(sight.structure, caller, where, purpose);
  const options = { filters: false, refresh: true } as const;
  const entity = await caller.em().findOne(view.entity, where as never, options);
  const row = entity === null ? null : await findRow(sight, caller, id, permission);
  if (entity === null || row === null) throw new RecordServerError('NOT_FOUND');
  return { entity, row };
}

/** Sets each property that differs; true if any did. */
export function assignChanges(
  entity: object,
  before: Row,
  after: Row,
  sight: Sight,
  caller: Caller,
) {
  const target = entity as Record<string, unknown>;
  let isChanged = false;
  for (const part of sight.structure.columns.values()) {
    const { name, property } = part;
    if (!(name in after) || isSameValue(before[name] ?? null, after[name] ?? null)) continue;
    target[property.name] = toEntityValue(part, after[name] ?? null, caller);
    isChanged = true;
  }
  return isChanged;
}

export function toEntityValue(
  part: Parameters<typeof toDatabaseValue>[0],
  value: unknown,
  caller: Caller,
): unknown {
  const { property } = part;
  if (value === null || property.targetMeta === undefined) return toDatabaseValue(part, value);
  return caller.em().getReference(property.targetMeta.class, value as never);
}
