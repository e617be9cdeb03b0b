import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { effects } from '../index.ts';
import { Presence } from './presence.tsx';

const meta = {
  title: 'Packages/animations/Presence',
  tags: ['autodocs'],
  component: Presence,
  args: { isPresent: true, exit: effects.popOut, enter: effects.popIn, children: 'Ihr Termin' },
  parameters: {
    docs: {
      description: {
        component: `A box that leaves with an effect: it stays in the page until \`exit\` has ended, inert, so
that neither pointer nor focus nor a screen reader reaches a box that is leaving.

**When.** Something is removed and the visitor should see where it went.
**When not.** In dialogs and menus of the kit: they have their own. Move the focus before you take
away what holds it.

**Accessibility.** With reduced motion it is removed at once.`,
      },
    },
  },
} satisfies Meta<typeof Presence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesAndGoes: Story = {
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
    await waitFor(() => expect(canvas.queryByText('Ihr Termin')).toBeNull(), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Ihr Termin')).toBeInTheDocument();
  },
};
