export { describeViews } from './definitions.ts';
export { recordProperties } from './entity/record-properties.ts';
export { RecordServerError, type RecordServerErrorCode } from './error.ts';
export { IdempotencyKey } from './idempotency/idempotency-key.ts';
export { createIdempotencyStore, sweepIdempotencyKeys } from './idempotency/store.ts';
export { recordServerMessages } from './messages.ts';
export { openApi } from './open-api.ts';
export type {
  AccessRule,
  ColumnSpec,
  HookContext,
  IdempotencyStore,
  Label,
  Locale,
  RecordServerOptions,
  RecordSource,
  RecordWrite,
  RelationSpec,
  RowPermission,
  StoredAnswer,
  ViewAccess,
  Viewer,
  ViewHooks,
  WriteAction,
} from './options.ts';
export { recordServer } from './plugin.ts';
export {
  createRecordReader,
  type RecordQuery,
  type RecordReader,
  type RecordReaderCaller,
} from './read/reader.ts';
export { germanSortKey, keepSortKey } from './sort-key/german-sort-key.ts';
export {
  defineView,
  type EntityTarget,
  reservedViewNames,
  type View,
  type ViewSpec,
} from './view.ts';
