import type { EntityProperty } from '@mikro-orm/core';
import type { Caller } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import type { RecordWrite } from '../options.ts';
import { type LockPurpose, lockRows } from './lock-order.ts';

/** A write that a deletion brings with it. */
export interface Followed {
  readonly structure: Structure;
  readonly write: Pick<RecordWrite, 'action' | 'before' | 'after'>;
}

/**
 * Call before a row is deleted for good, in its transaction. The database deletes rows that name it, or empties their
 * keys, and says nothing of it: here the latter get a new version, so that nobody saves over it. Gives all of them, to
 * be told of once the row is deleted: each once, and none that goes, too, as one that is emptied.
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

/** A row, and those of its keys that name a deleted one. */
interface Emptied {
  readonly structure: Structure;
  readonly row: Row;
  readonly keys: Set<string>;
}

/**
 * The rows that go, those that name others of them first; what is only emptied is added to `emptied`. They are locked:
 * one that is just given to another parent, or deleted, is none of them.
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

/** Of a row, whichever of several views of its table it is seen in. */
const nameOf = ({ meta }: Structure, key: unknown) => `${meta.tableName} ${String(key)}`;

/** Sets properties, as an update does it: with the version and the time of the change. */
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

/** As they are when nobody else can change them any more. */
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
