import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { effects } from '../index.ts';
import { guide } from './presence.guide.tsx';
import { Presence } from './presence.tsx';

const meta = {
  title: 'Packages/animations/Presence',
  tags: ['autodocs'],
  component: Presence,
  args: {
    isPresent: true,
    exit: effects.popOut,
    enter: effects.popIn,
    children: 'Your appointment',
  },
  parameters: { guide },
} satisfies Meta<typeof Presence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesAndGoes: Story = {
  name: 'Comes and goes',
  render: function Render(args) {
    const [isPresent, setPresent] = useState(true);
    return (
      <div className="grid justify-items-start gap-4">
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-control border border-line px-4"
          onClick={() => setPresent(!isPresent)}
        >
          {isPresent ? 'Take it away' : 'Bring it back'}
        </button>
        <Presence {...args} isPresent={isPresent} className="border border-line p-6" />
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByText('Your appointment')).toBeNull(), {
      timeout: 3000,
    });
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Your appointment')).toBeInTheDocument();
  },
};
