import type { Caller, Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import { parseId } from '../read/find.ts';

/**
 * What a row is locked for. `update`: nobody else writes it, but others may name it by their foreign keys, and do not
 * wait for it. `removal`: nobody may name it either.
 */
export type LockPurpose = 'update' | 'removal';

/** A row that is about to be written; whether it is there, and may be, is asked later. */
export type Named = readonly [sight: Sight, id: string, purpose: LockPurpose];

/**
 * Call in a transaction. Gives the keys of the rows as they are when nobody else can change them any more; they are
 * locked in one order, so that two of these wait for each other and do not block each other.
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
  // MikroORM has no word for the weaker lock.
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
 * Call in a transaction, before rows are locked one by one: locks them by tables, then by keys. Two that want the same
 * rows, each in an order of its own, then wait for each other, and neither has what the other one needs.
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
  // One of each table, and in order already.
  if (count === names.length && sorted.every((name, at) => name === names[at])) return;
  for (const table of sorted) {
    const { structure, keys, purpose } = tables.get(table) as Locked;
    const { name } = structure.primaryKey.property;
    await lockRows(structure, caller, { [name]: { $in: [...keys] } }, purpose);
  }
}
