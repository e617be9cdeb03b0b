import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useGo, useStaff, useStaffServices, useStaffTexts } from '@praxiskit/staff/react';
import { useState } from 'react';
import { letterPath } from './paths.ts';
import { useLetterTexts } from './use-texts.ts';

export interface RemoveDraftOptions {
  letter: ModelRecord;
  card: ModelRecord;
  /** Of the patient. */
  name: string;
  onGone: () => void;
}

/** Deletes a draft, and offers for ten seconds to restore it as it was. */
export function useRemoveDraft({ letter, card, name, onGone }: RemoveDraftOptions) {
  const letters = useLetterTexts();
  const { editor } = useStaffTexts();
  const { undo } = useStaff();
  const client = useRecordClient();
  const services = useStaffServices();
  const go = useGo();
  const [isRemoving, setRemoving] = useState(false);
  const fail = (text: string) => services().toasts.show({ kind: 'danger', text });
  const id = String(letter.base().id);
  async function restore() {
    const headers = { 'if-match': '*' };
    await client.send(`/letters/${id}/restore`, { method: 'POST', headers });
    // The list has it again, before its event arrives.
    await card.view.get(id, { include: 'patient' });
    go(letterPath.replace(':id', id));
  }
  async function remove() {
    setRemoving(true);
    try {
      // What is restored is what was on the screen.
      if (letter.isChanged) await letter.flush().catch(() => undefined);
      await letter.remove();
    } catch {
      letter.rollback();
      setRemoving(false);
      fail(letters.removeFailed);
      return;
    }
    card.view.forget(id);
    onGone();
    undo.offer({
      text: fill(letters.removed, { label: name }),
      label: editor.undo,
      run: () => void restore().catch(() => fail(letters.undoFailed)),
    });
  }
  return { remove, isRemoving };
}
