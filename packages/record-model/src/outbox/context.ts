import type { Clock } from '../api/clock.ts';
import type { Edges } from '../edges/edges.ts';
import type { RecordError } from '../error.ts';
import type { Changes } from '../listeners/listeners.ts';
import type { Session } from '../session/session.ts';
import { createSave, draftOf, type Row, type Save, type Table } from '../store/row.ts';

export interface OutboxContext {
  readonly session: Session;
  readonly edges: Edges;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly tables: ReadonlyMap<string, Table>;
  /** The idempotency key of one POST. */
  createKey(): string;
  track(row: Row): void;
  /** A failure without a caller that awaits it. */
  report(error: RecordError, row: Row): void;
  /** Called before a POST, which waits for the promise. */
  posting(row: Row): Promise<void> | undefined;
  /** The site's own save, instead of a PUT. */
  saveInstead(row: Row): Promise<void> | undefined;
  saved(row: Row, save: { readonly explicit: boolean }): void;
  /** Resolves a conflict, or leaves it to the user. */
  settleConflict(row: Row): void;
  stored(row: Row): void;
  removed(row: Row): void;
  /** A deleted row exists again, as a new one. */
  bringBack(row: Row): void;
}

export function saveOf(row: Row): Save {
  const draft = draftOf(row);
  draft.save ??= createSave();
  return draft.save;
}

export function setBusy({ changes }: OutboxContext, row: Row, step: 1 | -1): void {
  saveOf(row).busy += step;
  changes.touch(row, null);
}
