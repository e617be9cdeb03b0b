import type { Guide } from '@praxiskit/test-support/guide';
import { samplePlan } from './sample-plan.ts';
import { WayMap } from './way-map.tsx';
import { WayPlan } from './way-plan.tsx';

const facts = [{ term: 'Bus', text: 'line 5 to Lindenweg' }];

export const guide: Guide = {
  purpose:
    'The last meters to the practice: how many minutes they take, a drawn plan, and what else helps to find it.',
  when: 'People come on foot, by bus and by car. The plan is in the page: no other company learns who looks at it.',
  whenNot:
    'To find a route from anywhere: the link below it opens a public map. In place of a map that waits for consent, without a plan: *Map placeholder*.',
  anatomy: {
    sample: (
      <WayMap plan={samplePlan} locale="en" name="Lindenhof" facts={facts} headingLevel={3}>
        Lindenweg 4, 07743 Jena
      </WayMap>
    ),
    parts: [
      ['h3', 'Title', 'The minutes, counted from the length of the route.'],
      ['.pk-way-route', 'Route', 'With a tick for each minute; each third has its number.'],
      ['.pk-way-ruler', 'Scale', '200 meters, as long as they are on this plan.'],
      ['dl', 'Facts', 'Bus, parking, steps.'],
      ['.pk-way-note a', 'Public map', 'A link. Nothing is loaded before a visitor follows it.'],
    ],
  },
  pairs: [
    {
      do: [<strong key="do">13 minutes from the station</strong>, 'The minutes of the route.'],
      dont: [
        <strong key="dont">Only a few minutes away</strong>,
        'A number that cannot be checked.',
      ],
    },
    {
      do: [
        <div key="do" className="pk-way">
          <WayPlan plan={samplePlan} locale="en" name="Lindenhof" title="The way, drawn" />
        </div>,
        'The streets that a visitor passes.',
      ],
      dont: [
        <div
          key="dont"
          className="grid h-64 place-items-center border border-dashed border-line p-6 text-center text-quiet"
        >
          The map waits for your consent.
        </div>,
        'A map in place of the plan: without consent visitors have neither.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches an allowed map, its buttons, and the links'],
    ['↑ ↓ ← →', 'move an allowed map that has the focus'],
  ],
  heard: [
    ['the plan', 'one picture: its title, and the way in words as its description'],
    ['an allowed map', '‘Map: 13 minutes from the station. Arrow keys move it.’'],
    ['its buttons', '‘Closer, button’, ‘Farther away, button’'],
  ],
  code: `import { WayMap } from '@praxiskit/practice/react';

<WayMap
  plan={plan}
  locale="en"
  name="Lindenhof"
  facts={[{ term: 'Bus', text: 'line 5 to Lindenweg' }]}
>
  Lindenweg 4, 07743 Jena
</WayMap>`,
  also: ['WayPlan'],
  search: 'map route directions location plan Anfahrt Karte Weg Wegbeschreibung Lageplan',
};
