import type { ModelRecord } from '@praxiskit/record-model/client';
import type { Field } from '@praxiskit/record-model/react';
import type { FieldProps } from '@praxiskit/ui-kit';

/** What every control gets; each takes what it needs. */
export interface ControlProps {
  record: ModelRecord;
  name: string;
  field: Field;
  /** Label, help, error and id: what surrounds the control. */
  frame: Omit<FieldProps, 'children'>;
  type: string;
  options?: Readonly<Record<string, string>> | undefined;
  autoComplete?: string | undefined;
}
