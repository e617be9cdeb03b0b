import type { Guide } from '@praxiskit/test-support/guide';
import { NavigationMenu } from './navigation-menu.tsx';

const groups = [
  { title: 'Outer skin', links: [{ text: 'Hydrafacial', href: '#guide-hydrafacial' }] },
];
const link = (text: string) => ({ text, href: `#guide-${text}` });

export const guide: Guide = {
  purpose: 'The navigation of a site, for its header.',
  when: 'A site has more pages than fit into a line.',
  whenNot: 'On a phone: put the links into a *Drawer*. For actions: *Dropdown menu*.',
  anatomy: {
    sample: (
      <div className="w-fit max-w-full">
        <NavigationMenu
          label="Sample"
          current="#guide-Prices"
          items={[{ text: 'Treatments', groups }, link('Prices'), link('Practice')]}
        />
      </div>
    ),
    parts: [
      ['button', 'Button', 'It opens a panel of named groups of links.'],
      ['svg', 'Chevron', 'It points up while the panel is open.'],
      ['li:last-child a', 'Link', 'A page without a panel.'],
      [
        '[aria-current]',
        'This page',
        'Its link is underlined, and so is the button that holds it.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <NavigationMenu
          key="do"
          label="A few names"
          items={[{ text: 'Treatments', groups }, link('Prices'), link('Practice')]}
        />,
        'A handful of names.',
      ],
      dont: [
        <NavigationMenu
          key="dont"
          label="Many names"
          items={[
            'Hydrafacial',
            'Mesotherapy',
            'Microneedling',
            'Hyaluron',
            'Prices',
            'Practice',
            'Team',
            'Contact',
          ].map(link)}
        />,
        'Every page of the site in one line.',
      ],
    },
    {
      do: [
        <NavigationMenu
          key="do"
          label="Visitors’ names"
          items={['Treatments', 'Prices'].map(link)}
        />,
        'Names that visitors use.',
      ],
      dont: [
        <NavigationMenu
          key="dont"
          label="Own names"
          items={['Portfolio', 'Conditions'].map(link)}
        />,
        'Names of the practice’s own.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the next link or button, and the links of an open panel'],
    ['Enter Space', 'open and close a panel'],
    ['← →', 'lead to the link or button beside it'],
    ['Esc', 'closes the panel, back to its button'],
  ],
  heard: [
    ['the menu', '‘Main menu, navigation’'],
    ['a button', '‘Treatments, button, collapsed’; it never opens by hovering'],
    ['this page', '‘Prices, link, current page’'],
  ],
  also: ['NavigationItem', 'NavigationGroup'],
  search: 'header nav mega menu main menu bar Hauptmenü Navigation Kopfzeile Menüleiste',
};
