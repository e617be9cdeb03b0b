import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { FactBox } from './fact-box.tsx';

export const guide: Guide = {
  purpose: 'The few facts that visitors compare, in a box of their own.',
  when: 'A page has three to six facts that visitors look for first: duration, depth, price.',
  whenNot:
    'For prose. For several things side by side: *Table*. For a list of prices: *Price table*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <FactBox
          title="At a glance"
          facts={[
            { term: 'Takes', value: '60 minutes' },
            { term: 'Price', value: 'from €320', note: 'billed by the GOÄ' },
          ]}
        >
          <Button>Request a consultation</Button>
        </FactBox>
      </div>
    ),
    parts: [
      ['h2', 'Title', 'It names the box.'],
      ['dt', 'Term', 'The longest one sets the width of its column.'],
      ['dd > span', 'Value', 'A figure with its unit.'],
      ['dd > span + span', 'Note', 'May be left out.'],
      ['button', 'Way on', 'A link or a button.'],
      ['aside', 'Frame', 'A site may give it a background by `className`.'],
    ],
  },
  pairs: [
    {
      do: [
        <FactBox
          key="do"
          title="At a glance"
          facts={[
            { term: 'Depth', value: '2–8 mm' },
            { term: 'Takes', value: '60 minutes' },
          ]}
        />,
        'Figures with their unit.',
      ],
      dont: [
        <FactBox
          key="dont"
          title="At a glance"
          facts={[
            { term: 'Depth', value: 'very deep' },
            { term: 'Takes', value: 'not long' },
          ]}
        />,
        'Adjectives: they cannot be compared.',
      ],
    },
    {
      do: [
        <FactBox key="do" title="At a glance" facts={[{ term: 'Price', value: 'from €320' }]}>
          <Button>Request a consultation</Button>
        </FactBox>,
        'One way on, below the facts.',
      ],
      dont: [
        <FactBox key="dont" title="At a glance" facts={[{ term: 'Price', value: 'from €320' }]}>
          <Button>Request a consultation</Button>
          <Button>Book now</Button>
        </FactBox>,
        'Two buttons: the visitor has to compare them, too.',
      ],
    },
  ],
  heard: [
    ['the box', '‘At a glance, complementary’'],
    ['a fact', '‘Takes, 60 minutes’, as a list of terms and values'],
  ],
  code: `<FactBox
  title="At a glance"
  facts={[
    { term: 'Takes', value: '60 minutes' },
    { term: 'Price', value: 'from €320', note: 'billed by the GOÄ' },
  ]}
>
  <Button>Request a consultation</Button>
</FactBox>`,
  also: ['Fact'],
  search:
    'key facts summary aside specification definition list Fakten Steckbrief Überblick Kurzinfo',
};
