import type { DraftGone as Gone } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';

/** Of `DraftGone`. */
export interface DraftGoneProps {
  gone: Gone;
  /** Another record has taken the place of the one that is gone. */
  onRemade: (record: ModelRecord) => void;
}

/** Others have published, discarded or deleted what is open, and something here was not saved yet. */
export function DraftGone({ gone, onRemade }: DraftGoneProps) {
  const { editor } = useMessages();
  const texts = gone.isRecord ? editor.goneRecord : editor.gone;
  const keep = () =>
    void gone.onKeep().then((made) => {
      if (made) onRemade(made);
    });
  return (
    <section role="alert" aria-label={texts.title} className="pk-staff-conflict">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="pk-staff-add">
        <Button onClick={keep}>{texts.keep}</Button>
        <Button variant="quiet" onClick={gone.onDrop}>
          {texts.drop}
        </Button>
      </p>
    </section>
  );
}
