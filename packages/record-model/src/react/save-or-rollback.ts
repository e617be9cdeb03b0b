import type { ModelRecord } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import type { Values } from '../values/values.ts';

/**
 * Sets values and saves them at once; where that fails, the old values are put back and nothing is tried
 * again. For a button whose click is a write.
 *
 * @returns why it failed, or null
 * @throws RecordError FIELD_UNKNOWN, READ_ONLY, as `ModelRecord.set`
 */
export async function saveOrRollback(
  record: ModelRecord,
  values: Values,
): Promise<RecordError | null> {
  record.assign(values);
  try {
    await record.flush();
    return null;
  } catch (error) {
    record.rollback();
    return error as RecordError;
  }
}
