import { useSite } from '@praxiskit/pages/react';
import { ConflictQuestion } from '@praxiskit/ui-kit';
import { use } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { differences } from './differences.ts';
import { createWords } from './in-words.ts';
import { NamesContext } from './names.ts';
import type { JsonDraft } from './use-json-draft.ts';

/** Of `JsonClash`. */
export interface JsonClashProps {
  draft: Pick<JsonDraft<unknown>, 'question'>;
  /** The column. */
  name: string;
}

/** Beside a JSON column: asks for each entry that others have saved differently while it was incomplete here. */
export function JsonClash({ draft: { question }, name }: JsonClashProps) {
  const texts = useMessages();
  const { locale } = useSite();
  const words = createWords(texts, locale, use(NamesContext));
  if (question === null) return null;
  const fields = differences([name], question.mine, question.theirs).map(
    ({ way, mine, theirs }) => ({
      name: way.join('.'),
      label: words.name(way.slice(1)),
      mine: words.value(way, mine),
      theirs: words.value(way, theirs),
    }),
  );
  return (
    <div className="pk-staff-clash">
      <ConflictQuestion fields={fields} onChoose={question.onChoose} />
    </div>
  );
}
