import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';

/** A new record of a loaded view. A site's own types of its records are not known here. */
export function createRecord(client: RecordClient, view: string, values: object): ModelRecord {
  return client.loaded(view).create(values);
}

/**
 * Saves a new record of a view.
 *
 * @throws RecordError as `ModelRecord.flush`; nothing of it is left then
 */
export async function createSaved(
  client: RecordClient,
  view: string,
  values: object,
): Promise<ModelRecord> {
  await client.view<never>(view);
  const record = createRecord(client, view, values);
  try {
    await record.flush();
  } catch (error) {
    // What is not saved must not be sent later, by itself.
    record.remove().catch(() => undefined);
    throw error;
  }
  return record;
}
