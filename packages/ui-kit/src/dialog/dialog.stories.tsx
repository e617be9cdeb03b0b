import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Messages/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Send this letter?',
    children: 'Once it is sent it can no longer be changed.',
    actions: (
      <>
        <Button>Send</Button>
        <Button variant="secondary">Keep as a draft</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Send this letter?');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It stays until one of its actions is taken. */
export const Persistent: Story = { args: { isPersistent: true } };
