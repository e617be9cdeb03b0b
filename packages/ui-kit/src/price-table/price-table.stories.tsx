import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceTable } from './price-table.tsx';

const meta = {
  title: 'Practice/Price table',
  component: PriceTable,
  tags: ['autodocs'],
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
            label: 'Hautspecial, Kur mit vier Terminen einschließlich Nachuntersuchung',
            amount: '1320.50',
            isFrom: true,
          },
        ],
      },
      {
        id: 'consultation',
        title: 'Beratung',
        note: 'vor jeder ersten Behandlung',
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

/** Figures end under each other whatever stands before them. */
export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const ends = [...canvasElement.querySelectorAll('dd')].map(
      (amount) => amount.getBoundingClientRect().right,
    );
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
  },
};

/** Names break; leaders give way first, figures never break. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};
