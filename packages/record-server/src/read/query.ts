import { parseFilter, RecordError } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import { type IncludeTree, parseInclude } from './include.ts';
import { type OrderPart, parseOrder, readCursor } from './order.ts';
import { allOf, readableRows, toWhere, type Where } from './where.ts';

const usualLimit = 50;
const highestLimit = 500;
const highestOffset = 100_000;

export interface ListQuery {
  readonly where: Where;
  readonly after: Where;
  readonly order: readonly OrderPart[];
  readonly limit: number;
  readonly offset: number;
  readonly include: IncludeTree;
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
] as const;
type Parameters = Partial<Record<(typeof parameters)[number], string>>;

function ensureParameters(query: unknown): Parameters {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value !== 'string' || !(parameters as readonly string[]).includes(name)) {
      throw new RecordServerError('QUERY_INVALID', { details: { parameter: name } });
    }
  }
  return query as Parameters;
}

function readNumber(
  name: string,
  text: string | undefined,
  usual: number,
  highest: number,
): number {
  if (text === undefined) return usual;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= highest))
    throw new RecordServerError('QUERY_INVALID', { details: { parameter: name } });
  return number;
}

function readCount(text: string | undefined): ListQuery['count'] {
  if (text === undefined || text === 'false') return 'no';
  if (text === 'estimated') return 'estimated';
  if (text === '' || text === 'true' || text === 'exact' || text === '1') return 'exact';
  throw new RecordServerError('QUERY_INVALID', { details: { parameter: 'count' } });
}

/** A list's query string, checked against what the caller may read. The row permission stands outside. */
export function parseListQuery(raw: unknown, sight: Sight, caller: Caller): ListQuery {
  const query = ensureParameters(raw);
  const order = parseOrder(query.sort, sight);
  return {
    where: allOf([readableRows(sight), readFilter(query.filter, sight, caller)]),
    after: query.after === undefined ? {} : readCursor(order, query.after),
    order,
    limit: readNumber('limit', query.limit, usualLimit, highestLimit),
    offset: readNumber('offset', query.offset, 0, highestOffset),
    include: parseInclude(query.include, sight, caller),
    count: readCount(query.count),
  };
}

function readFilter(text: string | undefined, sight: Sight, caller: Caller): Where {
  if (text === undefined || text === '') return {};
  try {
    const lookup = (view: string) => caller.see(view)?.definition ?? null;
    return toWhere(parseFilter(text, sight.definition, lookup), sight, caller);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new RecordServerError('FILTER_INVALID', { cause: error, details: error.details });
  }
}
