import type { Guide } from '@praxiskit/test-support/guide';
import { parseLetterText } from '../letter-text/parse.ts';
import { frozen } from '../test/sample-letter.ts';
import { LetterPaper, type PrintedLetter } from './letter-paper.tsx';

const letter: PrintedLetter = {
  ...frozen,
  locale: 'en',
  recipient: ['Ms', 'Marta Mustermann', 'Beispielweg 4', '99425 Weimar'],
  subject: 'Your plan after the consultation',
  blocks: parseLetterText(
    'Dear Ms Mustermann,\n\nthis is what we saw on November 18, and what I advise until we meet again in four weeks: a cream without fragrance in the morning and in the evening.',
  ).blocks,
  closing: 'Kind regards',
  author: { name: 'Dr. med. Clara Mustermann', title: 'Specialist in dermatology' },
};

/** A strip of the letter: its subject and its text. */
function Strip({ isCut = false, isDark = false }) {
  return (
    <div className="h-64 overflow-hidden border border-hairline bg-white">
      <div
        style={{
          marginTop: '-19rem',
          ...(isCut ? { width: '210mm' } : {}),
          ...(isDark ? { filter: 'invert(1) hue-rotate(180deg)' } : {}),
        }}
      >
        <LetterPaper letter={letter} layout={null} level={3} isFlowing />
      </div>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'A letter as it was sent, by DIN 5008, form B: each line where its print has it, one sheet a page.',
  when: 'A sent letter is read or printed. In a window that is narrower than a sheet its text flows.',
  whenNot: 'While a letter is written: *Editor*.',
  anatomy: {
    sample: (
      <div className="w-[34rem] max-w-full">
        <LetterPaper letter={letter} layout={null} level={3} isFlowing />
      </div>
    ),
    parts: [
      ['.pk-letter-brand', 'Brand', 'The name of the practice.'],
      ['.pk-letter-address', 'Address', 'Where the window of an envelope shows it.'],
      ['.pk-letter-head-facts', 'Facts', 'Date, reference, doctor and telephone number.'],
      ['.pk-letter-subject', 'Subject', 'The heading of the page; `level` says which one.'],
      ['.pk-letter-signature', 'Signature', 'Author and title.'],
      ['.pk-letter-foot', 'Foot', 'The chamber, and what the practice adds.'],
    ],
  },
  pairs: [
    {
      do: [<Strip key="do" />, '`isFlowing` in a pane that is narrower than a sheet.'],
      dont: [<Strip key="dont" isCut />, 'A sheet that is cut off.'],
    },
    {
      do: [<Strip key="do" />, 'It stays paper in the dark: it looks as it is printed.'],
      dont: [<Strip key="dont" isDark />, 'A letter in the colors of the theme.'],
    },
  ],
  heard: [
    ['the letter', 'an article in the language of the letter'],
    ['the subject', '‘Your plan after the consultation, heading level 1’'],
    ['ruler and fold marks', 'nothing: they are for the eye'],
    ['several sheets', 'one text; each sheet ends with its page number'],
  ],
  code: `import { LetterPaper } from '@praxiskit/letters/react';

<LetterPaper letter={letter} layout={layout} />
<LetterPaper letter={letter} layout={null} isFlowing level={2} />`,
  also: ['PrintedLetter'],
  search: 'letter paper print PDF DIN 5008 sheet Brief Briefpapier Druck Blatt',
};
