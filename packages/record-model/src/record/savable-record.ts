import type { RecordError } from '../error.ts';
import type { Values } from '../values/values.ts';
import type { SaveEvent } from './save-state.ts';
import type { Transport } from './transport.ts';
import type { Clock, ModelRecord } from './types.ts';

/** What saving needs from outside of the record. */
export interface SaveContext {
  readonly send: Transport;
  readonly clock: Clock;
  /** The idempotency key of one POST. */
  createKey(): string;
  /** A failure that no caller awaits. */
  report(error: unknown, record: ModelRecord): void;
  saved(record: ModelRecord, save: { readonly explicit: boolean }): void;
}

/** A record as its saver sees it. */
export interface SavableRecord extends ModelRecord {
  readonly core: SaveContext;
  readonly id: unknown;
  /** Of the stored record: `/letters/{id}`. */
  readonly path: string;
  readonly needsSave: boolean;

  enter(event: SaveEvent): void;
  /** Throws VERSION_STALE for an open conflict, VALIDATION_FAILED for a broken rule. */
  ensureSavable(): void;
  fail(error: RecordError): void;

  /** The records that this one points to, by foreign key: they are saved first. */
  parents(): [string, SavableRecord][];
  adoptForeignKey(name: string, id: unknown): void;
  sendLinks(): Promise<void>;

  edits(): Map<string, unknown>;
  /** The body of a POST; the server sets the other columns. */
  newValues(): Values;
  /** A save was answered: the server's values are the new base; edits newer than `sent` stay dirty. */
  receiveSaved(row: Values, sent: ReadonlyMap<string, unknown>): void;
  /** True when there is no conflict; else `conflict` holds the fields. */
  mergeTheirs(theirs: Values): boolean;
}
