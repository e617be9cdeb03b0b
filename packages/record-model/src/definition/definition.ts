import type { Rule } from './rule.ts';

/** DATE and DATETIME are instants, DATEONLY a day, TIME a time of day; JSON is any JSON value. */
export const columnTypes = [
  'DATE',
  'DATEONLY',
  'DATETIME',
  'TIME',
  'NUMBER',
  'INTEGER',
  'BIGINT',
  'FLOAT',
  'DECIMAL',
  'BOOLEAN',
  'STRING',
  'TEXT',
  'UUID',
  'JSON',
] as const;

/** What a column holds; how its values look is said at `coerceValue`. */
export type ColumnType = (typeof columnTypes)[number];
/** From this view to the other one: `belongsTo` is the side that has the foreign key. */
type RelationType = 'belongsTo' | 'belongsToMany' | 'hasMany' | 'hasOne';

/** One column, as the server sends it to callers who may see it. */
export interface Column {
  readonly type: ColumnType;
  /** A value, or 'NOW': the moment of creation (for DATEONLY the local day). */
  readonly default?: unknown;
  /** The older name of `default`; `default` wins. */
  readonly defaultValue?: unknown;
  readonly allowNull: boolean;
  /** Of a DECIMAL: its digits in all, and those behind the point. More are refused, never rounded. */
  readonly precision?: number;
  readonly scale?: number;
  readonly primaryKey?: boolean;
  /** Without one, the column's name with a capital. */
  readonly label?: string;
  readonly rules?: readonly Rule[];
  /** Name of a registered pure function, never code. */
  readonly getter?: string;
  /** The same, for values that are set. */
  readonly setter?: string;
  /** Computed and shown, never stored or sent. */
  readonly dummy?: boolean;
  readonly readOnly?: boolean;
  /** Set when the record is made, and read-only from then on. */
  readonly createOnly?: boolean;
}

/** A relation from one view's records to another's. */
export interface Relation {
  readonly type: RelationType;
  /** The other view's name. */
  readonly view: string;
  /** A column of this view for belongsTo, of the other view for hasOne and hasMany. */
  readonly foreignKey?: string;
  /** The table between the two, of belongsToMany. */
  readonly through?: string;
  /** The relation's name on the wire, where it is not the property's own. */
  readonly alias?: string;
}

/** A view as the server describes it to one caller: what the caller may not see is not in it. */
export interface Definition {
  /** The view's name on the wire, snake_case. */
  readonly name: string;
  readonly label: string;
  /** The column's name. */
  readonly primaryKey: string;
  /** Edits are saved by themselves, 500 ms after the last one. */
  readonly autosave: boolean;
  readonly columns: Readonly<Record<string, Column>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** Changes whenever the definition does. */
  readonly revision: string;
}
