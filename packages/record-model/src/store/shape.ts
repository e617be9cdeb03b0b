import type { Column, Definition, Relation } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import { type CompiledRules, compileChecked } from '../rules/compile.ts';
import { recordMessages } from '../rules/messages.ts';
import type { Modifiers } from '../values/modifiers.ts';

/** A definition, prepared once per view. */
export interface Shape {
  readonly definition: Definition;
  readonly rules: CompiledRules;
  readonly modifiers: Modifiers;
  readonly names: readonly string[];
  /** Columns that are computed and only shown. */
  readonly computed: readonly string[];
  /** Stored columns: all except the computed ones. */
  readonly stored: readonly string[];
  readonly writable: readonly string[];
  /**
   * Columns that a newer server no longer has, or does not let this user write; found by its
   * refusals.
   */
  readonly lost: Set<string>;
  /** With their names, for checking each row of a list. */
  readonly relations: readonly (readonly [name: string, relation: Relation])[];
  /** Field → fields whose rules or getters read it. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  /** Foreign key → the relations that use it. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** Throws FIELD_UNKNOWN. */
  column(name: string): Column;
  typeMessage(column: Column): string;
}

export function createShape(
  definition: Definition,
  modifiers: Modifiers,
  locale: 'de' | 'en',
): Shape {
  const messages = recordMessages[locale];
  const entries = Object.entries(definition.columns);
  const columns = new Map(entries);
  const stored = entries.flatMap(([name, { dummy }]) => (dummy === true ? [] : [name]));
  return {
    computed: entries.flatMap(([name, { dummy }]) => (dummy === true ? [name] : [])),
    definition,
    modifiers,
    rules: compileChecked(definition, { messages, modifiers }),
    names: [...columns.keys()],
    relations: Object.entries(definition.relations),
    stored,
    lost: new Set(),
    writable: stored.filter(
      (name) => columns.get(name)?.readOnly !== true && name !== definition.primaryKey,
    ),
    dependents: findDependents(columns),
    keys: findKeys(definition),
    column(name) {
      const column = columns.get(name);
      if (column === undefined) {
        throw new RecordError('FIELD_UNKNOWN', `${definition.name} has no field ${name}`);
      }
      return column;
    },
    typeMessage({ type }) {
      if (type === 'INTEGER' || type === 'BIGINT') return messages.integer;
      return ['NUMBER', 'FLOAT', 'DECIMAL'].includes(type) ? messages.number : messages.type;
    },
  };
}

function findDependents(columns: ReadonlyMap<string, Column>): Map<string, string[]> {
  const dependents = new Map<string, string[]>();
  const names = [...columns.keys()];
  for (const [name, column] of columns) {
    const { rules = [] } = column;
    // A registered function gets all values, and does not declare which of them it reads.
    const readsAll = column.getter !== undefined || rules.some(({ op }) => op === 'custom');
    const read = rules.flatMap(({ op, arg, when }) => [
      ...(op === 'compare' ? [(arg as { field: string }).field] : []),
      ...Object.keys(when ?? {}),
    ]);
    for (const field of new Set(readsAll ? names : read)) {
      if (field !== name) dependents.set(field, [...(dependents.get(field) ?? []), name]);
    }
  }
  return dependents;
}

function findKeys({ relations }: Definition): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [name, { type, foreignKey = name }] of Object.entries(relations)) {
    if (type === 'belongsTo') keys.set(foreignKey, [...(keys.get(foreignKey) ?? []), name]);
  }
  return keys;
}
