import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { Field, Input, SaveState } from '@praxiskit/ui-kit';

export function OneField({ treatment }: { treatment: ModelRecord }) {
  const { fieldProps, inputProps } = useField(treatment, 'name');
  const { saveStateProps } = useSaveState(treatment);
  return (
    <>
      <Field {...fieldProps}>
        <Input {...inputProps} />
      </Field>
      <SaveState {...saveStateProps} />
    </>
  );
}
