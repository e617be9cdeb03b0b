import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { createRecord } from '@praxiskit/staff/react';

/**
 * Saves a new draft.
 *
 * @throws RecordError as `ModelRecord.flush`; nothing of it is left then
 */
export async function beginLetter(client: RecordClient, values: object): Promise<ModelRecord> {
  await client.view<never>('letters');
  const letter = createRecord(client, 'letters', values);
  try {
    await letter.flush();
  } catch (error) {
    // What is not saved must not be sent later, by itself.
    letter.remove().catch(() => undefined);
    throw error;
  }
  return letter;
}
