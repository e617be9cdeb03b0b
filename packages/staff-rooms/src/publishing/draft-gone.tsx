import type { DraftGone as Gone } from '@praxiskit/record-drafts/react';
import { Button } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';

/** Others have published or discarded the draft, and something here was not saved yet. */
export function DraftGone({ onKeep, onDrop }: Gone) {
  const { editor } = useMessages();
  return (
    <section role="alert" aria-label={editor.gone.title} className="pk-staff-conflict">
      <h2>{editor.gone.title}</h2>
      <p>{editor.gone.text}</p>
      <p className="pk-staff-add">
        <Button onClick={onKeep}>{editor.gone.keep}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {editor.gone.drop}
        </Button>
      </p>
    </section>
  );
}
