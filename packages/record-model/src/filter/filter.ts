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
export type RelationMatch = '$some' | '$none' | '$every';

/** A checked filter. Every node has no prototype; values are coerced by their column. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly Filter[] }
  | { readonly kind: 'not'; readonly node: Filter }
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
      /** The other view. */
      readonly view: string;
      readonly match: RelationMatch;
      readonly node: Filter;
    };

export const filterLimits = {
  bytes: 8192,
  depth: 4,
  nodes: 50,
  branches: 20,
  list: 200,
  hops: 3,
} as const;
