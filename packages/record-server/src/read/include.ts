import type { FilterQuery } from '@mikro-orm/core';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { Row } from '../model/row.ts';
import type { Selection, Where } from '../model/statements.ts';
import type { RelationPart } from '../model/structure.ts';
import { allOf } from './condition.ts';
import type { IncludeTree } from './include-tree.ts';
import { parseOrder } from './order.ts';
import { project, rowsQuery, run, selectRows } from './rows.ts';
import { readableRows } from './where.ts';

/** An include with more rows is refused, not cut. */
const mostRows = 10_000;

/**
 * Projects the rows and adds the related rows under their names, with one statement per relation.
 */
export async function withIncludes(
  sight: Sight,
  caller: Caller,
  rows: readonly Row[],
  tree: IncludeTree,
  fields: readonly string[] | null = null,
): Promise<Row[]> {
  const shown = rows.map((row) => project(sight, row, fields));
  for (const [name, branch] of Object.entries(tree)) {
    const part = sight.structure.relations.get(name);
    const target = part === undefined ? null : caller.see(part.spec.view);
    if (part === undefined || target === null) continue;
    const found = await loadRelated(sight, target, part, caller, rows);
    const children = await withIncludes(target, caller, found.rows, branch);
    for (const [index, row] of rows.entries()) {
      const related = found.indexesOf(row).map((child) => children[child] as Row);
      const holder = shown[index];
      if (holder !== undefined) holder[name] = found.isMany ? related : (related[0] ?? null);
    }
  }
  return shown;
}

interface Related {
  readonly rows: readonly Row[];
  readonly isMany: boolean;
  indexesOf(row: Row): readonly number[];
}

async function loadRelated(
  sight: Sight,
  target: Sight,
  part: RelationPart,
  caller: Caller,
  rows: readonly Row[],
): Promise<Related> {
  const ownKey = sight.structure.primaryKey.name;
  const { primaryKey } = target.structure;
  const { type, foreignKey = '' } = part.relation;
  const order = parseOrder(undefined, target);
  const select = async (where: Where): Promise<Row[]> => {
    const selection = { where: allOf([readableRows(target), where]), order, limit: mostRows + 1 };
    const found = await selectRows(target, caller, selection);
    if (found.length > mostRows) {
      throw new RecordServerError('INCLUDE_INVALID', { details: { relation: part.name } });
    }
    return found;
  };
  const keyIn = (ids: readonly unknown[]) => ({ [primaryKey.property.name]: { $in: ids } });

  if (type === 'belongsTo') {
    const ids = unique(rows.map((row) => row[foreignKey]));
    const found = ids.length === 0 ? [] : await select(keyIn(ids));
    const index = groupBy(found, (row) => row[primaryKey.name]);
    return { rows: found, isMany: false, indexesOf: (row) => index.get(row[foreignKey]) ?? [] };
  }
  const owners = unique(rows.map((row) => row[ownKey]));
  if (type === 'belongsToMany') {
    const selection = { where: readableRows(target), order };
    const pairs = await selectLinked(part, target, caller, {
      owners,
      selection,
      limit: mostRows + 1,
    });
    if (pairs.length > mostRows) {
      throw new RecordServerError('INCLUDE_INVALID', { details: { relation: part.name } });
    }
    const places = new Map<unknown, number>();
    const found: Row[] = [];
    const children = new Map<unknown, number[]>();
    for (const { owner, row } of pairs) {
      const key = row[primaryKey.name];
      const place = places.get(key) ?? found.push(row) - 1;
      places.set(key, place);
      const own = children.get(owner) ?? [];
      if (!own.includes(place)) own.push(place);
      children.set(owner, own);
    }
    return { rows: found, isMany: true, indexesOf: (row) => children.get(row[ownKey]) ?? [] };
  }
  const back = part.property.mappedBy;
  const found = owners.length === 0 ? [] : await select({ [back]: { $in: owners } });
  const index = groupBy(found, (row) => row[foreignKey]);
  const isMany = type === 'hasMany';
  return { rows: found, isMany, indexesOf: (row) => index.get(row[ownKey]) ?? [] };
}

