import type { FieldName, ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { type HTMLInputAutoCompleteAttribute, memo, type ReactNode } from 'react';
import { useFieldId } from '../form-scope.ts';
import { RelationField } from '../relation/relation-field.tsx';
import type { ChoiceOptions } from '../relation/use-choices.ts';
import { controlOf, relationOf } from './control-of.ts';
import { controls, Shown } from './controls.tsx';

export interface RecordFieldProps<Of extends ModelRecord = ModelRecord> extends ChoiceOptions {
  record: Of;
  /** A column, or a relation by its name on the wire. */
  name: FieldName<Of>;
  /** Replaces the control that fits the column. */
  type?: 'text' | 'lines' | 'tel' | 'email' | 'url' | 'country';
  /** Replaces the column's label. */
  label?: ReactNode;
  help?: ReactNode;
  /** Labels for the values of a rule `oneOf`; a value without a label is shown as is. */
  options?: Readonly<Record<string, string>>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/**
 * One column or relation of a record, as a labeled field with the control that fits it. Every
 * change is written to the record immediately. A name that is not in the definition, because the
 * user's role may not see it, renders nothing.
 */
export function RecordField<Of extends ModelRecord>(given: RecordFieldProps<Of>) {
  const props: RecordFieldProps = given as RecordFieldProps;
  const { definition } = props.record.view;
  const control = controlOf(definition, props.name);
  if (control === null) return null;
  if (control !== 'relation') return <ColumnField {...props} type={props.type ?? control} />;
  return <RelationField {...props} name={relationOf(definition, props.name) ?? props.name} />;
}

interface ColumnFieldProps extends Omit<RecordFieldProps, 'type'> {
  type: keyof typeof controls;
}

/** A field subscribes to its own column: an editor that renders again renders none of its fields. */
const ColumnField = memo(function ColumnField(props: ColumnFieldProps) {
  const { record, name, type, label, help, ...more } = props;
  const field = useField(record, name);
  const id = useFieldId(record, name);
  const frame = { ...field.fieldProps, id, help, ...(label ? { label } : {}) };
  const isBox = type === 'checkbox';
  const Control = field.readOnly && !isBox ? Shown : controls[type];
  return <Control record={record} name={name} field={field} frame={frame} type={type} {...more} />;
});
