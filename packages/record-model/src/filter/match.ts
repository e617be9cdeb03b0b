import type { ColumnType } from '../definition/definition.ts';
import { compareValues } from './compare.ts';
import type { Filter } from './filter.ts';

/** SQL's truth: a comparison with a missing value is unknown, and so is its negation. */
export type Truth = boolean | null;

/** A row, as a filter reads it. */
export interface Candidate {
  typeOf(column: string): ColumnType;
  get(column: string): unknown;
  /** The rows at the other end; null where they are not known. */
  related(relation: string): { readonly isMany: boolean; readonly rows: Candidate[] } | null;
}

const negate = (truth: Truth): Truth => (truth === null ? null : !truth);

const all = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;

const any = (truths: readonly Truth[]): Truth => negate(all(truths.map(negate)));

/** Whether a row passes a checked filter, as PostgreSQL would say. */
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
  const truths = related.rows.map((other) => matches(node, other));
  if (!related.isMany) {
    // One row is joined, so what is unknown of it stays unknown.
    const [truth = match === '$every'] = truths;
    return match === '$none' ? negate(truth) : truth;
  }
  // Many are looked for: every one is none that is known to differ.
  if (match === '$every') return !truths.includes(false);
  return truths.includes(true) === (match === '$some');
}

function test(
  { op, value: arg }: Extract<Filter, { kind: 'test' }>,
  value: unknown,
  type: ColumnType,
): Truth {
  const list = Array.isArray(arg) ? arg : [];
  /** Unknown where one of the two is missing. */
  const compare = (other: unknown, passes: (order: number) => boolean): Truth =>
    value === null || other === null ? null : passes(compareValues(type, value, other));
  const equals = (other: unknown) => compare(other, (order) => order === 0);
  const text = String(value).toLowerCase();
  const part = String(arg).toLowerCase();
  switch (op) {
    case '$null':
      return (value === null) === arg;
    case '$eq':
      return arg === null ? value === null : equals(arg);
    case '$ne':
      // As "not x" is meant: rows without a value are not x either.
      return arg === null || value === null ? value !== arg : negate(equals(arg));
    case '$in':
      return any(list.map(equals));
    case '$nin':
      return value === null || negate(any(list.map(equals)));
    case '$gt':
      return compare(arg, (order) => order > 0);
    case '$gte':
      return compare(arg, (order) => order >= 0);
    case '$lt':
      return compare(arg, (order) => order < 0);
    case '$lte':
      return compare(arg, (order) => order <= 0);
    case '$between':
      return all([
        compare(list[0], (order) => order >= 0),
        compare(list[1], (order) => order <= 0),
      ]);
    case '$contains':
      return value === null ? null : text.includes(part);
    case '$startsWith':
      return value === null ? null : text.startsWith(part);
    case '$endsWith':
      return value === null ? null : text.endsWith(part);
  }
}
