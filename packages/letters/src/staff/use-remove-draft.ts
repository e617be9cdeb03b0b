import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import {
  createSaved,
  useGo,
  useStaff,
  useStaffServices,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { letterPath } from './paths.ts';
import { useLetterTexts } from './use-texts.ts';

/** What a deleted draft is begun again with. */
const columns = [
  'patient_id',
  'author_id',
  'circle',
  'locale',
  'subject',
  'body',
  'corrects_id',
] as const;

/** Deletes a draft, and offers for ten seconds to begin it again. @param name of the patient */
export function useRemoveDraft(letter: ModelRecord, name: string, onGone: () => void) {
  const letters = useLetterTexts();
  const { editor } = useStaffTexts();
  const { undo } = useStaff();
  const client = useRecordClient();
  const services = useStaffServices();
  const go = useGo();
  const fail = (text: string) => services().toasts.show({ kind: 'danger', text });
  return async () => {
    const values = Object.fromEntries(
      columns.filter((one) => letter.get(one) !== null).map((one) => [one, letter.get(one)]),
    );
    try {
      await letter.remove();
    } catch {
      letter.rollback();
      fail(letters.removeFailed);
      return;
    }
    onGone();
    undo.offer({
      text: fill(letters.removed, { label: name }),
      label: editor.undo,
      run: () =>
        void createSaved(client, 'letters', values).then(
          (again) => go(letterPath.replace(':id', String(again.get('id')))),
          () => fail(letters.undoFailed),
        ),
    });
  };
}
