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

/** The type of a column; the form of its values is described at `coerceValue`. */
export type ColumnType = (typeof columnTypes)[number];
/** From this view to the other one: the `belongsTo` side has the foreign key. */
type RelationType = 'belongsTo' | 'belongsToMany' | 'hasMany' | 'hasOne';

/** One column, as the server sends it to callers who may see it. */
export interface Column {
  readonly type: ColumnType;
  /** A value, or 'NOW': the moment of creation (for DATEONLY the local day). */
  readonly default?: unknown;
  /** The older name of `default`; `default` wins. */
  readonly defaultValue?: unknown;
  readonly allowNull: boolean;
  /**
   * For a DECIMAL: its total digits, and its digits after the point. More digits are refused, never
   * rounded.
   */
  readonly precision?: number;
  readonly scale?: number;
  readonly primaryKey?: boolean;
  /** By default the column's name with a capital. */
  readonly label?: string;
  readonly rules?: readonly Rule[];
  /** Name of a registered pure function, never code. */
  readonly getter?: string;
  /** The same, for values that are set. */
  readonly setter?: string;
  /** The same: merges two users' changes of this column. Without it the user has to choose one of them. */
  readonly merge?: string;
  /** Computed and shown, never stored or sent. */
  readonly dummy?: boolean;
  readonly readOnly?: boolean;
  /** Set on creation, and read-only afterwards. */
  readonly createOnly?: boolean;
}

export interface Relation {
  readonly type: RelationType;
  readonly view: string;
  /** A column of this view for belongsTo, of the other view for hasOne and hasMany. */
  readonly foreignKey?: string;
  /** The table between the two, of belongsToMany. */
  readonly through?: string;
  /** The relation's name on the wire, if it differs from the property's. */
  readonly alias?: string;
}

/**
 * A view as the server describes it to one caller, without the parts that the caller may not see.
 */
export interface Definition {
  /** The view's name on the wire, snake_case. */
  readonly name: string;
  readonly label: string;
  readonly primaryKey: string;
  /** Edits are saved automatically, 500 ms after the last one. */
  readonly autosave: boolean;
  /** Its lists can be searched: `{ $search: 'kim 1999' }`. */
  readonly search?: boolean;
  /**
   * The client sends queries of it in a request's body, because addresses are kept in logs and
   * histories, and stores its unsaved changes encrypted.
   */
  readonly sensitive?: boolean;
  readonly columns: Readonly<Record<string, Column>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** Changes whenever the definition does. */
  readonly revision: string;
}
