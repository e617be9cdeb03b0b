import { useSite } from '@praxiskit/pages/react';
import { RecordConflict } from '@praxiskit/record-form';
import type { FieldConflict, ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { questionId } from '@praxiskit/staff/react';
import { useState } from 'react';
import { LetterEditor } from '../editor/letter-editor.tsx';
import type { LetterExtent } from '../editor/letter-measure.tsx';
import { mergeLetterText } from '../letter-text/merge.ts';
import { useLetterBlocks } from './use-letter-blocks.ts';
import { useLetterPlaces } from './use-letter-places.ts';
import { useLetterTexts } from './use-texts.ts';

export interface LetterBodyProps {
  letter: ModelRecord;
  /** Null while the press has not answered. */
  layout: LetterExtent | null;
}

/**
 * The text of a draft. Where a colleague has changed the same passage, that is asked at the passage; other columns
 * that both have changed are asked for above it, and then all of it is saved at once.
 */
export function LetterBody({ letter, layout }: LetterBodyProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const body = useField(letter, 'body');
  const { conflict } = useSaveState(letter);
  const letterLocale = letter.get('locale') === 'en' ? 'en' : 'de';
  const blocks = useLetterBlocks(letterLocale);
  const places = useLetterPlaces(letter, letterLocale);
  /** The text that the user has decided for, while other columns are undecided. */
  const [decided, setDecided] = useState<string | null>(null);
  const asked = conflict?.fields.body;
  if (!asked && decided !== null) setDecided(null);
  const hasOthers = Object.keys(conflict?.fields ?? {}).some((name) => name !== 'body');
  const parts = asked && decided === null ? partsOf(asked) : null;

  function resolve(text: string) {
    if (hasOthers) return setDecided(text);
    letter.resolve({ body: { value: text } });
    void letter.flush();
  }

  return (
    <>
      <div id={questionId} tabIndex={-1} className="pk-staff-question">
        {parts ? null : (
          <RecordConflict
            record={letter}
            merge={(name) =>
              name === 'body' && decided !== null
                ? { mine: decided, theirs: decided, fields: [] }
                : null
            }
          />
        )}
      </div>
      {body.error ? <p role="alert">{body.error}</p> : null}
      <LetterEditor
        label={letters.text}
        value={decided ?? String(body.value ?? '')}
        onChange={body.setValue}
        conflict={
          parts && { parts, name: letters.colleague, at: String(letter.base().updated_at ?? '') }
        }
        onResolve={resolve}
        blocks={blocks}
        places={places}
        layout={layout}
        readOnly={body.readOnly}
        locale={locale}
        letterLocale={letterLocale}
      />
    </>
  );
}

/** The passages to decide; null where the versions can be merged. */
function partsOf({ base, mine, theirs }: FieldConflict) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { parts } = mergeLetterText(base === null ? null : text(base), text(mine), text(theirs));
  return parts ?? null;
}
