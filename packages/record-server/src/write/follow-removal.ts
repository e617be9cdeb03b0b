import type { EntityProperty } from '@mikro-orm/core';
import type { Caller } from '../model/caller.ts';
import type { Dependent } from '../model/dependents.ts';
import { readRaw } from '../model/read-raw.ts';
import type { Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import type { RecordWrite } from '../options.ts';

/** A write that a deletion brings with it. */
export interface Followed {
  readonly structure: Structure;
  readonly write: Pick<RecordWrite, 'action' | 'before' | 'after'>;
}

/**
 * Call before a row is deleted for good, in its transaction. The database deletes rows that name it, or empties their
 * keys, and says nothing of it: here the latter get a new version, so that nobody saves over it. Gives all of them, to
 * be told of once the row is deleted.
 */
export async function followRemoval(
  { meta }: Structure,
  caller: Caller,
  id: unknown,
  seen = new Set<string>(),
): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (const dependent of caller.dependents.get(meta.class) ?? []) {
    const { structure, property } = dependent;
    const rows = await select(structure, caller, { [property.name]: { $eq: id } });
    const left = rows.filter((row) => {
      const name = `${structure.view.name} ${String(keyOf(structure, row))}`;
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    });
    if (left.length === 0) continue;
    if (dependent.isTaken) {
      for (const before of left) {
        followed.push(...(await followRemoval(structure, caller, keyOf(structure, before), seen)));
        followed.push({ structure, write: { action: 'delete', before, after: null } });
      }
    } else followed.push(...(await empty(dependent, caller, left)));
  }
  return followed;
}

const empty = ({ structure, property }: Dependent, caller: Caller, rows: readonly Row[]) =>
  changeRows(structure, caller, rows, { [property.name]: null });

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
    if (onUpdate !== undefined) data[name] = onUpdate({}, caller.em);
  }
  const where = { [primaryKey.property.name]: { $in: rows.map((row) => keyOf(structure, row)) } };
  await caller.em.nativeUpdate(view.entity, where as never, data as never);
  const now = new Map(
    (await select(structure, caller, where)).map((row) => [keyOf(structure, row), row]),
  );
  return rows.map((before) => ({
    structure,
    write: { action: 'update', before, after: now.get(keyOf(structure, before)) ?? null },
  }));
}

const keyOf = ({ primaryKey }: Structure, row: Row): unknown => row[primaryKey.name];

export async function select(structure: Structure, caller: Caller, where: Where): Promise<Row[]> {
  const { sql, params } = caller.statements.ofList(structure, () => caller.em, { where });
  const raws = await caller.query(sql, params);
  return raws.map((raw) => readRaw(structure, raw));
}
