import type { Edges } from '../edges/edges.ts';
import type { Changes } from '../listeners/listeners.ts';
import type { Row } from '../store/row.ts';
import type { History } from './history.ts';
import type { OperationHooks } from './operation.ts';
import { writeEdit } from './write.ts';

/**
 * One field that is edited by itself, which is what most changes are. It does what a step of operations does,
 * without what only several of them need: no list of operations, of rows or of names is made, and nothing is
 * read twice. How fast an edit is (`npm run bench -- records`) is decided here.
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
      edges.tellChange(row, name, before, after);
      hooks.edited(row, name, true);
    } finally {
      changes.end();
      history.add({ kind: 'set', row, at: row.revision, name, before, after });
    }
  };
}
