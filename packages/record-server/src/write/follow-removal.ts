import type { EntityProperty } from '@mikro-orm/core';
import type { Caller } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import type { RecordWrite } from '../options.ts';
import { type LockPurpose, lockRows } from './lock-order.ts';

export interface Followed {
  readonly structure: Structure;
  readonly write: Pick<RecordWrite, 'action' | 'before' | 'after'>;
}

/**
 * Call it before a row is deleted for good, in its transaction. The database deletes rows that
 * reference it, or sets their keys to null, without a notification. Rows with a key set to null get
 * a new version, so that a stale save cannot overwrite them. Returns all of them, to notify
 * `onWrite` after the deletion: each row once, and a row that is deleted too only as deleted.
 */
export async function followRemoval(
  structure: Structure,
  caller: Caller,
  id: unknown,
): Promise<Followed[]> {
  const taken = new Set([nameOf(structure, id)]);
  const emptied = new Map<string, Emptied>();
  const gone = await findTaken(structure, caller, id, taken, emptied);
  const left = [...emptied].filter(([name]) => !taken.has(name)).map(([, each]) => each);
  return [...gone, ...(await emptyAll(left, caller))];
}

/** A row, and its keys that reference a deleted row. */
interface Emptied {
  readonly structure: Structure;
  readonly row: Row;
  readonly keys: Set<string>;
}

/**
 * The rows that are deleted too, referencing rows first; rows that only lose a key are added to
 * `emptied`. All are locked: a row that was moved to another parent or deleted meanwhile is not
 * included.
 */
async function findTaken(
  { meta }: Structure,
  caller: Caller,
  id: unknown,
  taken: Set<string>,
  emptied: Map<string, Emptied>,
): Promise<Followed[]> {
  const found: Followed[] = [];
  for (const { structure, property, isTaken } of caller.dependents.get(meta.class) ?? []) {
    const where = { [property.name]: { $eq: id } };
    for (const row of await readLocked(structure, caller, where, isTaken ? 'removal' : 'update')) {
      const key = keyOf(structure, row);
      const name = nameOf(structure, key);
      if (!isTaken) {
        const known = emptied.get(name) ?? { structure, row, keys: new Set() };
        known.keys.add(property.name);
        emptied.set(name, known);
      } else if (!taken.has(name)) {
        taken.add(name);
        found.push(...(await findTaken(structure, caller, key, taken, emptied)));
        found.push({ structure, write: { action: 'delete', before: row, after: null } });
      }
    }
  }
  return found;
}

/** One statement for all rows that lose the same keys. */
async function emptyAll(emptied: readonly Emptied[], caller: Caller): Promise<Followed[]> {
  const found: Followed[] = [];
  const groups = Map.groupBy(emptied, ({ structure, keys }) =>
    [structure.view.name, ...keys].join(' '),
  );
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const values = Object.fromEntries([...first.keys].map((key) => [key, null]));
    const rows = [first, ...others].map(({ row }) => row);
    found.push(...(await changeRows(first.structure, caller, rows, values)));
  }
  return found;
}

/** Identifies a row, even if several views show its table. */
const nameOf = ({ meta }: Structure, key: unknown) => `${meta.tableName} ${String(key)}`;

/** Sets properties like an update: with a new version and time of change. */
export async function changeRows(
  structure: Structure,
  caller: Caller,
  rows: readonly Row[],
  values: Row,
): Promise<Followed[]> {
  const { view, meta, primaryKey } = structure;
  const data: Row = { ...values };
  for (const { name, onUpdate } of Object.values<EntityProperty>(meta.properties)) {
    if (onUpdate !== undefined) data[name] = onUpdate({}, caller.em());
  }
  const where = { [primaryKey.property.name]: { $in: rows.map((row) => keyOf(structure, row)) } };
  await caller.em().nativeUpdate(view.entity, where as never, data as never);
  const now = new Map(
    (await select(structure, caller, where)).map((row) => [keyOf(structure, row), row]),
  );
  return rows.map((before) => ({
    structure,
    write: { action: 'update', before, after: now.get(keyOf(structure, before)) ?? null },
  }));
}

const keyOf = ({ primaryKey }: Structure, row: Row): unknown => row[primaryKey.name];

/** The rows after they are locked, so that no other transaction can change them. */
export async function readLocked(
  structure: Structure,
  caller: Caller,
  where: Where,
  purpose: LockPurpose,
): Promise<Row[]> {
  const keys = await lockRows(structure, caller, where, purpose);
  if (keys.length === 0) return [];
  return select(structure, caller, { [structure.primaryKey.property.name]: { $in: keys } });
}

async function select(structure: Structure, caller: Caller, where: Where): Promise<Row[]> {
  const { sql, params } = caller.statements.ofList(structure, caller.em, { where });
  const raws = await caller.query(sql, params);
  return raws.map((raw) => readRaw(structure, raw));
}
