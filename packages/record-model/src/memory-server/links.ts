import type { Relation } from '../definition/definition.ts';
import type { Values } from '../values/values.ts';
import { Problem } from './problem.ts';
import { relatedRows } from './related.ts';
import { etagOf, findRow, requireRow, type Table, type Tables } from './tables.ts';

interface Link {
  readonly row: Values;
  readonly child: Values;
  readonly target: Table;
  readonly relation: Relation;
  readonly isLinked: boolean;
}

/** Throws NOT_FOUND for a relation that cannot be linked, and for missing rows. */
function findLink(
  tables: Tables,
  table: Table,
  id: string,
  association: string,
  childId: string,
): Link {
  const { relations } = table.definition;
  const relation = Object.hasOwn(relations, association) ? relations[association] : undefined;
  if (relation === undefined || relation.type === 'belongsTo') {
    throw new Problem('NOT_FOUND');
  }
  const target = tables.require(relation.view);
  const row = requireRow(tables, table, id);
  const child = findRow(tables, target, childId);
  if (child === undefined) throw new Problem('NOT_FOUND');
  const isLinked = relatedRows(tables, table, association, row).includes(child);
  return { row, child, target, relation, isLinked };
}

/** POST of a link: 201 for a new one, 200 for an existing one. */
export function addLink(
  tables: Tables,
  table: Table,
  id: string,
  association: string,
  body: unknown,
): Response {
  const childId = (body as { id?: unknown } | null)?.id;
  if (typeof childId !== 'string') throw new Problem('BODY_INVALID');
  const link = findLink(tables, table, id, association, childId);
  if (link.isLinked) return Response.json({ id: childId }, { headers: { etag: etagOf(link.row) } });
  const { row, child, target, relation } = link;
  const { primaryKey, name } = table.definition;
  if (relation.type === 'belongsToMany') {
    const through = relation.through ?? '';
    const pair = {
      [name]: row[primaryKey],
      [target.definition.name]: child[target.definition.primaryKey],
    };
    tables.rows[through] = [...(tables.rows[through] ?? []), pair];
  } else {
    const isTaken =
      relation.type === 'hasOne' && relatedRows(tables, table, association, row).length;
    if (isTaken) throw new Problem('CONFLICT');
    point(child, relation, row[primaryKey]);
  }
  raise(row, table);
  return Response.json({ id: childId }, { status: 201, headers: { etag: etagOf(row) } });
}

export function removeLink(
  tables: Tables,
  table: Table,
  id: string,
  association: string,
  childId: string,
): Response {
  const link = findLink(tables, table, id, association, childId);
  const { row, child, target, relation } = link;
  if (link.isLinked && relation.type === 'belongsToMany') {
    const { through = '' } = relation;
    const { name, primaryKey } = table.definition;
    const { name: other, primaryKey: otherKey } = target.definition;
    const isThis = (pair: Values) =>
      pair[name] === row[primaryKey] && pair[other] === child[otherKey];
    tables.rows[through] = (tables.rows[through] ?? []).filter((pair) => !isThis(pair));
  } else if (link.isLinked) {
    const column = target.definition.columns[relation.foreignKey ?? ''];
    if (column?.allowNull === false) throw new Problem('VALIDATION_FAILED');
    point(child, relation, null);
  }
  if (link.isLinked) raise(row, table);
  const answer = { id: childId, changed: link.isLinked };
  return Response.json(answer, { headers: { etag: etagOf(row) } });
}

/** The association belongs to the record, so the record gets a new version. */
function raise(row: Values, { definition }: Table): void {
  row.version = Number(row.version) + 1;
  const isStamped = definition.columns.updated_at?.readOnly === true;
  if (isStamped) row.updated_at = new Date().toISOString();
}

/** The child's own column stores the link, so the child gets a new version. */
function point(child: Values, { foreignKey = '' }: Relation, id: unknown): void {
  child[foreignKey] = id;
  child.version = Number(child.version) + 1;
}
