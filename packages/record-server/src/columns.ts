import type { ShapeSchema } from './hooks/keep-shape.ts';
import type { ColumnSpec } from './view.ts';

/**
 * A column with all its properties, so that entity, view and access are made from one list: `note:
 * { property: p.string().nullable(), label: { de: 'Hinweis', en: 'Note' } }`.
 */
export interface Column extends ColumnSpec {
  /** How MikroORM stores it; the column of a relation has none, because its entity names the relation. */
  readonly property?: object;
  /** A zod schema for JSON, or for a text that the rules cannot describe. */
  readonly shape?: ShapeSchema;
  /** Readable only for callers who write the view; not in `publicNamesOf`. */
  readonly staffOnly?: boolean;
}

/** Columns by wire name. */
export type Columns = Readonly<Record<string, Column>>;

type NamesWithout<Of, Key extends string> = {
  [Name in keyof Of & string]: Of[Name] extends { readonly [_ in Key]: true } ? never : Name;
}[keyof Of & string];

/** The columns that staff write, for `writable`: all that are not `readOnly`. */
export const writableNamesOf = <const Of extends Columns>(
  columns: Of,
): NamesWithout<Of, 'readOnly'>[] => namesWithout(columns, 'readOnly');

/** The columns that visitors read, for `readable`: all that are not `staffOnly`. */
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
