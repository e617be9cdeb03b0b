import { type DraftRefusal, useDraftSteps } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { revertMs } from '@praxiskit/record-model/drafts';
import { useStaffServices } from '../frame/services.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import type { UndoOffer } from '../undo/undo.ts';

/** Less than the server grants: its answer and the request take their time. */
const offerMs = revertMs - 1000;

/** Says what was published, and offers for ten seconds to take that back, also once the editor is closed. */
export function useOfferRevert() {
  const { editor } = useStaffTexts();
  const { undo } = useStaff();
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
    undo.offer({ ...said, label: editor.undo, ms: offerMs, run: () => void takeBack(records) });
}
