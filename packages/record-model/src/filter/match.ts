import type { ColumnType } from '../definition/definition.ts';
import { compareValues } from './compare.ts';
import type { Filter } from './filter.ts';

/** Null: unknown here, because related rows are not loaded, or only the server can search. */
export type Truth = boolean | null;

export interface Candidate {
  typeOf(column: string): ColumnType;
  get(column: string): unknown;
  /** The rows at the other end; null if they are not loaded. */
  related(relation: string): readonly Candidate[] | null;
  /** Whether a search finds the row; absent where only the server knows. */
  search?(text: string): boolean;
}

const negate = (truth: Truth): Truth => (truth === null ? null : !truth);

const all = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;

const any = (truths: readonly Truth[]): Truth => negate(all(truths.map(negate)));

/**
 * Whether a row matches a checked filter. A missing value equals only null, and every comparison
 * with it is false.
 */
export function matches(filter: Filter, row: Candidate): Truth {
  const each = (nodes: readonly Filter[]) => nodes.map((node) => matches(node, row));
  switch (filter.kind) {
    case 'and':
      return all(each(filter.nodes));
    case 'or':
      return any(each(filter.nodes));
    case 'not':
      return negate(matches(filter.node, row));
    case 'relation':
      return matchRelation(filter, row);
    case 'search':
      return row.search?.(filter.text) ?? null;
    case 'test':
      return test(filter, row.get(filter.column) ?? null, row.typeOf(filter.column));
  }
}

function matchRelation(
  { relation, match, node }: Extract<Filter, { kind: 'relation' }>,
  row: Candidate,
): Truth {
  const related = row.related(relation);
  if (related === null) return null;
  const truths = related.map((other) => matches(node, other));
  if (match === '$every') return all(truths);
  return match === '$some' ? any(truths) : negate(any(truths));
}

function test(
  { op, value: arg }: Extract<Filter, { kind: 'test' }>,
  value: unknown,
  type: ColumnType,
): boolean {
  const list = Array.isArray(arg) ? arg : [];
  const compare = (other: unknown, fits: (order: number) => boolean) =>
    value !== null && fits(compareValues(type, value, other));
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
