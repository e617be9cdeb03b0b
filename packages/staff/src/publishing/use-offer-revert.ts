import { type DraftRefusal, useDraftSteps } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useMessages } from '../messages/use-messages.ts';
import { useRooms } from '../shell/rooms-context.tsx';
import { useStaffServices } from '../shell/services.ts';
import type { UndoOffer } from '../undo/undo-desk.ts';

/** Says what was published, and offers for ten seconds to take that back, also once the editor is closed. */
export function useOfferRevert() {
  const { editor } = useMessages();
  const { undo } = useRooms();
  const services = useStaffServices();
  const steps = useDraftSteps();
  const takeBack = async (records: readonly ModelRecord[]) => {
    let refusal: DraftRefusal | null = null;
    for (const record of records) refusal = (await steps.revert(record)) ?? refusal;
    if (!refusal) return;
    const texts: Partial<Record<DraftRefusal['kind'], string>> = {
      findings: editor.revertFindings,
      unavailable: editor.revertUnanswered,
    };
    const text = texts[refusal.kind] ?? editor.revertRefused;
    services().toasts.show({ kind: 'danger', text });
  };
  return (records: readonly ModelRecord[], said: Pick<UndoOffer, 'text' | 'kind'>) =>
    undo.offer({ ...said, label: editor.undo, run: () => void takeBack(records) });
}
