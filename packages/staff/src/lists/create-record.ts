import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';

/** A new record of a loaded view. A site's own types of its records are not known here. */
export function createRecord(client: RecordClient, view: string, values: object): ModelRecord {
  return client.loaded(view).create(values);
}
