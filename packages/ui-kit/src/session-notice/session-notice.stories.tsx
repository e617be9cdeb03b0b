import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn } from '../specimen.tsx';
import { guide } from './session-notice.guide.tsx';
import { SessionNotice } from './session-notice.tsx';

const meta = {
  title: 'Messages/Session notice',
  component: SessionNotice,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    from: '2026-11-22T13:01:00Z',
    until: '2026-11-22T13:31:00Z',
    timeZone: 'Europe/Berlin',
    remaining: 108_000,
    note: 'What you wrote is saved.',
    onStay: fn(),
    onSignOut: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof SessionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const stay = canvas.getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toHaveFocus();
    // Keys reach only the frame that has the focus: on a page of documentation this one has not.
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onStay).toHaveBeenCalledWith();
  },
};

/** Its figures do not change: pictures of it are compared. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (args, { globals }) => (
    <SessionNotice
      {...args}
      remaining={0}
      note={sayIn(globals)(
        'Was Sie geschrieben haben, ist gespeichert.',
        'What you wrote is saved.',
      )}
    />
  ),
};
