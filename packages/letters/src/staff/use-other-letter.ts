import type { ModelRecord } from '@praxiskit/record-model/client';
import { useList } from '@praxiskit/record-model/react';
import { useOpenedRecord } from '@praxiskit/staff/react';

/** The card of the letter that a letter corrects; null where it corrects none, or while it is not loaded. */
export function useCorrected(letter: ModelRecord): ModelRecord | null {
  const opened = useOpenedRecord('letter_cards', (letter.base().corrects_id as string) ?? null);
  return opened.status === 'open' ? opened.record : null;
}

/** The newest letter that corrects a letter and was not withdrawn; null where none does. */
export function useCorrection(letter: ModelRecord): ModelRecord | null {
  const { records } = useList('letters', {
    filter: { corrects_id: String(letter.base().id), status: { $ne: 'withdrawn' } },
    sort: '-listed_at',
    limit: 1,
  });
  return (records[0] as ModelRecord | undefined) ?? null;
}
