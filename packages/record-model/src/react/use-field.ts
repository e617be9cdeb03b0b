import type { FieldOf, ModelRecord, RowOf } from '../api/model.ts';
import type { ColumnName } from '../api/views.ts';
import { columnLabel } from '../definition/labels.ts';
import type { RuleFailure } from '../rules/rule.ts';
import { fieldId } from './field-id.ts';
import { type InputText, useInputText } from './use-input-text.ts';
import { useRevision } from './use-record.ts';

/** The props of a labeled field; spread them on ui-kit's `Field`, or on your own. */
export interface FieldProps {
  /** The control's id: one for each field of each record. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly error?: string;
}

/** The props of a text control; spread them on ui-kit's `Input`, or on an `<input>`. */
export interface InputProps extends InputText {
  readonly name: string;
  readonly readOnly: boolean;
}

/** One field of a record, for a form. */
export interface Field<Value = unknown> {
  readonly value: Value;
  /** Throws like `record.set`: READ_ONLY. */
  setValue(value: Value): void;
  /** The first broken rule's message, after the field was edited or a save was tried. */
  readonly error: string | null;
  /** Every broken rule, even before the field was edited. */
  readonly errors: readonly RuleFailure[];
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Whether it differs from the server's value. */
  readonly isChanged: boolean;
  readonly fieldProps: FieldProps;
  readonly inputProps: InputProps;
}

const none: readonly RuleFailure[] = [];

/**
 * One field of a record; only its readers render when it changes. A column that the caller may not
 * see is an empty, read-only field.
 */
export function useField<Of extends ModelRecord, Name extends ColumnName<RowOf<Of>>>(
  record: Of,
  name: Name,
): Field<FieldOf<Of, Name>> {
  useRevision(record, name);
  const { view } = record;
  const column = view.definition.columns[name];
  const errors = column ? record.errorsOf(name) : none;
  const isChanged = Object.hasOwn(record.changes(), name);
  const isShown = isChanged || record.saveState === 'invalid';
  const error = (isShown && errors[0]?.message) || null;
  const value = (column ? record.get(name) : null) as FieldOf<Of, Name>;
  const setValue = (next: unknown) => record.set(name, next);
  const inputText = useInputText(record, name);
  const label = columnLabel(name, column);
  const required = record.isRequired(name);
  const readOnly = record.isReadOnly(name);
  return {
    value,
    setValue,
    error,
    errors,
    label,
    required,
    readOnly,
    isChanged,
    fieldProps: {
      id: fieldId(record, name),
      label,
      isRequired: required,
      ...(error && { error }),
    },
    inputProps: {
      name,
      readOnly,
      ...inputText,
    },
  };
}
