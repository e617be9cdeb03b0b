import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { Field, Input } from '@praxiskit/ui-kit';

interface RecordFieldProps {
  record: ModelRecord;
  name: string;
  label: string;
  type?: 'text' | 'date' | 'tel';
  autoComplete?: string;
}

/** One column of a record, as a labelled field: what is typed is the record's at once. */
export function RecordField({
  record,
  name,
  label,
  type = 'text',
  autoComplete,
}: RecordFieldProps) {
  const field = useField(record, name);
  const value = field.value === null || field.value === undefined ? '' : String(field.value);
  return (
    <Field
      id={`field-${name}`}
      label={label}
      isRequired={field.required}
      {...(field.error ? { error: field.error } : {})}
    >
      <Input
        name={name}
        type={type}
        value={value}
        readOnly={field.readOnly}
        onChange={(event) => field.setValue(event.target.value)}
        {...(autoComplete ? { autoComplete } : {})}
      />
    </Field>
  );
}
