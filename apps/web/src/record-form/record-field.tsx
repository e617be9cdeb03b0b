import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { Field, Input } from '@praxiskit/ui-kit';

interface RecordFieldProps {
  record: ModelRecord;
  name: string;
  type?: 'text' | 'date' | 'tel';
  autoComplete?: string;
}

/** One column of a record, as a labelled field: what is typed is the record's at once. */
export function RecordField({ record, name, ...input }: RecordFieldProps) {
  const { fieldProps, inputProps } = useField(record, name);
  return (
    <Field {...fieldProps}>
      <Input {...inputProps} {...input} />
    </Field>
  );
}
