import type { ModelRecord } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import type { Values } from '../values/values.ts';

/**
 * Sets values and saves them at once; where that fails, their old values are put back and are not tried
 * again. Other edits of the record stay. For a button whose click is a write.
 *
 * @returns why it failed, or null
 * @throws RecordError FIELD_UNKNOWN, READ_ONLY, as `ModelRecord.set`
 */
export async function saveOrRollback(
  record: ModelRecord,
  values: Values,
): Promise<RecordError | null> {
  record.assign(values);
  let failure: RecordError | null = null;
  try {
    await record.flush();
  } catch (error) {
    // One that is saved stays: then something else of the record waits for a decision.
    for (const name of Object.keys(values)) {
      if (!Object.hasOwn(record.changes(), name)) continue;
      record.rollback(name);
      failure = error as RecordError;
    }
  }
  return failure;
}
