/** Forms for the records of record-model, in the look of ui-kit. */
export { RecordField, type RecordFieldProps } from './field/record-field.tsx';
export { readableValue } from './form/readable-conflict.ts';
export { RecordForm, type RecordFormProps } from './form/record-form.tsx';
export {
  type MergedField,
  RecordConflict,
  type RecordConflictProps,
  RecordState,
} from './form/record-state.tsx';
export { type RecordFormState, useRecordForm } from './form/use-record-form.ts';
export { recordLabel } from './relation/record-label.ts';
export type { ChoiceOptions } from './relation/use-choices.ts';
