import { type Column, coerceValue, type Modifiers } from '@praxiskit/record-model';
import type { ComputedSpec, View } from '../view.ts';
import type { Row } from './row.ts';

export interface ComputedPart {
  readonly name: string;
  readonly column: Column;
  readonly spec: ComputedSpec;
}

const wireName = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Throws for a column that cannot be computed. */
export function readComputed(
  { name: view, computed = {} }: View,
  columns: ReadonlyMap<string, unknown>,
  relations: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, ComputedPart> {
  const parts = new Map<string, ComputedPart>();
  for (const [name, spec] of Object.entries(computed)) {
    const refuse = (why: string) => new Error(`View ${view}.${name}: a computed column ${why}.`);
    if (!wireName.test(name)) throw refuse('has a name in snake_case');
    if (columns.has(name) || relations.has(name)) throw refuse('has a name of its own');
    const unknown = spec.from.filter((column) => !columns.has(column));
    if (unknown.length > 0 || spec.from.length === 0) {
      throw refuse(
        `is computed from columns of the view, and ${unknown.join(', ') || 'none'} is not`,
      );
    }
    const { getter, type = 'STRING' } = spec;
    const column = { type, allowNull: true, getter, dummy: true, readOnly: true };
    parts.set(name, { name, column, spec });
  }
  return parts;
}

export type Compute = (row: Row) => unknown;

export function compileComputed(
  { column, spec: { from, getter } }: ComputedPart,
  { getters = {} }: Modifiers,
): Compute {
  const compute = getters[getter];
  return (row) => {
    // Only these columns, so that a value reveals nothing that its reader may not read.
    const values = Object.fromEntries(from.map((name) => [name, row[name] ?? null]));
    return coerceValue(column, compute?.(null, values) ?? null);
  };
}
