import type { Guide } from '@praxiskit/test-support/guide';
import { Checkbox } from './checkbox.tsx';

export const guide: Guide = {
  purpose: 'Yes or no, or several answers to one question. It is sent with its form.',
  when: 'The visitor agrees, or chooses any number of a few.',
  whenNot: 'A setting that takes effect at once is a *Switch*. One of several is a *Radio*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Checkbox
          label="Remind me of my appointment by e-mail"
          help="One day before, at about nine."
          error="Please confirm"
          required
        />
      </div>
    ),
    parts: [
      [
        'label',
        'Box and label',
        'The whole line can be clicked. In forced colors the box is the system’s own.',
      ],
      ['label + p', 'Help', 'It describes the box.'],
      ['[id$="-error"]', 'Error', 'For a single box; in a `CheckboxGroup` the group has it.'],
    ],
  },
  pairs: [
    {
      do: [<Checkbox key="do" label="Remind me by e-mail" />, 'Say what a tick means.'],
      dont: [
        <Checkbox key="dont" label="Do not remind me by e-mail" />,
        'A negative: a tick then means no.',
      ],
    },
    {
      do: [
        <Checkbox key="do" label="I agree that my pictures are stored" />,
        'Leave consent without a tick.',
      ],
      dont: [
        <Checkbox key="dont" label="I agree that my pictures are stored" defaultChecked />,
        'Tick it beforehand: that is no consent.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the box'],
    ['Space', 'ticks it, or removes the tick'],
  ],
  heard: [
    ['without a tick', '‘Remind me by e-mail, checkbox, not checked’'],
    ['for several, some ticked', '‘Any way, checkbox, partially checked’'],
    ['with an error', '‘…, invalid entry, Please confirm’; in a group every box is'],
  ],
  code: `<Checkbox
  name="reminder"
  label="Remind me of my appointment by e-mail"
  help="One day before, at about nine."
/>`,
  also: ['CheckboxGroup'],
  search:
    'tick box check mark consent multiple choice indeterminate Kontrollkästchen Häkchen Mehrfachauswahl Zustimmung',
};
