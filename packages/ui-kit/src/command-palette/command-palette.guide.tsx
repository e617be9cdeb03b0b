import type { Guide } from '@praxiskit/test-support/guide';
import { Kbd } from '../shortcuts/kbd.tsx';

const row = (text: string, keys?: string) => (
  <div className="flex items-center justify-between gap-4 border border-hairline px-4 py-2">
    <span>{text}</span>
    {keys ? <Kbd keys={keys} /> : null}
  </div>
);

export const guide: Guide = {
  purpose: 'One field for everything that can be found or done.',
  when: 'A tool has more records and keys than a user can remember.',
  whenNot: 'As the only way to anything. For a few actions: *Dropdown menu*.',
  anatomy: {
    parts: [
      ['dialog input', 'Field', 'It keeps the focus.'],
      ['dialog [role="group"] > p', 'Group', 'With a count, where not all of it is shown.'],
      [
        'dialog [aria-selected="true"]',
        'Chosen command',
        'Enter runs it. From 600 px on the key that does the same is at its end.',
      ],
      ['dialog', 'Frame', 'Modal: the page behind it is inert.'],
    ],
  },
  pairs: [
    {
      do: [<div key="do">{row('Open Prices', 'g r')}</div>, 'Show the key that does the same.'],
      dont: [<div key="dont">{row('Open Prices')}</div>, 'Keep it secret.'],
    },
    {
      do: [<div key="do">{row('Open the letter')}</div>, 'A command that opens something.'],
      dont: [
        <div key="dont">{row('Delete the letter')}</div>,
        'A command that deletes: Enter may come one letter too early.',
      ],
    },
  ],
  keys: [
    ['↓ ↑', 'choose, around the ends'],
    ['Enter', 'runs the chosen command, once the palette is closed'],
    ['Esc', 'closes it; the focus is back where it was'],
  ],
  heard: [
    ['opened', '‘Search or command, combobox’'],
    ['chosen', '‘Open Prices’, the option; the focus stays in the field'],
    ['after a letter', '‘3 found’, or ‘Nothing found for “xyz”.’'],
  ],
  code: `<CommandButton keys="Control+k" onClick={() => setOpen(true)} />
<CommandPalette
  isOpen={isOpen}
  onClose={() => setOpen(false)}
  commands={[
    { id: 'prices', group: 'Commands', text: 'Open Prices', keys: 'g r', run: openPrices },
    { id: 'lips', group: 'Prices', text: 'Hyaluron, lips', end: '€320', isHidden: true, run: openLips },
  ]}
/>`,
  also: ['CommandButton', 'Command'],
  search:
    'search quick open launcher spotlight cmdk omnibox Befehlspalette Schnellsuche Suche Befehl',
};
