import type { DraftGone as Gone } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button } from '@praxiskit/ui-kit';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

export interface DraftGoneProps {
  gone: Gone;
  /** Another record has taken the place of the one that is gone. */
  onRemade: (record: ModelRecord) => void;
  /** The draft was given up with its record. */
  onGone: () => void;
}

/** Others have published, discarded or deleted what is open, and what was written is nowhere else. */
export function DraftGone({ gone, onRemade, onGone }: DraftGoneProps) {
  const { editor } = useStaffTexts();
  const texts = gone.isRecord ? editor.goneRecord : editor.gone;
  const keep = () =>
    void gone.onKeep().then((made) => {
      if (made) onRemade(made);
    });
  const drop = () => {
    gone.onDrop();
    if (gone.isRecord) onGone();
  };
  return (
    <section role="alert" aria-label={texts.title} className="pk-staff-conflict">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="pk-staff-add">
        <Button onClick={keep}>{texts.keep}</Button>
        <Button variant="quiet" onClick={drop}>
          {texts.drop}
        </Button>
      </p>
    </section>
  );
}
