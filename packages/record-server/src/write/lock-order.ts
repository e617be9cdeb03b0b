import { LockMode } from '@mikro-orm/core';
import type { Caller, Sight } from '../model/caller.ts';
import { parseId } from '../read/find.ts';

/** A row that is about to be written; whether it is there, and may be, is asked later. */
export type Named = readonly [sight: Sight, id: string];

interface Locked {
  readonly sight: Sight;
  readonly keys: Set<unknown>;
}

/**
 * Call in a transaction, before rows are locked one by one: locks them by tables, then by keys. Two that want the same
 * rows, each in an order of its own, then wait for each other, and neither has what the other one needs.
 */
export async function lockInOrder(caller: Caller, rows: readonly Named[]): Promise<void> {
  const tables = new Map<string, Locked>();
  let count = 0;
  for (const [sight, id] of rows) {
    const key = parseId(sight, id);
    if (key === null) continue;
    const { tableName } = sight.structure.meta;
    const locked = tables.get(tableName) ?? { sight, keys: new Set() };
    tables.set(tableName, locked);
    locked.keys.add(key);
    count += 1;
  }
  const names = [...tables.keys()];
  const sorted = names.toSorted();
  // One of each table, and in order already.
  if (count === names.length && sorted.every((name, at) => name === names[at])) return;
  for (const table of sorted) {
    const { sight, keys } = tables.get(table) as Locked;
    const { view, primaryKey } = sight.structure;
    const { name } = primaryKey.property;
    const found = caller.em.createQueryBuilder<object>(view.entity).select(name as never);
    found.where({ [name]: { $in: [...keys] } } as never).orderBy({ [name]: 'asc' } as never);
    await found.setLockMode(LockMode.PESSIMISTIC_WRITE).execute('all');
  }
}
