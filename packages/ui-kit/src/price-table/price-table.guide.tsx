import type { Guide } from '@praxiskit/test-support/guide';
import { PriceTable } from './price-table.tsx';

export const guide: Guide = {
  purpose: 'Prices by group: names left, dotted leaders, prices aligned on the right.',
  when: 'Prices are read and compared. It prints as it is.',
  whenNot: 'For invoices, and for rows that are sorted or filtered: that is a *Table*.',
  anatomy: {
    sample: (
      <PriceTable
        groups={[
          {
            id: 'anatomy',
            title: 'Consultation',
            note: 'before any treatment',
            items: [
              { id: 'a', label: 'Examination', note: '45 minutes', amount: '60.00', isFrom: true },
              { id: 'b', label: 'Written plan', amount: null },
            ],
          },
        ]}
      />
    ),
    parts: [
      ['h2', 'Title of the group', 'A heading, so that screen readers jump from group to group.'],
      ['p', 'Note of the group', 'What holds for all of its prices.'],
      ['dt > span', 'Name, with its note', 'It wraps before the price does.'],
      ['dd', 'Price', 'It never breaks from its currency.'],
    ],
  },
  pairs: [
    {
      do: [
        <PriceTable
          key="do"
          groups={[
            {
              id: 'do-from',
              title: 'Laser',
              items: [{ id: 'a', label: 'Pigment spots', amount: '120.00', isFrom: true }],
            },
          ]}
        />,
        '‘from’ where it is the least that it costs.',
      ],
      dont: [
        <PriceTable
          key="dont"
          groups={[
            {
              id: 'dont-struck',
              title: 'Laser',
              items: [
                {
                  id: 'a',
                  label: 'Pigment spots',
                  text: (
                    <>
                      <s>€240</s> €120
                    </>
                  ),
                },
              ],
            },
          ]}
        />,
        'A price that is struck out: advertising law forbids it.',
      ],
    },
  ],
  heard: [
    ['a group', '‘Consultation, region, heading level 2’'],
    ['a row', '‘Examination 45 minutes, from €60’; leaders are silent'],
  ],
  also: ['PriceGroup', 'PriceItem', 'formatPrice'],
  search: 'price cost fee money Preis Preisliste Kosten GOÄ',
};
