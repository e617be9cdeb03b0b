import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useRecord, useSaveKey } from '@praxiskit/record-model/react';
import type { FieldError, FormProps } from '@praxiskit/ui-kit';
import { use, useCallback, useState } from 'react';
import { FormScope } from '../scope/form-scope.ts';

/** What a form for a record needs. */
export interface RecordFormState {
  /** Saves at once, as the button and Ctrl+S do. */
  readonly save: () => void;
  /** Of ui-kit's `Form`. */
  readonly formProps: Pick<FormProps, 'errors' | 'onSubmit'>;
}

const none: readonly FieldError[] = [];

/**
 * Saving by button, Enter and Ctrl+S, for one record on the page. A save that broken rules prevent
 * lists them all, with links to their fields; any other failure is in the record's save state.
 *
 * @param onSaved after each such save that the server has acknowledged; not after those by itself
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
      // The list of the last try: one that changes with every key would take the focus each time.
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
