import type { FieldName, ModelRecord } from '@praxiskit/record-model/client';
import { Button, Form } from '@praxiskit/ui-kit';
import { type ReactNode, useId } from 'react';
import { controlOf } from '../field/control-of.ts';
import { RecordField } from '../field/record-field.tsx';
import { FormScope } from '../form-scope.ts';
import { formMessages } from '../messages.ts';
import { RecordState } from './record-state.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface RecordFormProps<Of extends ModelRecord = ModelRecord> {
  record: Of;
  /** Columns and relations in this order; by default every column that the user may change. */
  fields?: readonly FieldName<Of>[];
  /** Called after a save by the button, Enter or Ctrl+S: for a toast, or another page. */
  onSaved?: () => void;
  /** Replaces `fields`, for a form with its own layout. */
  children?: ReactNode;
  className?: string;
}

/**
 * A form for one record: its fields, its save state, its conflicts, and a button if the view does
 * not save by itself. It needs a `RecordClientProvider` above it.
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

/** A foreign key represents its relation. */
function changeable({ view: { definition } }: ModelRecord): string[] {
  return Object.entries(definition.columns)
    .filter(([, { readOnly, primaryKey, dummy }]) => !readOnly && !primaryKey && !dummy)
    .map(([name]) => name)
    .filter((name) => controlOf(definition, name) !== 'json');
}
