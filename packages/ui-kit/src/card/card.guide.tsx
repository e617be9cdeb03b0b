import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

export const guide: Guide = {
  purpose: 'One item of several: a letter, an article, an answer.',
  when: 'Items of one kind are beside each other and have pages of their own.',
  whenNot: 'For a single text: write it. For facts that are compared: *Table*, *Fact box*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <Card
          media={<div className="map-grid h-20 border-b border-hairline" />}
          eyebrow="Letter, November 20, 2026"
          title="Your consultation on November 18"
          href="#letter"
          footer={<Button variant="quiet">Print</Button>}
        >
          <p className="m-0">What we saw, and what can be done.</p>
        </Card>
      </div>
    ),
    parts: [
      ['.overflow-hidden', 'Media', 'A picture or a band, from edge to edge.'],
      ['.text-caption', 'Eyebrow', 'A kind, a date.'],
      ['h3', 'Title', 'The link, where there is an `href`: its target is the whole card.'],
      ['p.m-0', 'Body', 'A sentence or two.'],
      ['.mt-auto', 'Footer', 'Links and buttons in it stay their own targets.'],
    ],
  },
  pairs: [
    {
      do: [
        <Card key="do" title="Your consultation on November 18" href="#do">
          What we saw, and what can be done.
        </Card>,
        'A title that says where it leads.',
      ],
      dont: [
        <Card key="dont" title="Read more" href="#dont">
          Your consultation on November 18: what we saw.
        </Card>,
        'The same title on every card: in a list of links they are all alike.',
      ],
    },
    {
      do: [
        <Card key="do" title="Skin in winter" href="#winter" eyebrow="Article">
          What the cold does to it.
        </Card>,
        '`href`: one link, and the whole card is its target.',
      ],
      dont: [
        <Card key="dont" title="Skin in winter" eyebrow="Article" footer={<Button>Open</Button>}>
          What the cold does to it.
        </Card>,
        'A button to a page: it cannot be opened in a new tab.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the link of the card, then links and buttons in its footer'],
    ['Enter', 'follows the link'],
  ],
  heard: [
    ['the title', '‘heading level 3, link, Your consultation on November 18’: the name alone'],
  ],
  search: 'tile teaser panel box preview Karte Kachel Vorschau Anreißer',
};
