import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Specimen, Specimens } from '../specimen.tsx';
import { guide } from './countdown.guide.tsx';
import { Countdown } from './countdown.tsx';

const from = '2026-11-22T13:27:00Z';
const until = '2026-11-22T13:32:00Z';
const timeZone = 'Europe/Berlin';

const meta = {
  title: 'Messages/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  parameters: { guide },
  args: { from, until, timeZone, remaining: 220_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pause: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('3:39'), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('4 minutes left');
  },
};

export const WithoutRuler: Story = {
  render: (args) => <Countdown until={args.until} timeZone={timeZone} remaining={4_000_000} />,
};

/** Its figures do not change: pictures of it are compared. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: () => (
    <Specimens>
      <Specimen name="over">
        <Countdown until={until} from={from} timeZone={timeZone} remaining={0} />
      </Specimen>
      <Specimen name="without a ruler">
        <Countdown until={until} timeZone={timeZone} remaining={0} />
      </Specimen>
    </Specimens>
  ),
};
