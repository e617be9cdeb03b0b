import type { ModelRecord } from '@praxiskit/record-model/client';
import type { Field } from '@praxiskit/record-model/react';
import type { FieldProps } from '@praxiskit/ui-kit';

export interface ControlProps {
  record: ModelRecord;
  name: string;
  field: Field;
  /** Label, help, error and id, which surround the control. */
  frame: Omit<FieldProps, 'children'>;
  type: string;
  options?: Readonly<Record<string, string>> | undefined;
  autoComplete?: string | undefined;
}
