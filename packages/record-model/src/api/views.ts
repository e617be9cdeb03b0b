import type { Values } from '../values/values.ts';

/**
 * The views of a site and their records' columns. A site declares them, or lets `writeTypes` do it from
 * the server's definitions; then views, records and fields are typed by the view's name:
 *
 * ```ts
 * declare module '@praxiskit/record-model/client' {
 *   interface RecordViews {
 *     prices: { id: string; amount: string | null };
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites add to it
export interface RecordViews {}

/** The name of a view that the site has declared. */
export type ViewName = keyof RecordViews & string;

/** A name that is not declared; one that is has its own row. */
export type OtherName<Name> = Name extends ViewName ? never : Name;

/** The columns of a view's records: as they are declared, or of any name. */
export type ViewRow<Name extends string> = Name extends keyof RecordViews
  ? RecordViews[Name]
  : Values;

/**
 * Under this key a view's row names what its relations give: the row of the other view, or an array of
 * them. It is a type alone: no record has it.
 */
export declare const relations: unique symbol;

/** Nothing, and not `never`, where a row names none: every name is a key of `never`. */
type RelationsOf<T> = T extends { readonly [relations]?: infer Relations }
  ? NonNullable<Relations>
  : Record<never, never>;

/** Any name, where the view is not declared. */
type Names<T, Declared> = string extends keyof T ? string : keyof Declared & string;

/** The columns of a view's row. */
export type ColumnName<T> = Names<T, T>;

/** The relations that a view's row names. */
export type RelationName<T> = Names<T, RelationsOf<T>>;

/** The row that a relation leads to, or an array of them. */
export type RelationOf<T, Name> = Name extends keyof RelationsOf<T> ? RelationsOf<T>[Name] : Values;

/** The row that a relation leads to, whether to one or to many. */
export type RelatedRow<T, Name> =
  RelationOf<T, Name> extends readonly (infer Row)[] ? Row : RelationOf<T, Name>;

/** A value that JSON can hold: that of a JSON column. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
