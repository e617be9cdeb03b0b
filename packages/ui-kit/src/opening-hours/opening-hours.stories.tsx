import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens } from '../specimen.tsx';
import { uiKitMessages } from '../text/messages.ts';
import { UiKitProvider } from '../text/provider.tsx';
import { guide } from './opening-hours.guide.tsx';
import { OpeningHours } from './opening-hours.tsx';

const meta = {
  title: 'Practice/Opening hours',
  component: OpeningHours,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    hours: [
      { day: 1, opens: '09:00', closes: '18:00' },
      { day: 2, opens: '09:00', closes: '13:00' },
      { day: 2, opens: '14:30', closes: '19:00' },
      { day: 4, opens: '09:00', closes: '20:00' },
      { day: 5, opens: '08:30', closes: '14:00' },
    ],
    today: '2026-11-24',
  },
  decorators: [
    (Story, { tags }) => (
      <div style={tags.includes('sheet') ? {} : { maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};

/** The bars show at a glance what the figures beside them say. */
export const Bars: Story = { args: { variant: 'bars' } };

/** A German week starts on Monday. */
export const German: Story = {
  args: { variant: 'bars' },
  decorators: [
    (Story) => (
      <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
        <Story />
      </UiKitProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(days[0]).toBe('Montag');
    await expect(days[6]).toBe('Sonntag');
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args) => (
    <Specimens width="24rem">
      <Specimen name="table, today is Tuesday">
        <OpeningHours {...args} />
      </Specimen>
      <Specimen name="bars">
        <OpeningHours {...args} variant="bars" />
      </Specimen>
    </Specimens>
  ),
};
