import type { ModelRecord, RowOf } from '../api/model.ts';
import type { RecordError } from '../error.ts';

/**
 * When a page is left or reloaded, the browser ends its requests a moment before the page is
 * notified. A rollback in that moment would lose the requested save. So the values count as unsaved
 * for this time, and are stored for the next page.
 */
const LEAVING_MS = 400;

/**
 * Sets values and saves them immediately; if that fails, restores their old values and does not try
 * again. Other edits of the record stay. For a button whose click is a write.
 * @returns the reason of the failure, or null
 * @throws RecordError FIELD_UNKNOWN, READ_ONLY, as `ModelRecord.set`
 */
export async function saveOrRollback<Of extends ModelRecord>(
  record: Of,
  values: Partial<RowOf<Of>>,
): Promise<RecordError | null> {
  record.assign(values);
  let failure: RecordError | null = null;
  try {
    await record.flush();
  } catch (error) {
    const { code, status } = error as RecordError;
    if (code === 'UNAVAILABLE' && status === undefined) await wait(LEAVING_MS);
    // A saved value stays: then another field of the record waits for a decision.
    for (const name of Object.keys(values)) {
      if (!Object.hasOwn(record.changes(), name)) continue;
      record.rollback(name);
      failure = error as RecordError;
    }
  }
  return failure;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
