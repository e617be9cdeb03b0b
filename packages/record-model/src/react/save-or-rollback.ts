import type { ModelRecord, RowOf } from '../api/model.ts';
import type { RecordError } from '../error.ts';

/**
 * A browser ends the requests of a page that is left or loaded anew a moment before it says so: what is put back by
 * then is lost, though it was asked for. Until then it counts as unsaved, and is kept for the next page.
 */
const LEAVING_MS = 400;

/**
 * Sets values and saves them at once; where that fails, their old values are put back and are not tried
 * again. Other edits of the record stay. For a button whose click is a write.
 *
 * @returns why it failed, or null
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
    // One that is saved stays: then something else of the record waits for a decision.
    for (const name of Object.keys(values)) {
      if (!Object.hasOwn(record.changes(), name)) continue;
      record.rollback(name);
      failure = error as RecordError;
    }
  }
  return failure;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
