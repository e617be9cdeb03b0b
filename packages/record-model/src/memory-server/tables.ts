import type { Column, Definition } from '../definition/definition.ts';
import type { CompiledRules } from '../rules/compile.ts';
import { compileRules } from '../rules/compile-rules.ts';
import { recordMessages } from '../rules/messages.ts';
import { coerceValue } from '../values/coerce.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';
import { Problem } from './problem.ts';

export interface MemoryServerOptions {
  /** The language of messages for broken rules; 'en' by default. */
  readonly locale?: 'de' | 'en';
  /** Setters and custom rules by name, the same as on the client. */
  readonly modifiers?: Modifiers;
}

/** The rows by view, and by `through` the pairs of a belongsToMany: `{ [view]: id, [other view]: id }`. */
export type Rows = Record<string, Values[]>;

export interface Table {
  readonly definition: Definition;
  readonly rules: CompiledRules;
  readonly key: Column;
  /** Stored columns: all except the computed ones. */
  readonly names: readonly string[];
  /** A column's value in an answer; computed columns are derived from the others. */
  readonly valueIn: (name: string, row: Values) => unknown;
}

export interface Tables {
  readonly rows: Rows;
  /** Ids of deleted rows, by view: they are not used again. */
  readonly deleted: Map<string, Set<unknown>>;
  readonly options: Required<MemoryServerOptions>;
  get(view: string): Table | undefined;
  /** Throws NOT_FOUND. */
  require(view: string): Table;
}

export function createTables(
  definitions: readonly Definition[],
  initial: Readonly<Record<string, readonly Values[]>>,
  { locale = 'en', modifiers = {} }: MemoryServerOptions,
): Tables {
  const rows: Rows = {};
  for (const [name, given] of Object.entries(initial))
    rows[name] = given.map((row) => ({ ...row }));
  const tables = new Map<string, Table>();
  for (const definition of definitions) {
    const { name, columns, primaryKey } = definition;
    rows[name] = (rows[name] ?? []).map((row) => ({ version: 1, ...row }));
    tables.set(name, {
      definition,
      rules: compileRules(definition, { messages: recordMessages[locale], modifiers }),
      key: columns[primaryKey] ?? { type: 'STRING', allowNull: false },
      names: Object.keys(columns).filter((column) => columns[column]?.dummy !== true),
      valueIn(column, row) {
        const getter = columns[column]?.dummy === true ? columns[column].getter : undefined;
        return modifiers.getters?.[getter ?? '']?.(null, row) ?? row[column] ?? null;
      },
    });
  }
  const get = (view: string) => tables.get(view);
  return {
    rows,
    deleted: new Map(),
    options: { locale, modifiers },
    get,
    require(view) {
      const table = get(view);
      if (table === undefined) throw new Problem('NOT_FOUND');
      return table;
    },
  };
}

export function findRow(tables: Tables, table: Table, id: unknown): Values | undefined {
  const { name, primaryKey } = table.definition;
  const key = coerced(table.key, id);
  return tables.rows[name]?.find((row) => row[primaryKey] === key);
}

/** Throws NOT_FOUND. */
export function requireRow(tables: Tables, table: Table, id: unknown): Values {
  const row = findRow(tables, table, id);
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

/** A test may use ids that are shorter than a UUID. */
function coerced(column: Column, id: unknown): unknown {
  try {
    return coerceValue(column, id);
  } catch {
    return id;
  }
}

/** The row in an answer: every column of the definition, or the requested ones. */
export const shown = (
  { definition, valueIn }: Table,
  row: Values,
  fields: readonly string[] | null = null,
): Values =>
  Object.fromEntries(
    (fields ?? Object.keys(definition.columns)).map((name) => [name, valueIn(name, row)]),
  );

export const etagOf = (row: Values) => `"${String(row.version)}"`;
