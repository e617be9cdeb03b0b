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

/** The columns of a view's records: as they are declared, or of any name. */
export type ViewRow<Name extends string> = Name extends keyof RecordViews
  ? RecordViews[Name]
  : Values;

/** A value that JSON can hold: that of a JSON column. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
