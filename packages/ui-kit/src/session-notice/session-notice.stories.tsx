import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn } from '../specimen.tsx';
import { SessionNotice } from './session-notice.tsx';

const meta = {
  title: 'Messages/Session notice',
  component: SessionNotice,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `The question before a session ends.

**When** a session ends after a time without input. **When not:** once it has ended (*Alert*).

| do | don't |
|---|---|
| two minutes before the end | a few seconds |
| say that nothing is lost, where it is true | throw away what was typed |

**Anatomy** *Dialog* · sentence with the clock time · *Countdown* · 'Stay signed in' · 'Sign out'.

| key | does |
|---|---|
| Enter | stays signed in |
| Tab, Enter | signs out |
| Escape | shakes: it is a question |

**Accessibility** 'Stay signed in' has the focus and is described by the sentence; more time costs one key (WCAG 2.2.1).
The time is said once a minute.`,
      },
    },
  },
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
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
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
