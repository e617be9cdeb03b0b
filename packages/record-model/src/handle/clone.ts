import { RecordError } from '../error.ts';
import { isFixed, isSameEdge, readEdge } from '../store/read.ts';
import { draftOf, Row } from '../store/row.ts';
import type { Engine } from './engine.ts';
import { setField } from './fields.ts';

/**
 * A new row with the writable values of this one that the server still accepts, and its parents.
 */
export function cloneRow(engine: Engine, row: Row): Row {
  const { writable, lost } = row.table.shape;
  const kept = writable.filter((name) => !lost.has(name));
  const edges = kept.map((name) => [name, readEdge(row, name)] as const);
  const values = edges.filter(([, value]) => !(value instanceof Row));
  return engine.operations.group(() => {
    const copy = engine.create(row.table, structuredClone(Object.fromEntries(values)));
    draftOf(copy).original = { row, values: new Map(edges) };
    for (const [name, value] of edges) {
      if (value instanceof Row) engine.operations.set(copy, name, value);
    }
    return copy;
  }, false);
}

/**
 * Writes the changes of a clone to its original; other fields may have changed there since. Throws
 * READ_ONLY if the original is deleted.
 */
export function writeBackRow(engine: Engine, row: Row): void {
  const original = row.draft?.original;
  if (!original) return;
  if (original.row.isDeleted) throw new RecordError('READ_ONLY', 'The original is deleted');
  engine.operations.group(() => {
    for (const [name, before] of original.values) {
      const value = readEdge(row, name);
      if (isFixed(original.row, name) || isSameEdge(value, before)) continue;
      const copy = value instanceof Row ? value : structuredClone(value);
      setField(engine, original.row, name, copy);
    }
  });
}
