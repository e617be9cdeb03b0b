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
  /** What an entry of a list is called where its fields are; by its number where that is null. */
  entryName?: (mine: unknown, theirs: unknown) => string | null;
}

/** Beside a JSON column: asks for each entry that others have saved differently while it was incomplete here. */
export function JsonClash({ draft: { question }, name, entryName }: JsonClashProps) {
  const texts = useMessages();
  const { locale } = useSite();
  const words = createWords(texts, locale, use(NamesContext));
  if (question === null) return null;
  const [ours, others] = [question.mine, question.theirs] as Readonly<Record<string, unknown>>[];
  const labelOf = ([at = '', ...below]: readonly string[]): string => {
    const entry = entryName?.(ours?.[at], others?.[at]) ?? words.name([at]);
    return [entry, words.name(below)].filter(Boolean).join(', ');
  };
  const fields = differences([name], question.mine, question.theirs).map(
    ({ way: [column, ...way], mine, theirs }) => ({
      name: [column, ...way].join('.'),
      label: way.length === 0 ? '' : labelOf(way),
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
