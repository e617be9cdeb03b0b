import type { Guide } from '@praxiskit/test-support/guide';
import { Tabs } from './tabs.tsx';

const tab = (label: string, content: string) => ({ value: label, label, content });

export const guide: Guide = {
  purpose: 'Views of one thing, one at a time.',
  when: 'The views are equally important, and the visitor needs one at a time.',
  whenNot:
    'For other pages: *Link*. For a text that search engines and visitors without scripts must find: headings, or an *Accordion*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Tabs
          label="About the treatment"
          tabs={[
            tab('Course', 'First we talk, then we look, then we decide.'),
            tab('Risks', 'Redness for a day; rarely a bruise.'),
          ]}
        />
      </div>
    ),
    parts: [
      ['[role="tablist"]', 'List', 'Wider than the screen, it scrolls.'],
      [
        '[aria-selected="true"]',
        'Tab',
        'A name of one or two words. The selected one is underlined, and scrolled into view.',
      ],
      ['[data-state="active"][role="tabpanel"]', 'Panel', 'The view of the selected tab.'],
    ],
  },
  pairs: [
    {
      do: [
        <Tabs
          key="do"
          label="About the treatment"
          tabs={[tab('Course', 'First we talk.'), tab('Risks', 'Redness for a day.')]}
        />,
        'One or two words each, the most asked first.',
      ],
      dont: [
        <Tabs
          key="dont"
          label="About the treatment"
          tabs={[
            tab('What happens on the day of the treatment', 'First we talk.'),
            tab('Risks', 'Redness for a day.'),
          ]}
        />,
        'A sentence: the next tab is out of view.',
      ],
    },
    {
      do: [
        <Tabs
          key="do"
          label="Your documents"
          tabs={[tab('Letters', 'One letter.'), tab('Plans', 'No plan yet.')]}
        />,
        'Views that are read in any order.',
      ],
      dont: [
        <Tabs
          key="dont"
          label="Your request"
          tabs={[tab('1. Day', 'Choose a day.'), tab('2. Send', 'Check and send.')]}
        />,
        'Steps of a process: tabs have no order.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the selected tab, then its panel'],
    ['← →', 'select the one before or the next one, around the ends'],
    ['Home End', 'select the first or the last one'],
    ['Enter Space', 'select, where `activation` is `manual`: arrows then only move the focus'],
  ],
  heard: [
    ['a tab', '‘About the treatment, Risks, tab, selected, 2 of 2’'],
    ['the panel', '‘Risks, tab panel’'],
  ],
  also: ['Tab'],
  search: 'tab bar tablist views segmented Reiter Registerkarten Karteireiter Ansichten',
};
