export { RecordServerError, type RecordServerErrorCode } from './error.ts';
export type {
  AccessRule,
  ColumnSpec,
  HookContext,
  IdempotencyStore,
  Locale,
  RecordServerOptions,
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
export { defineView, type EntityTarget, reservedViewNames, type View, type ViewSpec } from './view.ts';
