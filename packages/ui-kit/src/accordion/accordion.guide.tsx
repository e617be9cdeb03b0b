import type { Guide } from '@praxiskit/test-support/guide';
import { FactBox } from '../fact-box/fact-box.tsx';
import { Accordion } from './accordion.tsx';

export const guide: Guide = {
  purpose: 'Questions and answers, one below the other; each opens in place.',
  when: 'A visitor needs some of many answers.',
  whenNot: 'Where every visitor needs all of it: write headings. For views of one thing: *Tabs*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Accordion
          items={[
            {
              id: 'guide-pain',
              title: 'Does it hurt?',
              content: 'Hardly. A cream numbs the skin before.',
              isOpen: true,
            },
            { id: 'guide-time', title: 'How long does it take?', content: 'Half an hour.' },
          ]}
        />
      </div>
    ),
    parts: [
      ['h3', 'Question', 'A heading; `headingLevel` says which.'],
      ['svg', 'Chevron', 'It points up where the answer is shown. Not printed.'],
      [
        'summary + div',
        'Answer',
        'Search in the page and an address with its `#id` open it. In print all are shown.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <Accordion
          key="do"
          items={[{ id: 'guide-asked', title: 'Does it hurt?', content: 'Hardly.' }]}
        />,
        'Ask as patients ask.',
      ],
      dont: [
        <Accordion
          key="dont"
          items={[{ id: 'guide-filed', title: 'Notes on analgesia', content: 'Hardly.' }]}
        />,
        'A heading in the words of the profession.',
      ],
    },
    {
      do: [
        <FactBox
          key="do"
          title="At a glance"
          facts={[
            { term: 'Price', value: 'from €320' },
            { term: 'Risks', value: 'redness for a day' },
          ]}
        />,
        'Prices and risks in view.',
      ],
      dont: [
        <Accordion
          key="dont"
          items={[
            { id: 'guide-price', title: 'What does it cost?', content: 'From €320.' },
            { id: 'guide-risks', title: 'What are the risks?', content: 'Redness for a day.' },
          ]}
        />,
        'Hide them in an accordion.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes to the next question'],
    ['Enter Space', 'open and close its answer'],
  ],
  heard: [
    ['closed', '‘Does it hurt?, collapsed’'],
    ['open', '‘Does it hurt?, expanded’; the answer comes next'],
  ],
  also: ['AccordionItem'],
  search: 'FAQ collapse details disclosure expander Fragen Antworten Akkordeon aufklappen',
};
