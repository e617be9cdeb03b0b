import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { CountryField, DateField, Field, Input } from '@praxiskit/ui-kit';

export interface RecordFieldProps {
  record: ModelRecord;
  name: string;
  type?: 'text' | 'date' | 'tel' | 'country';
  autoComplete?: string;
}

/** One column of a record, as a labeled field: every change is written to the record at once. */
export function RecordField({ record, name, ...input }: RecordFieldProps) {
  const { value, setValue, fieldProps, inputProps } = useField(record, name);
  const { type, ...date } = { ...fieldProps, ...input, name, value: value as string | null };
  // The browser's own date field is empty while a day is being corrected, and would be saved as that.
  if (type === 'date') return <DateField {...date} onChange={setValue} />;
  if (type === 'country') return <CountryField {...date} onChange={setValue} />;
  return (
    <Field {...fieldProps}>
      <Input {...inputProps} {...input} />
    </Field>
  );
}