interface Linked {
  readonly owner: unknown;
  readonly row: Row;
}

/** The related rows of a many-to-many relation with their owners, in order, with one statement. */
async function selectLinked(
  { property }: RelationPart,
  target: Sight,
  caller: Caller,
  { owners, selection, limit }: { owners: readonly unknown[]; selection: Selection; limit: number },
): Promise<readonly Linked[]> {
  if (owners.length === 0) return [];
  const platform = caller.em().getPlatform();
  const name = (text: string) => platform.quoteIdentifier(text);
  const [own = ''] = property.joinColumns;
  const [other = ''] = property.inverseJoinColumns;
  const { sql, params } = rowsQuery(target, caller, { where: selection.where });
  const order = (selection.order ?? []).map(
    ({ part, isDescending }) => `"found".${name(part.name)} ${isDescending ? 'desc' : 'asc'}`,
  );
  const raws = await run(caller, {
    sql: `select "link".${name(own)} as "link owner", "found".* from ${name(property.pivotTable)} as "link"
     inner join (${sql}) as "found" on "found".${name(target.structure.primaryKey.name)} = "link".${name(other)}
     where "link".${name(own)} in (${owners.map(() => '?').join(', ')})
     order by ${order.join(', ')} limit ${limit}`,
    params: [...params, ...owners],
  });
  return raws.map((raw) => ({ owner: raw['link owner'], row: readRaw(target.structure, raw) }));
}

/** The table of a many-to-many relation, and its columns of the owner and the child, quoted. */
export function pairsOf({ property }: RelationPart, { em }: Caller) {
  const [own = ''] = property.joinColumns;
  const [other = ''] = property.inverseJoinColumns;
  const quoted = (name: string) => em().getPlatform().quoteIdentifier(name);
  return { table: quoted(property.pivotTable), own: quoted(own), other: quoted(other) };
}

/** Owner and child ids of a many-to-many relation. */
export async function selectPairs(
  part: RelationPart,
  caller: Caller,
  owners: readonly unknown[],
): Promise<readonly (readonly [unknown, unknown])[]> {
  if (owners.length === 0) return [];
  const { table, own, other } = pairsOf(part, caller);
  const marks = owners.map(() => '?').join(', ');
  const pairs = await caller
    .em()
    .execute<{ owner: unknown; child: unknown }[]>(
      `select ${own} as owner, ${other} as child from ${table} where ${own} in (${marks})`,
      [...owners],
    );
  return pairs.map(({ owner, child }) => [owner, child] as const);
}

/** The relation and the other view, if this caller may see both. Throws NOT_FOUND. */
export function requireRelation(
  sight: Sight,
  caller: Caller,
  name: string,
): { part: RelationPart; target: Sight } {
  const part = sight.structure.relations.get(name);
  const target = part === undefined ? null : caller.see(part.spec.view);
  if (part === undefined || target === null) throw new RecordServerError('NOT_FOUND');
  return { part, target };
}

/** The rows of one record's association, as a condition on the other view. */
export async function associated(
  sight: Sight,
  target: Sight,
  part: RelationPart,
  caller: Caller,
  row: Row,
): Promise<Where> {
  const key = target.structure.primaryKey.property.name;
  const id = row[sight.structure.primaryKey.name];
  switch (part.relation.type) {
    case 'belongsTo':
      return {
        [key]: { $in: [row[part.relation.foreignKey ?? '']].filter((value) => value != null) },
      };
    case 'belongsToMany':
      return { [key]: { $in: (await selectPairs(part, caller, [id])).map(([, child]) => child) } };
    default:
      return { [part.property.mappedBy]: id } satisfies FilterQuery<Row>;
  }
}

const unique = (values: readonly unknown[]) => [
  ...new Set(values.filter((value) => value != null)),
];

function groupBy(rows: readonly Row[], keyOf: (row: Row) => unknown): Map<unknown, number[]> {
  const groups = new Map<unknown, number[]>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  }
  return groups;
}
