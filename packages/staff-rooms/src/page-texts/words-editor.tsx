import {
  type PageWords,
  type SiteWord,
  type WrittenWords,
  wordName,
  wordProblem,
  wordProblemText,
} from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { BilingualMember } from '../columns/bilingual-member.tsx';
import { JsonNote } from '../columns/json-note.tsx';
import { useJsonDraft } from '../columns/use-json-draft.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Of `WordsEditor`. */
export interface WordsEditorProps {
  record: ModelRecord;
  parts: PageWords['parts'];
  /** What these texts are. */
  lead?: string;
}

const languages = ['de', 'en'] as const;

/** Single texts of a page by its parts. Each field has what visitors read now; emptied, the site's own comes back. */
export function WordsEditor({ record, parts, lead = '' }: WordsEditorProps) {
  const { locale } = useSite();
  const { pages } = useMessages();
  const all = parts.flatMap(({ words }) => words);
  const draft = useJsonDraft<WrittenWords>(record, 'words', {}, (written) => {
    for (const word of all) {
      for (const language of languages) {
        const problem = wordProblem(word, written[nameIn(word, language)] ?? '', language);
        if (problem) {
          return `${word.label[locale]} (${language.toUpperCase()}): ${wordProblemText(problem, locale)}`;
        }
      }
    }
    return null;
  });
  return (
    <fieldset
      id={draft.id}
      aria-label={pages.words}
      className="pk-staff-words"
      onBlur={({ target }) => {
        draft.tell();
        const name = /^words\.(.+)$/.exec((target as Element).getAttribute('name') ?? '')?.[1];
        if (name && draft.value[name]?.trim() === '') draft.set(without(draft.value, name));
      }}
    >
      <p className="pk-staff-quiet">{[lead, pages.wordsHelp].filter(Boolean).join(' ')}</p>
      {parts.map(({ label, words }) => (
        <section key={label.de} aria-label={label[locale]} className="pk-staff-section">
          <h2 className="pk-staff-group">{label[locale]}</h2>
          <div className="pk-staff-fields">
            {words.map((word) => (
              <BilingualMember
                key={word.key}
                value={draft.value}
                name={wordName(word.key)}
                label={word.label[locale]}
                way="words"
                usual={word.text}
                lines={word.lines ?? 1}
                onChange={(patch) => draft.set({ ...draft.value, ...patch }, true)}
              />
            ))}
          </div>
        </section>
      ))}
      <JsonNote draft={draft} />
    </fieldset>
  );
}

const nameIn = ({ key }: SiteWord, language: 'de' | 'en') => `${wordName(key)}_${language}`;

const without = (written: WrittenWords, name: string): WrittenWords =>
  Object.fromEntries(Object.entries(written).filter(([other]) => other !== name));
