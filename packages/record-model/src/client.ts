/** Records in the browser: identity map, dirty state, relations, saving, conflicts, undo, live lists. */
export type {
  Change,
  ConflictChoice,
  FieldChoice,
  FieldConflict,
  RecordConflict,
  SaveState,
} from './api/change.ts';
export type {
  ChangeHistory,
  ClientAnswer,
  ClientCall,
  Connection,
  RecordClient,
  RecordClientOptions,
} from './api/client.ts';
export type { Clock } from './api/clock.ts';
export type {
  FieldName,
  FieldOf,
  ListStatus,
  LiveList,
  ModelRecord,
  Page,
  RecordOf,
  Related,
  RelatedOf,
  RowOf,
  TypedRecord,
  View,
} from './api/model.ts';
export type { Conditions, Query, RequestOptions } from './api/query.ts';
export type {
  ColumnName,
  Json,
  RecordViews,
  RelationName,
  RelationOf,
  relations,
  ViewName,
  ViewRow,
} from './api/views.ts';
export { createRecordClient } from './client/create-client.ts';
export { RecordError, type RecordErrorCode } from './error.ts';
export type { Values } from './values/values.ts';
