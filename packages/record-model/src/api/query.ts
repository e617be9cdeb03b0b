import type { FilterOp } from '../filter/filter.ts';
import type { Values } from '../values/values.ts';
import type { ColumnName, RelatedRow, RelationName } from './views.ts';

/** The query of a list, as `GET /api/{view}/` takes it [R8.8]. */
export interface Query<T = Values> {
  /** Conditions by column or relation: `{ amount: { $lt: '100.00' } }`; BIGINT and DECIMAL as text. */
  readonly filter?: Conditions<T>;
  /** `'name'`, or `['name', '-created_at']`: a minus for the greatest first. */
  readonly sort?: SortName<T> | readonly SortName<T>[];
  /** 50 by default, 500 at most. */
  readonly limit?: number;
  /** 0 by default. */
  readonly offset?: number;
  /** The cursor of the page before. */
  readonly after?: string;
  /** `'author'`, or `['author', 'patient.user']`. */
  readonly include?: IncludePath<T> | readonly IncludePath<T>[];
}

/** The conditions of a filter; `$and`, `$or` and `$not` take conditions again. */
export type Conditions<T> = string extends keyof T
  ? Readonly<Values>
  : {
      readonly [Name in ColumnName<T>]?: Name extends keyof T ? Test<T[Name]> : unknown;
    } & {
      readonly [Name in RelationName<T>]?: RelatedConditions<RelatedRow<T, Name>>;
    } & {
      readonly $and?: readonly Conditions<T>[];
      readonly $or?: readonly Conditions<T>[];
      readonly $not?: Conditions<T>;
      /** Words, for a view that can be searched. */
      readonly $search?: string;
    };

/** A value of the column's type, or operators. */
type Test<Value> = unknown extends Value ? unknown : Exclude<Value, undefined> | Tests<Value>;

type Tests<Value> = {
  readonly [Op in FilterOp]?: Op extends '$in' | '$nin'
    ? readonly Exclude<Value, undefined>[]
    : Op extends '$between'
      ? readonly [NonNullable<Value>, NonNullable<Value>]
      : Op extends '$null'
        ? boolean
        : Op extends '$contains' | '$startsWith' | '$endsWith'
          ? string
          : Exclude<Value, undefined>;
};

/** Conditions on related records; `$some` by default. */
type RelatedConditions<T> =
  | Conditions<T>
  | {
      readonly $some?: Conditions<T>;
      readonly $none?: Conditions<T>;
      readonly $every?: Conditions<T>;
    };

type SortName<T> = ColumnName<T> | `-${ColumnName<T>}`;

/** A relation, or a relation of its row after a point; longer paths are not checked. */
type IncludePath<T> = {
  [Name in RelationName<T>]:
    | Name
    | `${Name}.${RelationName<RelatedRow<T, Name>>}`
    | `${Name}.${RelationName<RelatedRow<T, Name>>}.${string}`;
}[RelationName<T>];

export interface RequestOptions {
  /** If it is aborted before the answer, the call rejects with the error of `fetch`. */
  readonly signal?: AbortSignal;
  /**
   * Added to the client's own, for example a header that marks the request as not caused by the
   * user.
   */
  readonly headers?: Readonly<Record<string, string>>;
}
