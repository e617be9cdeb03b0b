import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useRecord, useSaveKey } from '@praxiskit/record-model/react';
import type { FieldError, FormProps } from '@praxiskit/ui-kit';
import { use, useCallback, useState } from 'react';
import { FormScope } from '../form-scope.ts';

export interface RecordFormState {
  /** Saves immediately, like the button and Ctrl+S. */
  readonly save: () => void;
  readonly formProps: Pick<FormProps, 'errors' | 'onSubmit'>;
}

const none: readonly FieldError[] = [];

/**
 * Saving by button, Enter and Ctrl+S, for one record on the page. A save that breaks rules lists
 * all of them, with links to their fields; any other failure is in the record's save state.
 *
 * @param onSaved called after each such save that the server has acknowledged, but not after
 * automatic saves
 */
export function useRecordForm(record: ModelRecord, onSaved?: () => void): RecordFormState {
  useRecord(record);
  const scope = use(FormScope);
  const [listed, setListed] = useState(none);
  const save = useCallback(() => {
    record.flush().then(
      () => {
        setListed(none);
        onSaved?.();
      },
      () => setListed(listErrors(record, scope)),
    );
  }, [record, scope, onSaved]);
  useSaveKey(save);
  const isMended = Object.keys(record.errors()).length === 0;
  return {
    save,
    formProps: {
      // The errors of the last try: a list that changed with every key would take the focus each
      // time.
      errors: isMended ? none : listed,
      onSubmit(event) {
        event.preventDefault();
        save();
      },
    },
  };
}

function listErrors(record: ModelRecord, scope: string): readonly FieldError[] {
  return Object.entries(record.errors()).flatMap(([name, [failure]]) =>
    failure
      ? [
          {
            fieldId: scope + fieldId(record, name),
            message: `${record.view.label(name)}: ${failure.message}`,
          },
        ]
      : [],
  );
}
