import type { Guide } from '@praxiskit/test-support/guide';
import { Breadcrumbs } from './breadcrumbs.tsx';

const crumb = (text: string, place: number) => ({ text, href: `#guide-${place}` });

export const guide: Guide = {
  purpose: 'The path from the home page to a page on a deeper level.',
  when: 'A site has three levels or more.',
  whenNot:
    'On the home page. For the main pages of a site: *Navigation menu*. For steps: *Progress*.',
  anatomy: {
    sample: (
      <div className="w-fit max-w-full">
        <Breadcrumbs items={['Home', 'Treatments', 'Microneedling'].map(crumb)} />
      </div>
    ),
    parts: [
      ['li a', 'Link', 'The title of its page. On a phone the path wraps; no entry is cut off.'],
      ['svg', 'Chevron', 'Not read out.'],
      ['[aria-current]', 'This page', 'The last one.'],
    ],
  },
  pairs: [
    {
      do: [
        <Breadcrumbs key="do" items={['Home', 'Treatments', 'Microneedling'].map(crumb)} />,
        'The titles of the pages.',
      ],
      dont: [
        <Breadcrumbs key="dont" items={['Start', 'All we offer', 'Details'].map(crumb)} />,
        'Other words than on the pages.',
      ],
    },
    {
      do: [
        <Breadcrumbs key="do" items={['Home', 'Prices'].map(crumb)} />,
        'Levels of the site, from the top down.',
      ],
      dont: [
        <Breadcrumbs key="dont" items={['1. Day', '2. Time', '3. Send'].map(crumb)} />,
        'Steps of a process: nothing leads on to the next one.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the next link'],
    ['Enter', 'follows it'],
  ],
  heard: [
    ['the path', '‘You are here, navigation, list, 3 items’'],
    ['this page', '‘Microneedling, link, current page’'],
  ],
  also: ['Crumb'],
  search: 'path trail hierarchy levels Brotkrumen Brotkrümelnavigation Pfad Seitenpfad',
};
