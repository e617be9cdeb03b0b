/** Records in the browser: identity map, dirty state, saving, conflicts. */
export { RecordError, type RecordErrorCode } from './error.ts';
export { createRecordClient } from './record/client.ts';
export { createLocalFetch } from './record/local-fetch.ts';
export type {
  Change,
  Clock,
  FieldConflict,
  ModelRecord,
  Page,
  Query,
  RecordClient,
  RecordClientOptions,
  RecordConflict,
  RecordOf,
  RequestOptions,
  SaveState,
  View,
} from './record/types.ts';
export type { Values } from './values/values.ts';
