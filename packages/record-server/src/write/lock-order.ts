import type { Caller, Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import { parseId } from '../read/find.ts';

/**
 * The purpose of a lock. `update`: no other transaction can write the row, but others may reference
 * it by foreign keys without waiting. `removal`: no other transaction can reference it either.
 */
export type LockPurpose = 'update' | 'removal';

/** A row that is about to be written; its existence and permissions are checked later. */
export type Named = readonly [sight: Sight, id: string, purpose: LockPurpose];

/**
 * Call it in a transaction. Returns the keys of the rows after they are locked, so that no other
 * transaction can change them. Rows are locked in one order: two such calls wait for each other,
 * but do not deadlock.
 */
export async function lockRows(
  { view, primaryKey }: Structure,
  caller: Caller,
  where: Where,
  purpose: LockPurpose,
): Promise<unknown[]> {
  const { name } = primaryKey.property;
  const found = caller
    .em()
    .createQueryBuilder<object>(view.entity)
    .select(name as never);
  found.where(where as never).orderBy({ [name]: 'asc' } as never);
  const { sql, params } = found.toQuery();
  // MikroORM has no option for the weaker lock.
  const lock = purpose === 'removal' ? 'for update' : 'for no key update';
  const rows = await caller.query(`${sql} ${lock}`, params);
  return rows.map((row) => row[primaryKey.name]);
}

interface Locked {
  readonly structure: Structure;
  readonly keys: Set<unknown>;
  purpose: LockPurpose;
}

/**
 * Call it in a transaction, before rows are locked one by one: locks them by table, then by key.
 * Two transactions that need the same rows in different orders then wait for each other, but do not
 * deadlock.
 */
export async function lockInOrder(caller: Caller, rows: readonly Named[]): Promise<void> {
  const tables = new Map<string, Locked>();
  let count = 0;
  for (const [sight, id, purpose] of rows) {
    const key = parseId(sight, id);
    if (key === null) continue;
    const { structure } = sight;
    const { tableName } = structure.meta;
    const locked = tables.get(tableName) ?? { structure, keys: new Set(), purpose };
    tables.set(tableName, locked);
    locked.keys.add(key);
    if (purpose === 'removal') locked.purpose = purpose;
    count += 1;
  }
  const names = [...tables.keys()];
  const sorted = names.toSorted();
  // At most one row of each table, already in order.
  if (count === names.length && sorted.every((name, at) => name === names[at])) return;
  for (const table of sorted) {
    const { structure, keys, purpose } = tables.get(table) as Locked;
    const { name } = structure.primaryKey.property;
    await lockRows(structure, caller, { [name]: { $in: [...keys] } }, purpose);
  }
}
