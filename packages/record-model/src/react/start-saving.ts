import type { ModelRecord } from '../api/model.ts';

/** Saves at once and does not wait: a failure is in the record's save state. For handlers of events. */
export function startSaving(record: ModelRecord): void {
  record.flush().catch(() => undefined);
}
