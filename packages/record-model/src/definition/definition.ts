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

export type ColumnType = (typeof columnTypes)[number];
export type RelationType = 'belongsTo' | 'belongsToMany' | 'hasMany' | 'hasOne';

/** One column, as the server sends it to callers who may see it. */
export interface Column {
  readonly type: ColumnType;
  /** A value, or 'NOW': the moment of creation (for DATEONLY the local day). */
  readonly default?: unknown;
  /** The older name of `default`; `default` wins. */
  readonly defaultValue?: unknown;
  readonly allowNull: boolean;
  readonly primaryKey?: boolean;
  /** Without one, the column's name with a capital. */
  readonly label?: string;
  readonly rules?: readonly Rule[];
  /** Name of a registered pure function, never code. */
  readonly getter?: string;
  readonly setter?: string;
  /** Computed and shown, never stored or sent. */
  readonly dummy?: boolean;
  readonly readOnly?: boolean;
}

export interface Relation {
  readonly type: RelationType;
  /** The other view's name. */
  readonly view: string;
  /** A column of this view for belongsTo, of the other view for hasOne and hasMany. */
  readonly foreignKey?: string;
  readonly through?: string;
  readonly alias?: string;
}

export interface Definition {
  readonly name: string;
  readonly label: string;
  readonly primaryKey: string;
  readonly autosave: boolean;
  readonly columns: Readonly<Record<string, Column>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** Changes whenever the definition does. */
  readonly revision: string;
}
