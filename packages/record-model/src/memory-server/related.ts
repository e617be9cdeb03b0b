import { compareValues } from '../filter/compare.ts';
import type { Values } from '../values/values.ts';
import { Problem } from './problem.ts';
import { shown, type Table, type Tables } from './tables.ts';

export interface IncludeTree {
  [relation: string]: IncludeTree;
}

const deepest = 3;
const most = 10;

/** The rows at the other end of a relation, in the order of their keys. */
export function relatedRows(tables: Tables, table: Table, name: string, row: Values): Values[] {
  const relation = table.definition.relations[name];
  const target = relation === undefined ? undefined : tables.get(relation.view);
  if (relation === undefined || target === undefined) return [];
  const { type, foreignKey = '', through = '' } = relation;
  const { name: own, primaryKey } = table.definition;
  const { name: other, primaryKey: otherKey } = target.definition;
  const pairs = tables.rows[through] ?? [];
  const linked = new Set(
    pairs.filter((pair) => pair[own] === row[primaryKey]).map((pair) => pair[other]),
  );
  const isRelated = (candidate: Values) => {
    if (type === 'belongsTo') return candidate[otherKey] === row[foreignKey];
    if (type === 'belongsToMany') return linked.has(candidate[otherKey]);
    return candidate[foreignKey] === row[primaryKey];
  };
  return (tables.rows[other] ?? [])
    .filter(isRelated)
    .sort((a, b) => compareValues(target.key.type, a[otherKey], b[otherKey]));
}

/** `author,patient.user` as a tree. Throws INCLUDE_INVALID. */
export function parseInclude(text: string | null, table: Table, tables: Tables): IncludeTree {
  const tree: IncludeTree = Object.create(null);
  const paths = (text ?? '').split(',').filter((path) => path !== '');
  if (paths.length > most) {
    throw new Problem('INCLUDE_INVALID', { reason: `At most ${most} relations` });
  }
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > deepest) {
      throw new Problem('INCLUDE_INVALID', { relation: path, reason: `At most ${deepest} names` });
    }
    let branch = tree;
    let at: Table | undefined = table;
    for (const name of names) {
      const relations: Table['definition']['relations'] = at?.definition.relations ?? {};
      const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
      at = tables.get(relation?.view ?? '');
      if (at === undefined) {
        throw new Problem('INCLUDE_INVALID', { relation: path, reason: 'Unknown relation' });
      }
      branch[name] ??= Object.create(null) as IncludeTree;
      branch = branch[name];
    }
  }
  return tree;
}

/** The row of an answer, with related rows under their names. */
export function withIncludes(
  tables: Tables,
  table: Table,
  row: Values,
  tree: IncludeTree,
  fields: readonly string[] | null = null,
): Values {
  const answer = shown(table, row, fields);
  for (const [name, branch] of Object.entries(tree)) {
    const { type, view } = table.definition.relations[name] ?? {};
    const target = tables.require(view ?? '');
    const others = relatedRows(tables, table, name, row).map((other) =>
      withIncludes(tables, target, other, branch),
    );
    const isMany = type === 'hasMany' || type === 'belongsToMany';
    answer[name] = isMany ? others : (others[0] ?? null);
  }
  return answer;
}
