import { ConflictQuestion } from '@praxiskit/ui-kit';
import { useClashFields } from './clash-fields.ts';
import type { JsonDraft } from './use-json-draft.ts';

export interface JsonClashProps {
  draft: Pick<JsonDraft<unknown>, 'question'>;
  /** The column. */
  name: string;
}

/** Beside a JSON column: asks for each entry that others have saved differently while it was incomplete here. */
export function JsonClash({ draft: { question }, name }: JsonClashProps) {
  const clashFields = useClashFields();
  if (question === null) return null;
  const { mine, theirs, onChoose } = question;
  return (
    <div className="pk-staff-clash">
      <ConflictQuestion fields={clashFields(name, mine, theirs)} onChoose={onChoose} />
    </div>
  );
}
