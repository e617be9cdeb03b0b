import type { Guide } from '@praxiskit/test-support/guide';
import { lintText } from '../lint-text.ts';
import { CheckedText, type CheckedTextProps } from './checked-text.tsx';
import { FindingState } from './finding-state.tsx';

const ignore = () => {};

const findingsIn = (text: string) => lintText(text, { locale: 'en' });

function Sample({ text, ...more }: Pick<CheckedTextProps, 'text' | 'onTake' | 'onAllow'>) {
  return <CheckedText text={text} findings={findingsIn(text)} locale="en" {...more} />;
}

const promise = 'The result is permanent.';

export const guide: Guide = {
  purpose:
    'A text whose sentences have numbers where the law or the spelling is against them; beside it the paragraph, the reason, and what to write instead.',
  when: 'Staff write a text for the public. `FindingState` above it says how many sentences are open.',
  whenNot:
    'For texts that only the practice reads. For a required or a wrong value: the error of a *Field*.',
  anatomy: {
    // One column, also where the window has room for two: the numbers have theirs at the left.
    sample: (
      <div className="w-80 max-w-full [&>div]:grid-cols-1!">
        <Sample
          text={`${promise} We begin with little, in millimetres.`}
          onTake={ignore}
          onAllow={ignore}
        />
      </div>
    ),
    parts: [
      ['mark > a', 'Number', 'A link to the note with the same number.'],
      ['mark', 'Sentence of law', 'Bold, with a wavy line.'],
      ['mark[data-kind="advice"]', 'Sentence with advice', 'A dotted line: it holds nothing up.'],
      [
        '.pk-finding > p',
        'Paragraph and quote',
        'The law, as a link, or ‘Spelling’; and the words that were found. The reason is below.',
      ],
      ['.pk-finding-advice', 'Advice', 'What to write instead.'],
      ['.pk-finding summary', 'Allow', 'Opens a field for the reason. For findings of law only.'],
      [
        '[data-kind="advice"] .pk-finding > button',
        'Use it',
        'Where one wording can replace the quote.',
      ],
    ],
  },
  pairs: [
    {
      do: [<Sample key="do" text={promise} />, 'The paragraph, the reason, and other words.'],
      dont: [
        <div key="dont" className="grid gap-2">
          <p>{promise}</p>
          <p className="text-small text-danger">Invalid text.</p>
        </div>,
        'A refusal without a reason.',
      ],
    },
    {
      do: [
        <div key="do" className="pk-finding grid justify-items-start">
          <label className="w-full">
            Reason why it may stay
            <textarea rows={2} defaultValue="Quoted from the study." />
          </label>
          <button type="button">Allow for this reason</button>
        </div>,
        'Allow single words, with a reason that is kept.',
      ],
      dont: [
        <div key="dont" className="pk-finding grid justify-items-start gap-2">
          <p>
            <q>permanent</q>
          </p>
          <button type="button">Ignore</button>
        </div>,
        'Let a finding be clicked away.',
      ],
    },
    {
      do: [
        <FindingState key="do" open={findingsIn(promise)} locale="en" />,
        'Save what is written; only publishing waits.',
      ],
      dont: [
        <div key="dont" className="grid gap-2">
          <p>{promise}</p>
          <p className="text-small text-danger">Not saved: the text has one finding.</p>
        </div>,
        'Refuse a draft: half a sentence is often against a rule.',
      ],
    },
  ],
  keys: [
    [
      'Tab',
      'goes through the numbers in the text, then through the notes: law, ‘Use it’, ‘Allow …’',
    ],
    ['Enter', 'on a number goes to its note'],
    ['Enter Space', 'open ‘Allow …’ and press the buttons'],
  ],
  heard: [
    ['a number', '‘Note 1, link’, in front of its sentence'],
    ['the notes', '‘Notes, list, 2 items’'],
    ['a note', '‘§ 3 HWG, link, permanent’, then the reason and the advice'],
    ['the count above it', '`FindingState` is a status: ‘… rules checked, one sentence open’'],
  ],
  code: `import { lintText, stillOpen } from '@praxiskit/compliance';
import { CheckedText, FindingState } from '@praxiskit/compliance/react';

const findings = lintText(text, { locale: 'en', facts });

<FindingState open={stillOpen(findings, allowances)} locale="en" />
<CheckedText
  text={text}
  findings={findings}
  locale="en"
  onTake={({ start, end, replacement }) =>
    setText(text.slice(0, start) + replacement + text.slice(end))
  }
  onAllow={(finding, reason) => allow(finding, reason)}
/>`,
  also: ['FindingState', 'FindingNote', 'AllowedNote'],
  search:
    'law lint compliance advertising HWG spelling proof Werberecht Heilmittelwerbegesetz Hinweis Prüfung',
};
