import { type Filter, parseFilter, RecordError } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { OrderPart, Where } from '../model/statements.ts';
import { allOf } from './condition.ts';
import { type IncludeTree, parseInclude } from './include-tree.ts';
import { parseCursor, parseOrder } from './order.ts';
import { ensureParameters, isExactCount, readParameter } from './parameters.ts';
import { deletedRows, readableRows, toWhere } from './where.ts';

export interface ListQuery {
  /** The view, or its deleted rows. */
  readonly sight: Sight;
  readonly where: Where;
  /** The values of the cursor. */
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly order: readonly OrderPart[];
  readonly limit: number;
  readonly offset: number;
  readonly include: IncludeTree;
  /** The requested columns; null for all. */
  readonly fields: readonly string[] | null;
  readonly count: 'no' | 'exact' | 'estimated';
  /**
   * The caller may read every row of each requested view, so an estimate over all rows reveals
   * nothing.
   */
  readonly seesAll: boolean;
}

function readCount(count: string): ListQuery['count'] {
  if (count === 'estimated') return 'estimated';
  return isExactCount(count) ? 'exact' : 'no';
}

/**
 * Parses a list's query string, and checks it against the caller's rights. The row permission is
 * added outside of the filter.
 */
export function parseListQuery(raw: unknown, view: Sight, caller: Caller): ListQuery {
  const query = ensureParameters(raw);
  const isDeleted = readParameter(query, 'deleted') !== undefined;
  const sight = isDeleted ? deletedRows(view) : view;
  if (sight === null) {
    const details = { parameter: 'deleted', reason: 'None to be seen here' };
    throw new RecordServerError('QUERY_INVALID', { details });
  }
  const order = parseOrder(query.sort, sight);
  const filter = readFilter(query.filter, sight, caller);
  return {
    sight,
    where: allOf([readableRows(sight), filter === null ? {} : toWhere(filter, sight, caller)]),
    after: query.after === undefined ? null : parseCursor(order, query.after, sight),
    order,
    limit: readParameter(query, 'limit'),
    offset: readParameter(query, 'offset'),
    include: parseInclude(query.include, sight, caller),
    fields: parseFields(readParameter(query, 'fields'), sight),
    count: readCount(readParameter(query, 'count')),
    seesAll: sight.access.read === true && (filter === null || seesAll(filter, caller)),
  };
}

/** Checks every view that a filter uses. */
function seesAll(filter: Filter, caller: Caller): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.nodes.every((node) => seesAll(node, caller));
    case 'not':
      return seesAll(filter.node, caller);
    case 'relation':
      return caller.see(filter.view)?.access.read === true && seesAll(filter.node, caller);
    case 'test':
    case 'search':
      return true;
  }
}

/** Throws QUERY_INVALID for a column that the caller may not read, as for an unknown one. */
function parseFields(text: string | undefined, sight: Sight): ListQuery['fields'] {
  if (text === undefined) return null;
  const fields = text.split(',');
  const field = fields.find((name) => !Object.hasOwn(sight.definition.columns, name));
  if (field === undefined) return fields;
  const reason = 'Unknown column';
  throw new RecordServerError('QUERY_INVALID', { details: { parameter: 'fields', field, reason } });
}

function readFilter(text: string | undefined, sight: Sight, caller: Caller): Filter | null {
  if (text === undefined || text === '') return null;
  try {
    const lookup = (view: string) => caller.see(view)?.definition ?? null;
    return parseFilter(text, sight.definition, lookup);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const details = { ...(error.details as object | undefined), reason: error.message };
    throw new RecordServerError('FILTER_INVALID', { cause: error, details });
  }
}
