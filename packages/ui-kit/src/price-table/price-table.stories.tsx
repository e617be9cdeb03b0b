import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../specimen.tsx';
import { guide } from './price-table.guide.tsx';
import { PriceTable } from './price-table.tsx';

const meta = {
  title: 'Practice/Price table',
  component: PriceTable,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    groups: [
      {
        id: 'epidermis',
        title: 'Oberhaut',
        note: '0 bis 0,1 mm',
        items: [
          { id: '1', label: 'Hydrafacial', note: '60 Minuten', amount: '159.00', isFrom: true },
          { id: '2', label: 'Hautspecial', note: 'Maske', amount: '89.00', isFrom: true },
          {
            id: '3',
            label: 'Hautspecial, Gesicht, Hals und Dekolleté einschließlich Nachuntersuchung',
            amount: '1320.50',
            isFrom: true,
          },
        ],
      },
      {
        id: 'consultation',
        title: 'Beratung',
        note: 'vor und nach der Behandlung',
        items: [
          { id: '4', label: 'Beratung und Untersuchung', amount: '50.00' },
          { id: '5', label: 'Kontrolle nach zwei Wochen', amount: null },
        ],
      },
    ],
  },
} satisfies Meta<typeof PriceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices are aligned at their right edge, whatever text is before them. */
export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const ends = [...canvasElement.querySelectorAll('dd')].map(
      (amount) => amount.getBoundingClientRect().right,
    );
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
  },
};

/** Beside something taller the groups keep their distance. */
export const BesideSomethingTaller: Story = {
  decorators: [
    (Story) => (
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-8">
        <Story />
        <div className="h-[60rem] border border-hairline" />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('section');
    const gap =
      (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(72);
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const id = `${globals.theme}-${globals.language}`;
    return (
      <PriceTable
        groups={[
          {
            id: `${id}-epidermis`,
            title: say('Oberhaut', 'Epidermis'),
            note: say('0 bis 0,1 mm', '0 to 0.1 mm'),
            items: [
              {
                id: '1',
                label: 'Hydrafacial',
                note: say('60 Minuten', '60 minutes'),
                amount: '159.00',
                isFrom: true,
              },
              {
                id: '2',
                label: say(
                  'Hautspecial, Gesicht, Hals und Dekolleté einschließlich Nachuntersuchung',
                  'Skin special, face, neck and décolleté including a checkup',
                ),
                amount: '1320.50',
                isFrom: true,
              },
            ],
          },
          {
            id: `${id}-consultation`,
            title: say('Beratung', 'Consultation'),
            items: [
              {
                id: '3',
                label: say('Beratung und Untersuchung', 'Consultation and examination'),
                amount: '50.00',
              },
              {
                id: '4',
                label: say('Kontrolle nach zwei Wochen', 'Checkup after two weeks'),
                amount: null,
              },
            ],
          },
        ]}
      />
    );
  },
};
