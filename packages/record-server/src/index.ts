export { describeViews } from './definitions.ts';
export { RecordServerError, type RecordServerErrorCode } from './error.ts';
export { recordServerMessages } from './messages.ts';
export { openApi } from './open-api.ts';
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
export {
  defineView,
  type EntityTarget,
  reservedViewNames,
  type View,
  type ViewSpec,
} from './view.ts';
