import { createFormats, fill, type Locale } from '@praxiskit/core';
import { Button } from '@praxiskit/ui-kit';
import type { LetterConflict } from '../letter-text/merge.ts';
import { plainText } from './plain-text.ts';
import { letterEditorTexts } from './texts.ts';

export type PassageChoice = 'mine' | 'theirs' | 'both';

export interface ConflictQuestionProps {
  conflict: LetterConflict;
  /** Who has written the other version, and when (ISO 8601). */
  name: string;
  at: string;
  choice: PassageChoice | undefined;
  onChoose: (choice: PassageChoice) => void;
  locale: Locale;
}

/** Asks which version of one passage is kept, below it. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { conflict, name, at, choice, onChoose, locale } = props;
  const texts = letterEditorTexts[locale];
  const [mine, theirs] = [plainText(conflict.mine), plainText(conflict.theirs)];
  const time = createFormats(locale).date(at, 'time');
  const choices = [
    ['mine', texts.keepMine],
    ['theirs', texts.takeTheirs],
    ['both', texts.both],
  ] as const;
  return (
    <section className="pk-letter-question" aria-label={texts.question}>
      <dl>
        <div>
          <dt>{texts.mine}</dt>
          <Version text={mine} other={theirs} removed={texts.removed} />
        </div>
        <div>
          <dt>{fill(texts.theirs, { name, time })}</dt>
          <Version text={theirs} other={mine} removed={texts.removed} />
        </div>
      </dl>
      <p>
        {choices.map(([value, text]) => (
          <Button
            key={value}
            variant="secondary"
            aria-pressed={choice === undefined ? undefined : choice === value}
            onClick={() => onChoose(value)}
          >
            {text}
          </Button>
        ))}
      </p>
    </section>
  );
}

/** One version, with the words that differ marked. */
function Version({ text, other, removed }: { text: string; other: string; removed: string }) {
  if (text === '') {
    return (
      <dd>
        <em>{removed}</em>
      </dd>
    );
  }
  const [before, changed, after] = differing(text.split(/(?<=\s)/), other.split(/(?<=\s)/));
  return (
    <dd>
      {before}
      {changed ? <mark>{changed.trimEnd()}</mark> : null}
      {changed.slice(changed.trimEnd().length)}
      {after}
    </dd>
  );
}

/** The words that both versions begin and end with, and those between them. */
function differing(words: readonly string[], others: readonly string[]): [string, string, string] {
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const to = words.length - end;
  return [
    words.slice(0, start).join(''),
    words.slice(start, to).join(''),
    words.slice(to).join(''),
  ];
}
