import type { Column, Definition } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import { coerceValue } from '../values/coerce.ts';
import {
  type Filter,
  type FilterOp,
  filterLimits,
  filterOps,
  type RelationMatch,
} from './filter.ts';

/** The definition of a view as the caller may see it, or null. */
export type DefinitionLookup = (view: string) => Definition | null;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const relationMatches: readonly string[] = ['$some', '$none', '$every'] satisfies RelationMatch[];
const textOps = new Set<FilterOp>(['$contains', '$startsWith', '$endsWith']);

/** A node without a prototype, so that a name from the caller never finds an inherited property. */
const node = <T extends Filter>(fields: T): T => Object.assign(Object.create(null), fields);

function refuse(message: string, details?: unknown): never {
  throw new RecordError('FILTER_INVALID', message, { details });
}

/**
 * Parses `filter={…}` into checked nodes. Fields that `definition` does not show are refused, so a
 * definition narrowed to what the caller may read keeps filters from revealing other values.
 *
 * @param json the text of the query parameter
 * @param lookup the definitions of related views; without it no relation can be filtered
 * @throws RecordError FILTER_INVALID; its message is the reason, `details` has the field or the operator, where there
 * is one
 */
export function parseFilter(
  json: string,
  definition: Definition,
  lookup: DefinitionLookup = () => null,
): Filter {
  if (new TextEncoder().encode(json).length > filterLimits.bytes) {
    refuse(`The filter is longer than ${filterLimits.bytes} bytes`);
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new RecordError('FILTER_INVALID', 'The filter is not JSON', { cause });
  }
  let nodes = 0;

  function entriesOf(where: unknown, depth: number): [string, unknown][] {
    if (typeof where !== 'object' || where === null || Array.isArray(where)) {
      refuse('A filter is an object');
    }
    if (depth > filterLimits.depth) {
      refuse(`The filter has more than ${filterLimits.depth} objects inside each other`);
    }
    return Object.entries(where);
  }

  function count(): void {
    nodes += 1;
    if (nodes > filterLimits.nodes) {
      refuse(`The filter has more than ${filterLimits.nodes} fields and operators`);
    }
  }

  function parseWhere(where: unknown, view: Definition, depth: number, hops: number): Filter {
    const parts = entriesOf(where, depth).map(([key, part]) => {
      count();
      if (forbiddenKeys.has(key)) refuse('Unknown field', { field: key });
      if (key === '$and' || key === '$or') {
        if (!Array.isArray(part) || part.length > filterLimits.branches) {
          refuse(`${key} is a list of at most ${filterLimits.branches}`);
        }
        const branches = part.map((branch) => parseWhere(branch, view, depth + 1, hops));
        return node({ kind: key === '$and' ? 'and' : 'or', nodes: branches });
      }
      if (key === '$not') {
        return node({ kind: 'not', node: parseWhere(part, view, depth + 1, hops) });
      }
      if (key === '$search' && view.search === true) return parseSearch(part);
      if (key.startsWith('$')) {
        refuse('Here $and, $or and $not are the operators', { operator: key });
      }
      if (Object.hasOwn(view.columns, key)) {
        return parseTests(key, view.columns[key] as Column, part, depth);
      }
      if (Object.hasOwn(view.relations, key)) return parseRelation(key, part, view, depth, hops);
      return refuse('Unknown field', { field: key });
    });
    return node({ kind: 'and', nodes: parts });
  }

  function parseSearch(text: unknown): Filter {
    // PostgreSQL's text cannot hold a NUL.
    if (typeof text !== 'string' || text.length > filterLimits.search || text.includes('\0')) {
      refuse(`$search is a text of at most ${filterLimits.search} characters`);
    }
    return node({ kind: 'search', text });
  }

  function parseRelation(
    name: string,
    part: unknown,
    view: Definition,
    depth: number,
    hops: number,
  ): Filter {
    const target = view.relations[name]?.view ?? '';
    const definition = lookup(target);
    if (definition === null) refuse('Unknown field', { field: name });
    if (hops >= filterLimits.hops) {
      refuse(`The filter goes over more than ${filterLimits.hops} relations`);
    }
    const entries = entriesOf(part, depth + 1);
    const isMatched = entries.length > 0 && entries.every(([key]) => relationMatches.includes(key));
    const matches: [string, unknown][] = isMatched ? entries : [['$some', part]];
    const nodes = matches.map(([match, where]) =>
      node({
        kind: 'relation',
        relation: name,
        view: target,
        match: match as RelationMatch,
        node: parseWhere(where, definition, depth + 1, hops + 1),
      }),
    );
    return nodes.length === 1 && nodes[0] ? nodes[0] : node({ kind: 'and', nodes });
  }

  function parseTests(name: string, column: Column, part: unknown, depth: number): Filter {
    if (column.dummy === true) refuse('A computed field cannot be filtered', { field: name });
    const isOps = typeof part === 'object' && part !== null && !Array.isArray(part);
    if (Array.isArray(part)) refuse('A list needs $in', { field: name });
    const tests = isOps ? entriesOf(part, depth) : [['$eq', part] as const];
    if (tests.length === 0) refuse('A test needs an operator', { field: name });
    const parsed = tests.map(([op, arg]) => {
      count();
      if (!(filterOps as readonly string[]).includes(op)) {
        refuse(`Unknown operator; there are ${filterOps.join(', ')}`, { operator: op });
      }
      const filterOp = op as FilterOp;
      return node({
        kind: 'test',
        column: name,
        op: filterOp,
        value: parseArgument(filterOp, arg, name, column),
      });
    });
    return parsed.length === 1 && parsed[0] ? parsed[0] : node({ kind: 'and', nodes: parsed });
  }

  return parseWhere(value, definition, 1, 0);
}

function parseArgument(op: FilterOp, arg: unknown, field: string, column: Column): unknown {
  if (op === '$null') return typeof arg === 'boolean' ? arg : refuse('$null is true or false');
  // Databases compare lists and objects differently, or not at all.
  if (column.type === 'JSON') refuse('Only $null works on this field', { field });
  if (op === '$in' || op === '$nin' || op === '$between') {
    if (!Array.isArray(arg) || arg.length > filterLimits.list) {
      refuse(`${op} is a list of at most ${filterLimits.list}`, { field });
    }
    if (op === '$between' && arg.length !== 2) refuse('$between is a list of two', { field });
    const list = arg.map((value) => coerceOperand(value, field, column));
    if (op === '$between' && list.includes(null)) refuse('$between needs two values', { field });
    return list;
  }
  if (textOps.has(op)) {
    const isText = column.type === 'STRING' || column.type === 'TEXT';
    if (!isText || typeof arg !== 'string') refuse(`${op} is for text`, { field });
    // Checked like any other value of a text column: PostgreSQL's text cannot hold a NUL.
    return coerceOperand(arg, field, column) ?? '';
  }
  const value = coerceOperand(arg, field, column);
  if (value === null && op !== '$eq' && op !== '$ne') refuse(`${op} needs a value`, { field });
  return value;
}

function coerceOperand(value: unknown, field: string, column: Column): unknown {
  if (typeof value === 'object' && value !== null) refuse('A value is no object', { field });
  try {
    // Here '' is a value to compare with, not an empty form field.
    return coerceValue({ type: column.type, allowNull: false }, value);
  } catch (cause) {
    throw new RecordError('FILTER_INVALID', 'The value does not fit its field', {
      cause,
      details: { field },
    });
  }
}
