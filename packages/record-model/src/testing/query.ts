import type { ColumnType } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import type { Filter } from '../filter/filter.ts';
import { parseFilter } from '../filter/parse.ts';
import type { Values } from '../record/types.ts';
import { coerceValue } from '../values/coerce.ts';
import { compareValues } from './compare.ts';
import { Problem } from './problem.ts';
import { type IncludeTree, parseInclude } from './related.ts';
import type { Table, Tables } from './tables.ts';

interface OrderPart {
  readonly name: string;
  readonly type: ColumnType;
  readonly isDescending: boolean;
}

export interface ListQuery {
  readonly filter: Filter;
  readonly order: readonly OrderPart[];
  readonly after: Values | null;
  readonly limit: number;
  readonly offset: number;
  readonly include: IncludeTree;
  /** The columns that are asked for; null for all. */
  readonly fields: readonly string[] | null;
  readonly count: 'no' | 'exact' | 'estimated';
}

const parameters = [
  'filter',
  'sort',
  'limit',
  'offset',
  'after',
  'include',
  'count',
  'lang',
  'fields',
];
const counts: Readonly<Record<string, ListQuery['count']>> = {
  false: 'no',
  '': 'exact',
  true: 'exact',
  exact: 'exact',
  '1': 'exact',
  estimated: 'estimated',
};

const refuse = (parameter: string, field?: string): never => {
  throw new Problem('QUERY_INVALID', { parameter, field });
};

/** A list's query string, checked as the server checks it. */
export function parseQuery(query: URLSearchParams, table: Table, tables: Tables): ListQuery {
  for (const name of query.keys()) {
    if (!parameters.includes(name) || query.getAll(name).length > 1) refuse(name);
  }
  const order = parseOrder(query.get('sort'), table);
  const number = (name: string, usual: number, highest: number): number => {
    const text = query.get(name);
    if (text === null) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value <= highest ? value : refuse(name);
  };
  const filter = parse(query.get('filter'), table, tables);
  const after = query.get('after');
  return {
    filter,
    order,
    after: after === null ? null : readCursor(order, after),
    limit: number('limit', 50, 500),
    offset: number('offset', 0, 100_000),
    fields: parseFields(query.get('fields'), table),
    include: parseInclude(query.get('include'), table, tables),
    count: counts[query.get('count') ?? 'false'] ?? refuse('count'),
  };
}

function parseFields(text: string | null, { names }: Table): ListQuery['fields'] {
  if (text === '') refuse('fields');
  const fields = text?.split(',') ?? null;
  const unknown = fields?.find((name) => !names.includes(name));
  return unknown === undefined ? fields : refuse('fields', unknown);
}

function parse(text: string | null, { definition }: Table, tables: Tables): Filter {
  try {
    return parseFilter(text || '{}', definition, (view) => tables.get(view)?.definition ?? null);
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('FILTER_INVALID', error.details);
    throw error;
  }
}

/** With the key at its end: pages need one order. */
function parseOrder(sort: string | null, { definition }: Table): OrderPart[] {
  const { columns, primaryKey } = definition;
  const names = (sort ?? '').split(',').filter((name) => name !== '');
  if (names.length > 8) throw new Problem('SORT_INVALID');
  const hasKey = names.some((name) => name.replace(/^-/, '') === primaryKey);
  return (hasKey ? names : [...names, primaryKey]).map((given) => {
    const name = given.replace(/^-/, '');
    const type = Object.hasOwn(columns, name) ? columns[name]?.type : undefined;
    if (type === undefined || type === 'JSON') throw new Problem('SORT_INVALID', { field: name });
    return { name, type, isDescending: given.startsWith('-') };
  });
}

/** Rows without a value are last when ascending, first when descending, as in PostgreSQL. */
export function compareRows(order: readonly OrderPart[], a: Values, b: Values): number {
  for (const { name, type, isDescending } of order) {
    const [left, right] = [a[name] ?? null, b[name] ?? null];
    if (left === right) continue;
    const byNull = left === null ? 1 : right === null ? -1 : null;
    const found = byNull ?? compareValues(type, left, right);
    if (found !== 0) return isDescending ? -found : found;
  }
  return 0;
}

export const writeCursor = (order: readonly OrderPart[], row: Values): string =>
  JSON.stringify(order.map(({ name }) => row[name] ?? null));

function readCursor(order: readonly OrderPart[], cursor: string): Values {
  try {
    const values: unknown = JSON.parse(cursor);
    if (!Array.isArray(values) || values.length !== order.length) return refuse('after');
    return Object.fromEntries(
      order.map(({ name, type }, index) => [
        name,
        coerceValue({ type, allowNull: false }, values[index]),
      ]),
    );
  } catch {
    return refuse('after');
  }
}
