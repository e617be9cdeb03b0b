import type { ShapeSchema } from './hooks/keep-shape.ts';
import type { ColumnSpec } from './view.ts';

/**
 * A column with everything that is known of it, so that entity, view and access are made of one list:
 * `note: { property: p.string().nullable(), label: { de: 'Hinweis', en: 'Note' } }`.
 */
export interface Column extends ColumnSpec {
  /** How MikroORM stores it; the column of a relation has none, because its entity names the relation. */
  readonly property?: object;
  /** Of JSON, or of a text that rules say too little of: a zod schema. */
  readonly shape?: ShapeSchema;
  /** Only for callers who write the view; not in `publicNamesOf`. */
  readonly staffOnly?: boolean;
}

/** Columns by wire name. */
export type Columns = Readonly<Record<string, Column>>;

type NamesWithout<Of, Key extends string> = {
  [Name in keyof Of & string]: Of[Name] extends { readonly [_ in Key]: true } ? never : Name;
}[keyof Of & string];

/** What staff write, for `writable`: every column that is not `readOnly`. */
export const writableNamesOf = <const Of extends Columns>(
  columns: Of,
): NamesWithout<Of, 'readOnly'>[] => namesWithout(columns, 'readOnly');

/** What visitors read, for `readable`: every column that is not `staffOnly`. */
export const publicNamesOf = <const Of extends Columns>(
  columns: Of,
): NamesWithout<Of, 'staffOnly'>[] => namesWithout(columns, 'staffOnly');

function namesWithout<Of extends Columns, Key extends 'readOnly' | 'staffOnly'>(
  columns: Of,
  key: Key,
): NamesWithout<Of, Key>[] {
  const names = Object.keys(columns) as NamesWithout<Of, Key>[];
  return names.filter((name) => columns[name]?.[key] !== true);
}

/** The schemas of the columns that have one, for `keepShape`. */
export const shapesOf = (columns: Columns): Record<string, ShapeSchema> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { shape }]) => (shape ? [[name, shape]] : [])),
  );
