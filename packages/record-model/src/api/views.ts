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

export type ViewName = keyof RecordViews & string;

/** A name that is not declared; a declared name has its own row type. */
export type OtherName<Name> = Name extends ViewName ? never : Name;

/** The columns of a view's records: as declared, or of any name. */
export type ViewRow<Name extends string> = Name extends keyof RecordViews
  ? RecordViews[Name]
  : Values;

/**
 * The key under which a view's row type declares its relations: the row of the other view, or an
 * array. It exists only as a type.
 */
export declare const relations: unique symbol;

/** An empty type, and not `never`, if a row declares none: every name is a key of `never`. */
type RelationsOf<T> = T extends { readonly [relations]?: infer Relations }
  ? NonNullable<Relations>
  : Record<never, never>;

/** Any name, if the view is not declared. */
type Names<T, Declared> = string extends keyof T ? string : keyof Declared & string;

export type ColumnName<T> = Names<T, T>;

export type RelationName<T> = Names<T, RelationsOf<T>>;

export type RelationOf<T, Name> = Name extends keyof RelationsOf<T> ? RelationsOf<T>[Name] : Values;

export type RelatedRow<T, Name> =
  RelationOf<T, Name> extends readonly (infer Row)[] ? Row : RelationOf<T, Name>;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
