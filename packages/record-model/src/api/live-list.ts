import type { RecordError } from '../error.ts';
import type { Values } from '../values/values.ts';
import type { RecordOf } from './model.ts';

/** A part of a list. */
export interface Page<T = Values> {
  readonly records: RecordOf<T>[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** How far a live list is loaded. */
export type ListStatus = 'loading' | 'ready' | 'failed';

/**
 * The records of a query, kept right: edits, creates and deletes of this client, and rows that other
 * reads bring, move a record in, out, or to another place. A new record is in it once it was edited.
 * Conditions on relations are followed as far as their records are known here.
 */
export interface LiveList<T = Values> {
  /** Another array with each change of the list, and the same until then. */
  readonly records: readonly RecordOf<T>[];
  readonly status: ListStatus;
  /** Of the last load, where it has failed; the records before it stay. */
  readonly error: RecordError | null;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** The first load, for React's `use`; rejects as `View.find`. */
  readonly ready: Promise<LiveList<T>>;
  /** Rises with every change: the snapshot of a store. */
  readonly revision: number;
  /** Changes of the list, not of its records' fields. Returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
  /** Loads the next page behind the others; a failure is in `status`. */
  loadMore(): Promise<void>;
  /** Loads as many records anew as it has, 500 at most; a failure is in `status`. */
  refresh(): Promise<void>;
}
