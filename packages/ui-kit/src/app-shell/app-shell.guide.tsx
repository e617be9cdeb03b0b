import type { Guide } from '@praxiskit/test-support/guide';
import { SideNav } from './side-nav.tsx';

const entry = (text: string, letter: string) => ({ href: `#guide-${text}`, text, letter });

export const guide: Guide = {
  purpose: 'The frame of a tool: bar, navigation, content, key line.',
  when: 'Staff work in it all day.',
  whenNot: 'For visitors: a page of the site, with a *Navigation menu*.',
  anatomy: {
    parts: [
      ['[data-app-shell] header', 'Bar', 'Name of the tool, search, and the way to the site.'],
      [
        '[data-app-shell] main',
        'Content',
        'From 600 px on a key line is below it, from 960 px on the navigation is beside it.',
      ],
      [
        '[data-app-shell] > nav',
        'Tabs',
        'On a phone: the first four entries. The fifth tab has the others.',
      ],
      [
        '[data-app-shell] > nav [aria-current]',
        'This page',
        'With the number of items that wait there.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <SideNav
          key="do"
          groups={[
            {
              entries: [
                { ...entry('Requests', 'a'), waiting: 3, waitingText: '3 open requests' },
                entry('Prices', 'r'),
              ],
            },
          ]}
        />,
        'A number where something waits.',
      ],
      dont: [
        <SideNav
          key="dont"
          groups={[
            {
              entries: [
                { ...entry('Requests', 'a'), waiting: 412, waitingText: '412 requests' },
                { ...entry('Prices', 'r'), waiting: 87, waitingText: '87 prices' },
              ],
            },
          ]}
        />,
        'A number of all there is: it is never zero, and is soon ignored.',
      ],
    },
    {
      do: [
        <SideNav
          key="do"
          groups={[{ entries: [entry('Treatments', 't'), entry('Prices', 'r')] }]}
        />,
        'Entries that have a page, with a letter each.',
      ],
      dont: [
        <SideNav
          key="dont"
          groups={[{ entries: [entry('Treatments', 't'), entry('Statistics, soon', 's')] }]}
        />,
        'An entry whose page does not exist yet.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the bar, the navigation, the content'],
    ['Esc', 'closes the menu'],
  ],
  heard: [
    ['the navigation', '‘Practice, navigation’: one of them at each width'],
    ['an entry where something waits', '‘Requests, 3 open requests, link, current page’'],
  ],
  code: `<AppShell
  label="Practice"
  brand={<Link href="/">Aurelia</Link>}
  search={<CommandButton keys="Control+k" onClick={openPalette} />}
  groups={[
    {
      title: 'Every day',
      entries: [{ href: '/requests', text: 'Requests', letter: 'a', waiting: 3, waitingText: '3 open requests' }],
    },
  ]}
  foot={<span>Connected, everything saved</span>}
>
  {page}
</AppShell>`,
  also: ['ShellEntry', 'ShellGroup'],
  search: 'layout frame sidebar admin dashboard scaffold Rahmen Gerüst Seitenleiste Verwaltung',
};
