export {
  RecordClientProvider,
  type RecordClientProviderProps,
  useRecordClient,
} from './react/client-context.tsx';
export { fieldId } from './react/field-id.ts';
export { LoadedRecords, type LoadedRecordsProps } from './react/loaded-records.tsx';
export { saveOrRollback } from './react/save-or-rollback.ts';
export { type Field, type FieldProps, type InputProps, useField } from './react/use-field.ts';
export { type ListState, useList } from './react/use-list.ts';
export { type Loaded, useLoaded } from './react/use-loaded.ts';
export { useRecord } from './react/use-record.ts';
export { type RefreshOptions, useRefresh } from './react/use-refresh.ts';
export { useRelated } from './react/use-related.ts';
export { useResumed } from './react/use-resumed.ts';
export { useSaveKey } from './react/use-save-key.ts';
export {
  type ConflictProps,
  type RecordSaveState,
  type SaveStateProps,
  useSaveState,
} from './react/use-save-state.ts';
export { type Undo, useUndo } from './react/use-undo.ts';
export { useView, type ViewState } from './react/use-view.ts';
export { useWholeList } from './react/use-whole-list.ts';
