import type { Edges } from '../edges/edges.ts';
import type { Changes } from '../listeners/listeners.ts';
import type { Row } from '../store/row.ts';
import type { History } from './history.ts';
import type { OperationHooks } from './operation.ts';
import { writeEdit } from './write.ts';

/**
 * Edits a single field, the most frequent change. It does the same as a step of operations, without
 * the work for several of them: no list of operations, rows or names is created, and nothing is
 * read twice. It determines the speed of an edit (`npm run bench -- records`).
 */
export function createEditField(
  edges: Edges,
  changes: Changes,
  history: History,
  hooks: OperationHooks,
) {
  return (row: Row, name: string, before: unknown, after: unknown): void => {
    changes.begin();
    try {
      writeEdit(row, name, after);
      edges.notifyChange(row, name, before, after);
      hooks.edited(row, name, true);
    } finally {
      changes.end();
      history.add({ kind: 'set', row, at: row.revision, name, before, after });
    }
  };
}
