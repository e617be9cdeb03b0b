import { RecordError } from '../error.ts';
import type { Filter } from '../filter/filter.ts';
import { compareBy, type OrderPart, parseSort } from '../filter/order.ts';
import { parseFilter } from '../filter/parse.ts';
import { coerceValue } from '../values/coerce.ts';
import type { Values } from '../values/values.ts';
import { Problem } from './problem.ts';
import { type IncludeTree, parseInclude } from './related.ts';
import type { Table, Tables } from './tables.ts';

export interface ListQuery {
  readonly filter: Filter;
  readonly order: readonly OrderPart[];
  readonly after: Values | null;
  readonly limit: number;
  readonly offset: number;
  readonly include: IncludeTree;
  /** The requested columns; null for all. */
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

const refuse = (parameter: string, reason: string, field?: string): never => {
  throw new Problem('QUERY_INVALID', { parameter, reason, field });
};

/** A list's query string, checked as on the server. */
export function parseQuery(query: URLSearchParams, table: Table, tables: Tables): ListQuery {
  for (const name of query.keys()) {
    if (!parameters.includes(name)) refuse(name, `There are ${parameters.join(', ')}`);
    if (query.getAll(name).length > 1) refuse(name, 'Given more than once');
  }
  const order = parseOrder(query.get('sort'), table);
  const number = (name: string, usual: number, highest: number): number => {
    const text = query.get(name);
    if (text === null) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value <= highest ? value : refuse(name, `A whole number from 0 to ${highest}`);
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
    count: counts[query.get('count') ?? 'false'] ?? refuse('count', 'Unknown value'),
  };
}

function parseFields(text: string | null, { definition }: Table): ListQuery['fields'] {
  if (text === '') refuse('fields', 'No column');
  const fields = text?.split(',') ?? null;
  const unknown = fields?.find((name) => !Object.hasOwn(definition.columns, name));
  return unknown === undefined ? fields : refuse('fields', 'Unknown column', unknown);
}

function parse(text: string | null, { definition }: Table, tables: Tables): Filter {
  try {
    return parseFilter(text || '{}', definition, (view) => tables.get(view)?.definition ?? null);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const details = { ...(error.details as object | undefined), reason: error.message };
    throw new Problem('FILTER_INVALID', details);
  }
}

function parseOrder(
  sort: string | null,
  { definition, names: stored }: Table,
): readonly OrderPart[] {
  const names = (sort ?? '').split(',').filter((name) => name !== '');
  if (names.length > 8) throw new Problem('SORT_INVALID', { reason: 'At most 8 columns' });
  const reason = 'No column to sort by';
  const order = parseSort(sort ?? '', definition);
  if (typeof order === 'string') throw new Problem('SORT_INVALID', { field: order, reason });
  const computed = order.find(({ name }) => !stored.includes(name));
  if (computed !== undefined) {
    throw new Problem('SORT_INVALID', { field: computed.name, reason });
  }
  return order;
}

export const compareRows = (order: readonly OrderPart[], a: Values, b: Values): number =>
  compareBy(
    order,
    (name) => a[name],
    (name) => b[name],
  );

export const writeCursor = (order: readonly OrderPart[], row: Values): string =>
  JSON.stringify(order.map(({ name }) => row[name] ?? null));

function readCursor(order: readonly OrderPart[], cursor: string): Values {
  try {
    const values: unknown = JSON.parse(cursor);
    if (!Array.isArray(values) || values.length !== order.length)
      return refuse('after', 'No cursor of this list');
    return Object.fromEntries(
      order.map(({ name, type }, index) => [
        name,
        coerceValue({ type, allowNull: false }, values[index]),
      ]),
    );
  } catch {
    return refuse('after', 'No cursor of this list');
  }
}
