import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useRecordClient } from '@praxiskit/record-model/react';
import { createSaved, useGo, useStaffServices } from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';
import type { OpenedLetterProps } from './detail-props.ts';
import { LeftWords } from './left-words.tsx';
import { letterFacts } from './letter-facts.ts';
import { letterPath } from './paths.ts';
import { useLetterTexts } from './use-texts.ts';
import { valuesOfDraft } from './values-of-draft.ts';

/** A draft that a colleague has deleted while it was open here: who and when, and the words that were in it. */
export function DeletedDraft({ card, letter, level, onBack, onGone }: OpenedLetterProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const client = useRecordClient();
  const services = useStaffServices();
  const go = useGo();
  const name = letterFacts(card).spoken || letters.unnamed;
  const id = String(letter.base().id);
  const [deleted, setDeleted] = useState<{ name: string | null; at: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    client.send(`/letters/${id}/gone`).then(
      ({ body }) => isCurrent && setDeleted(body as typeof deleted),
      // Who it was is not known, then.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id]);
  async function beginAgain() {
    try {
      const next = await createSaved(client, 'letters', valuesOfDraft(letter));
      letter.rollback();
      go(letterPath.replace(':id', String(next.get('id'))));
    } catch {
      services().toasts.show({ kind: 'danger', text: letters.createFailed });
    }
  }
  const time = deleted ? `${date(deleted.at, 'long')}, ${date(deleted.at, 'time')}` : '';
  return (
    <article aria-label={name}>
      <PaneHead level={level} title={name} onBack={onBack} aside={letters.left.deleted} />
      <div className="pk-letters-fields">
        <LeftWords
          letter={letter}
          title={letters.left.deletedTitle}
          goOnText={letters.left.again}
          onGoOn={() => void beginAgain()}
          onDrop={() => {
            letter.rollback();
            onGone();
          }}
        >
          {deleted?.name
            ? fill(letters.left.deletedBy, { name: deleted.name, time })
            : letters.left.deletedElsewhere}{' '}
          {letters.left.stillHere}
        </LeftWords>
      </div>
    </article>
  );
}
