import type { Edges } from '../edges/edges.ts';
import { isFixed } from '../store/read.ts';
import type { Row } from '../store/row.ts';
import { type EdgeState, writeEdge } from './write.ts';

/** A change by a caller, as data: `before` is its inverse. */
export type Operation =
  | {
      readonly kind: 'set';
      readonly row: Row;
      /** The row's `revision` at that time. */
      readonly at: number;
      readonly name: string;
      readonly before: unknown;
      readonly after: unknown;
    }
  | {
      readonly kind: 'edge';
      readonly row: Row;
      readonly at: number;
      readonly name: string;
      readonly before: EdgeState;
      readonly after: EdgeState;
    }
  | {
      readonly kind: 'pair';
      readonly row: Row;
      readonly name: string;
      readonly child: Row;
      /** Null: the server's state, if it is unknown. */
      readonly before: boolean | null;
      readonly after: boolean | null;
    }
  | {
      /** The row exists for the user, or not. */
      readonly kind: 'exist';
      readonly row: Row;
      readonly at: number;
      readonly before: boolean;
      readonly after: boolean;
    };

export type EdgeOperation = Extract<Operation, { kind: 'edge' }>;

function setPair(edges: Edges, row: Row, name: string, child: Row, wanted: boolean | null): void {
  const link = edges.pairOf(row, name, child)?.link;
  const isWaiting = link?.sent === null && !link.isUnsure;
  if (wanted === null && link && isWaiting) edges.drop(link);
  else edges.setPair(row, name, child, wanted === true);
}

/**
 * An undo may come after the column was sent. A foreign key that is visible to no role is written
 * by links.
 */
function isSetOnce({ kind, row, name }: Exclude<Operation, { kind: 'exist' }>): boolean {
  if (kind === 'pair') return false;
  return row.table.shape.definition.columns[name]?.createOnly === true && isFixed(row, name);
}

/** Creates or deletes a row; `isOvertaken` if another user has changed it since. */
export type SetExistence = (row: Row, exists: boolean, isOvertaken: boolean) => void;

export interface OperationHooks {
  /**
   * The row's edits have changed; `isEdit` is true for an edit by the user, and false for a
   * `create`.
   */
  edited(row: Row, names: string | readonly string[], isEdit: boolean): void;
  setExistence: SetExistence;
  /** An undo or a redo conflicts with a change of another user: the user has to decide. */
  asked(row: Row): void;
}

/** A record created here is not deleted if another user has changed it since. */
const isOvertaken = ({ row, at }: Extract<Operation, { kind: 'exist' }>): boolean =>
  [...(row.draft?.theirs?.values() ?? [])].some((since) => since > at);

export function applyOperation(
  edges: Edges,
  operation: Operation,
  side: 'before' | 'after',
  setExistence: SetExistence,
): void {
  const { row } = operation;
  if (operation.kind === 'exist') {
    setExistence(row, operation[side], isOvertaken(operation));
  } else if (row.isDeleted || isSetOnce(operation)) {
    // It cannot be changed any more.
  } else if (operation.kind === 'edge') {
    writeEdge(edges, row, operation.name, operation[side]);
  } else if (operation.kind === 'pair') {
    setPair(edges, operation.row, operation.name, operation.child, operation[side]);
  } else {
    // A waiting link of the foreign key is replaced.
    writeEdge(edges, row, operation.name, { kind: 'edit', value: operation[side] });
  }
}
