import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose:
    'Edits the text of a letter as it is printed: paragraphs, lists and bold type, without signs of markup.',
  when: 'Staff write a letter, alone or at the same time as a colleague.',
  whenNot:
    'To show a letter that was sent: *Letter paper*. For a text of a few lines: a `Textarea` in a *Field*.',
  anatomy: {
    parts: [
      ['.pk-letter-tools button', 'Tools', 'Bold, lists, text blocks. A pressed one is on.'],
      [
        '.pk-letter-tools > :last-child',
        'Measure',
        'How many pages, and the millimeters that are left.',
      ],
      ['[role=textbox]', 'Text', 'In the width of the print.'],
    ],
  },
  pairs: [
    {
      do: [
        <p key="do">
          we confirm your appointment on{' '}
          <span className="rounded-full border border-line px-2">termin</span>.
        </p>,
        'What a text block leaves open is ringed, and the letter cannot be sent.',
      ],
      dont: [
        <p key="dont">we confirm your appointment on XX.XX.</p>,
        'A sign that is found after the letter is sent.',
      ],
    },
    {
      do: [
        <p key="do">
          <strong>Plan.</strong> Two sessions, four weeks apart.
        </p>,
        'Bold for the word that a reader looks for.',
      ],
      dont: [
        <p key="dont">
          <strong>Plan. Two sessions, four weeks apart.</strong>
        </p>,
        'Bold for whole paragraphs.',
      ],
    },
  ],
  keys: [
    ['Ctrl+B', 'bold'],
    ['Ctrl+Shift+8 Ctrl+Shift+7', 'a list, a list with numbers'],
    ['/', 'opens the text blocks'],
    ['↓ ↑ Enter Esc', 'choose a text block, insert it, close the list'],
  ],
  heard: [
    ['the text', '‘Text of the letter, edit text, multi-line’'],
    ['after a slash', 'the chosen text block; the focus stays in the text'],
    ['a conflict', '‘You both have changed one passage.’, a status'],
  ],
  code: `import { LetterEditor } from '@praxiskit/letters/editor';

<LetterEditor
  label="Text of the letter"
  value={letter.body}
  onChange={(body) => letter.set('body', body)}
  blocks={blocks}
  locale="en"
/>`,
  also: ['LetterMeasure', 'useLetterLayout'],
  search: 'rich text editor write letter text block Brief schreiben Textbaustein Schreibprogramm',
};
