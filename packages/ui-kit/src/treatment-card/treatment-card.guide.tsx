import type { Guide } from '@praxiskit/test-support/guide';
import type { CSSProperties } from 'react';
import { TreatmentCard } from './treatment-card.tsx';

/** Colors of a site, for its band. */
const dermis = {
  '--treatment-ground': 'light-dark(oklch(0.868 0.068 45), oklch(0.36 0.055 38))',
  '--treatment-ink': 'light-dark(oklch(0.25 0.06 270), oklch(0.94 0.014 80))',
} as CSSProperties;

export const guide: Guide = {
  purpose: 'A treatment among others: its layer and depth, what it is for, what it costs at least.',
  when: 'Visitors choose between treatments.',
  whenNot: 'On the page of the treatment: *Fact box*. In a list of prices: *Price table*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <TreatmentCard
          name="Microneedling"
          href="#guide"
          layer="Dermis"
          depth="0.5–1.5 mm"
          summary="For scars, pores and a skin that has grown tired."
          amount="189.00"
          isFrom
          style={dermis}
        />
      </div>
    ),
    parts: [
      ['article > p', 'Band', 'Its colors are `--treatment-ground` and `--treatment-ink`.'],
      ['article > p > span', 'Layer', 'Its name in words.'],
      ['article > p > span + span', 'Depth', 'With its unit.'],
      ['h3', 'Name', 'The link. Its target is the whole card.'],
      ['h3 + p', 'Summary', 'What the treatment is for.'],
      ['p:last-child > span', 'Price', '‘from’, where it is the least of several.'],
    ],
  },
  pairs: [
    {
      do: [
        <TreatmentCard
          key="do"
          name="Microneedling"
          href="#guide-from"
          amount="189.00"
          isFrom
          summary="For scars and pores."
        />,
        'The price as in the price list.',
      ],
      dont: [
        <TreatmentCard
          key="dont"
          name="Microneedling"
          href="#guide-bargain"
          amount="149.00"
          summary="For scars and pores. Only this week!"
        />,
        'A bargain.',
      ],
    },
    {
      do: [
        <TreatmentCard
          key="do"
          name="Mesotherapy"
          href="#guide-layer"
          layer="Dermis"
          depth="2–4 mm"
          style={dermis}
        />,
        'The name of the layer beside its color.',
      ],
      dont: [
        <TreatmentCard
          key="dont"
          name="Mesotherapy"
          href="#guide-color"
          depth="2–4 mm"
          style={dermis}
        />,
        'Color alone.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the link of the card'],
    ['Enter', 'follows it'],
  ],
  heard: [['the name', '‘heading level 3, link, Microneedling’: the name alone']],
  search: 'treatment tile teaser service product card Behandlung Behandlungskarte Leistung Kachel',
};
