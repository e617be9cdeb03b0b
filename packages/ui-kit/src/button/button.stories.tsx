import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Request a consultation', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one thing that a view is for. */
export const Primary: Story = {};

/** Everything else that can be done here; two of one weight stand side by side. */
export const Secondary: Story = { args: { variant: 'secondary' } };

/** Beside a stronger one, for the way back. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

/** It keeps its width and its focus, says so to a screen reader, and does nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** German words are long; the button grows, and breaks between words only. */
export const LongWords: Story = {
  args: { children: 'Terminvereinbarung für die Erstuntersuchung bestätigen' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};
