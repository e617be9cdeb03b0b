import type { FieldName, ModelRecord } from '@praxiskit/record-model/client';
import { Button, Form } from '@praxiskit/ui-kit';
import { type ReactNode, useId } from 'react';
import { controlOf } from '../field/control-of.ts';
import { RecordField } from '../field/record-field.tsx';
import { formMessages } from '../messages/messages.ts';
import { FormScope } from '../scope/form-scope.ts';
import { RecordState } from './record-state.tsx';
import { useRecordForm } from './use-record-form.ts';

/** Of `RecordForm`. */
export interface RecordFormProps<Of extends ModelRecord = ModelRecord> {
  record: Of;
  /** Columns and relations in their order; by default every column that may be changed. */
  fields?: readonly FieldName<Of>[];
  /** After a save by the button, Enter or Ctrl+S: a toast, another page. */
  onSaved?: () => void;
  /** In place of `fields`, for a form of your own layout. */
  children?: ReactNode;
  className?: string;
}

/**
 * A form for one record: its fields, how far it is saved, what two people have changed, and a button
 * where the view does not save by itself. It works below a `RecordClientProvider`.
 */
export function RecordForm<Of extends ModelRecord>(props: RecordFormProps<Of>) {
  return (
    <FormScope value={useId()}>
      <ScopedForm {...(props as RecordFormProps)} />
    </FormScope>
  );
}

function ScopedForm({ record, fields, onSaved, children, className }: RecordFormProps) {
  const { formProps } = useRecordForm(record, onSaved);
  const { autosave } = record.view.definition;
  const names = fields ?? changeable(record);
  return (
    <Form {...formProps} className={className}>
      {children ?? names.map((name) => <RecordField key={name} record={record} name={name} />)}
      {autosave ? null : (
        <p>
          <Button type="submit">{formMessages[record.view.locale].save}</Button>
        </p>
      )}
      <RecordState record={record} />
    </Form>
  );
}

/** A foreign key stands for its relation. */
function changeable({ view: { definition } }: ModelRecord): string[] {
  return Object.entries(definition.columns)
    .filter(([, { readOnly, primaryKey, dummy }]) => !readOnly && !primaryKey && !dummy)
    .map(([name]) => name)
    .filter((name) => controlOf(definition, name) !== 'json');
}
