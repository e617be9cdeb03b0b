export const filterOps = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$null',
  '$between',
  '$contains',
  '$startsWith',
  '$endsWith',
] as const;

export type FilterOp = (typeof filterOps)[number];
/** How many related records must match the inner filter; `$some` by default. */
export type RelationMatch = '$some' | '$none' | '$every';

/** A checked filter. Every node has no prototype; values are coerced by their column. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly Filter[] }
  | { readonly kind: 'not'; readonly node: Filter }
  | { readonly kind: 'search'; readonly text: string }
  | {
      readonly kind: 'test';
      readonly column: string;
      readonly op: FilterOp;
      /** A list for $in, $nin and $between, a boolean for $null. */
      readonly value: unknown;
    }
  | {
      readonly kind: 'relation';
      readonly relation: string;
      readonly view: string;
      readonly match: RelationMatch;
      readonly node: Filter;
    };

export const filterLimits = {
  /** Of its JSON in UTF-8. */
  bytes: 8192,
  /** Objects inside each other. */
  depth: 4,
  /** Fields and operators in all. */
  nodes: 50,
  /** Of one $and or $or. */
  branches: 20,
  /** Values of one $in, $nin. */
  list: 200,
  /** Relations one after the other. */
  hops: 3,
  /** Characters of one $search. */
  search: 200,
} as const;
