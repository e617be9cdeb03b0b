import type { ModelRecord } from '@praxiskit/record-model/client';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { useListedDraft } from './use-listed-draft.ts';

export interface DraftMarkProps {
  record: ModelRecord;
  /** Its draft, where there is one. */
  draft: ModelRecord | undefined;
}

/** In a list: that something of an entry is not published yet. */
export function DraftMark({ record, draft }: DraftMarkProps) {
  const { editor } = useStaffTexts();
  const { state } = useListedDraft(record, draft);
  if (state === 'published') return null;
  return <span className="pk-staff-draft-mark">{editor.states[state]}</span>;
}
