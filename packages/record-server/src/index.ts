export type { RecordQuery, RecordReader } from '@praxiskit/record-model';
export { AuditEvent } from './audit/audit-event.ts';
export { keepAudit } from './audit/keep-audit.ts';
export { keepOpening } from './audit/keep-opening.ts';
export {
  type Column,
  type Columns,
  publicNamesOf,
  shapesOf,
  writableNamesOf,
} from './columns.ts';
export { defineView, defineViews } from './define-view.ts';
export { describeViews } from './definitions.ts';
export type { ColumnName, RelationName, VisibleColumnName } from './entity/names.ts';
export type { RowFilter } from './entity/row-filter.ts';
export { RecordServerError } from './error.ts';
export type { RecordServerErrorCode } from './error-codes.ts';
export type { EventListener, EventSessions, RecordEventsOptions } from './events/options.ts';
export { addToOutbox, sweepRecordEvents } from './events/outbox.ts';
export { RecordEvent } from './events/record-event.ts';
export { germanSortKey, keepSortKey } from './german-sort-key.ts';
export { keepShape } from './hooks/keep-shape.ts';
export { keepSteps, type Steps } from './hooks/keep-steps.ts';
export { IdempotencyKey } from './idempotency/idempotency-key.ts';
export { createIdempotencyStore, sweepIdempotencyKeys } from './idempotency/store.ts';
export type { Label, Locale } from './locale.ts';
export { recordServerMessages } from './messages.ts';
export { createOpenApi, type OpenApiPart } from './open-api/open-api.ts';
export type {
  IdempotencyStore,
  RecordOpening,
  RecordServerOptions,
  RecordSource,
  RecordWrite,
  StoredAnswer,
} from './options.ts';
export { recordServer } from './plugin.ts';
export { createRecordReader, type RecordReaderCaller } from './read/reader.ts';
export { searchVector } from './search.ts';
export { germanPostalCode, pastDate } from './usual-rules.ts';
export type {
  ColumnSpec,
  ComputedSpec,
  EntityTarget,
  RelationSpec,
  RelationSpecs,
  SearchSpec,
  View,
  ViewRule,
  ViewSpec,
} from './view.ts';
export type { RowPermission, ViewAccess } from './view-access.ts';
export type { HookContext, HookValues, ViewHooks } from './view-hooks.ts';
export { createRecordMaintenance, type RecordMaintenance } from './write/maintenance.ts';
export {
  createRecordWriter,
  type RecordWriter,
  type RecordWriterCaller,
  type WritableView,
  type WriteNote,
  type WrittenRow,
} from './write/writer.ts';
export type { WriteAction } from './write-action.ts';
