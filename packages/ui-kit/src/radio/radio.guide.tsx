import type { Guide } from '@praxiskit/test-support/guide';
import { Radio, RadioGroup } from './radio.tsx';

const times = (
  <>
    <Radio value="morning" label="Mornings" />
    <Radio value="evening" label="Evenings" />
  </>
);

export const guide: Guide = {
  purpose: 'One answer of a few, all of them in view.',
  when: 'There are two to six answers that visitors compare.',
  whenNot:
    'From about seven answers on a `Select` in a *Field* is shorter. Yes or no is a *Checkbox*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <RadioGroup
          label="Which time suits you?"
          help="We call you back then."
          error="Please choose a time"
          isRequired
        >
          <Radio value="morning" label="Mornings" />
          <Radio value="evening" label="Evenings" help="Until 8 p.m. on Thursdays." />
        </RadioGroup>
      </div>
    ),
    parts: [
      ['legend', 'Legend', 'The question.'],
      ['legend + p', 'Help of the group', 'What the visitor has to know before choosing.'],
      [
        'label',
        'Choice',
        'The whole line can be clicked. In forced colors the ring is the system’s own.',
      ],
      ['label + p', 'Help of a choice', 'It describes this choice alone.'],
      ['[id$="-error"]', 'Error', 'It belongs to the group, not to a choice.'],
    ],
  },
  pairs: [
    {
      do: [
        <RadioGroup key="do" label="Which time suits you?">
          {times}
          <Radio value="any" label="Either" />
        </RadioGroup>,
        '‘Either’, where that is an answer.',
      ],
      dont: [
        <RadioGroup key="dont" label="Which time suits you?">
          {times}
        </RadioGroup>,
        'Leave it out: visitors without a preference have no answer.',
      ],
    },
    {
      do: [
        <RadioGroup key="do" label="How may we send your plan?">
          <Radio value="account" label="In your account" />
          <Radio value="post" label="By post, €3" />
        </RadioGroup>,
        'The likeliest first, and none chosen.',
      ],
      dont: [
        <RadioGroup key="dont" label="How may we send your plan?" defaultValue="post">
          <Radio value="post" label="By post, €3" />
          <Radio value="account" label="In your account" />
        </RadioGroup>,
        'Choose beforehand an answer that costs something.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the chosen one, or the first'],
    ['↑ ↓ ← →', 'choose the one before or the next one'],
    ['Space', 'chooses the one that has the focus'],
  ],
  heard: [
    ['the group', '‘Which time suits you?, radio group, required’'],
    ['a choice', '‘Evenings, radio button, not checked, 2 of 2, Until 8 p.m. on Thursdays.’'],
    ['a choice with its price', '‘15 minutes €30, radio button, not checked, 1 of 4’'],
    [
      'with an error',
      '‘Which time suits you?, radio group, required, invalid entry, Please choose a time’',
    ],
  ],
  code: `<RadioGroup label="Which time suits you?" name="time" isRequired>
  <Radio value="morning" label="Mornings" help="8:30 a.m. to noon" />
  <Radio value="evening" label="Evenings" help="until 8 p.m. on Thursdays" />
  <Radio value="any" label="Either" />
</RadioGroup>`,
  also: ['Radio'],
  search:
    'radio button option choice choose one price single select "choose one price" "price choice" "one of four" Optionsfeld Auswahl Einfachauswahl',
};
