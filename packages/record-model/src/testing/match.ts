import type { ColumnType } from '../definition/definition.ts';
import type { Filter } from '../filter/filter.ts';
import type { Values } from '../record/types.ts';
import { compareValues } from './compare.ts';
import { relatedRows } from './related.ts';
import type { Table, Tables } from './tables.ts';

/** Whether a row passes a checked filter. A missing value equals null alone, and is compared with nothing. */
export function matches(filter: Filter, row: Values, table: Table, tables: Tables): boolean {
  const passes = (node: Filter) => matches(node, row, table, tables);
  switch (filter.kind) {
    case 'and':
      return filter.nodes.every(passes);
    case 'or':
      return filter.nodes.some(passes);
    case 'not':
      return !passes(filter.node);
    case 'relation':
      return matchRelation(filter, row, table, tables);
    case 'test': {
      const type = table.definition.columns[filter.column]?.type ?? 'STRING';
      return test(filter, row[filter.column] ?? null, type);
    }
  }
}

function matchRelation(
  { relation, view, match, node }: Extract<Filter, { kind: 'relation' }>,
  row: Values,
  table: Table,
  tables: Tables,
): boolean {
  const target = tables.require(view);
  const others = relatedRows(tables, table, relation, row);
  const passes = (other: Values) => matches(node, other, target, tables);
  if (match === '$every') return others.every(passes);
  return others.some(passes) === (match === '$some');
}

function test(
  { op, value: arg }: Extract<Filter, { kind: 'test' }>,
  value: unknown,
  type: ColumnType,
): boolean {
  const list = Array.isArray(arg) ? arg : [];
  const compare = (other: unknown, fits: (order: number) => boolean) =>
    value !== null && other !== null && fits(compareValues(type, value, other));
  const equals = (other: unknown) =>
    other === null || value === null ? other === value : compare(other, (order) => order === 0);
  const text = value === null ? null : String(value).toLowerCase();
  const part = String(arg).toLowerCase();
  switch (op) {
    case '$null':
      return (value === null) === arg;
    case '$eq':
      return equals(arg);
    case '$ne':
      return !equals(arg);
    case '$in':
      return list.some(equals);
    case '$nin':
      return !list.some(equals);
    case '$gt':
      return compare(arg, (order) => order > 0);
    case '$gte':
      return compare(arg, (order) => order >= 0);
    case '$lt':
      return compare(arg, (order) => order < 0);
    case '$lte':
      return compare(arg, (order) => order <= 0);
    case '$between':
      return compare(list[0], (order) => order >= 0) && compare(list[1], (order) => order <= 0);
    case '$contains':
      return text?.includes(part) === true;
    case '$startsWith':
      return text?.startsWith(part) === true;
    case '$endsWith':
      return text?.endsWith(part) === true;
  }
}
