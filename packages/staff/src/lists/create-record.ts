import { type ModelRecord, type RecordClient, RecordError } from '@praxiskit/record-model/client';

/** A new record of a loaded view. A site's own types of its records are not known here. */
export function createRecord(client: RecordClient, view: string, values: object): ModelRecord {
  return client.loaded(view).create(values);
}

/** Without an answer a request waits in the record client, to be sent again. */
export const isOpen = (error: unknown): boolean =>
  error instanceof RecordError &&
  ['UNAVAILABLE', 'UNAUTHENTICATED', 'THROTTLED'].includes(error.code);

/** By the values: the second press of a button is the same creation. */
const underWay = new WeakMap<RecordClient, Map<string, Promise<ModelRecord>>>();

/**
 * Saves a new record of a view whose records this user may delete: what had no answer is deleted
 * once there is one. A form for other records has `useCreation`.
 *
 * @throws RecordError as `ModelRecord.flush`; nothing of it is left then
 */
export function createSaved(
  client: RecordClient,
  view: string,
  values: object,
): Promise<ModelRecord> {
  const own = underWay.get(client) ?? new Map<string, Promise<ModelRecord>>();
  underWay.set(client, own);
  const key = JSON.stringify([view, values]);
  const saved = own.get(key) ?? save(client, view, values).finally(() => own.delete(key));
  own.set(key, saved);
  return saved;
}

async function save(client: RecordClient, view: string, values: object): Promise<ModelRecord> {
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
