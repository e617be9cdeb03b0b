import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { Field, Input } from '@praxiskit/ui-kit';

export interface RecordFieldProps {
  record: ModelRecord;
  name: string;
  type?: 'text' | 'date' | 'tel';
  autoComplete?: string;
}

/** One column of a record, as a labeled field: every change is written to the record at once. */
export function RecordField({ record, name, ...input }: RecordFieldProps) {
  const { fieldProps, inputProps } = useField(record, name);
  return (
    <Field {...fieldProps}>
      <Input {...inputProps} {...input} />
    </Field>
  );
}
