import type { Locale } from '@praxiskit/core';
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
import { BilingualMember, JsonClash, useJsonDraft } from '@praxiskit/staff/react';
import { usePagesTexts } from '../use-texts.ts';

export interface WordsEditorProps {
  record: ModelRecord;
  parts: PageWords['parts'];
  /** Explains these texts. */
  lead?: string;
}

const languages = ['de', 'en'] as const;

/** Single texts of a page by its parts. Each field has what visitors read now; emptied, the site's own comes back. */
export function WordsEditor({ record, parts, lead = '' }: WordsEditorProps) {
  const { locale } = useSite();
  const pages = usePagesTexts();
  const all = parts.flatMap(({ words }) => words);
  const draft = useJsonDraft<WrittenWords>(record, 'words', {}, (written) => {
    const [first] = problemsIn(all, written, locale);
    return first ? `${first.word.label[locale]}: ${first.error}` : null;
  });
  const told = draft.missing === null ? [] : problemsIn(all, draft.value, locale);
  return (
    <fieldset
      {...(told.length === 0 ? { id: draft.id } : {})}
      aria-label={pages.words}
      className="pk-staff-words"
      onBlur={({ target }) => {
        draft.showMissing();
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
                problems={problemsOf(word, told, draft.id)}
                onChange={(patch) => draft.set({ ...draft.value, ...patch }, true)}
              />
            ))}
          </div>
        </section>
      ))}
      {draft.error ? <p role="alert">{draft.error}</p> : null}
      <JsonClash draft={draft} name="words" />
    </fieldset>
  );
}

interface Problem {
  word: SiteWord;
  language: Locale;
  error: string;
}

/** The problems that keep texts from being saved, in their order. */
const problemsIn = (words: readonly SiteWord[], written: WrittenWords, locale: Locale): Problem[] =>
  words.flatMap((word) =>
    languages.flatMap((language) => {
      const text = written[`${wordName(word.key)}_${language}`] ?? '';
      const problem = wordProblem(word, text, language);
      return problem ? [{ word, language, error: wordProblemText(problem, locale) }] : [];
    }),
  );

/** The problems of one text. The first of all gets `id`: a refusal leads there. */
const problemsOf = (word: SiteWord, known: readonly Problem[], id: string) =>
  Object.fromEntries(
    known
      .filter((problem) => problem.word === word)
      .map((problem) => [
        problem.language,
        { error: problem.error, ...(problem === known[0] ? { id } : {}) },
      ]),
  );

const without = (written: WrittenWords, name: string): WrittenWords =>
  Object.fromEntries(Object.entries(written).filter(([other]) => other !== name));
