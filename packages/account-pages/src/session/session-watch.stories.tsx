import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PageStage } from '../test/page-stage.tsx';
import { now } from '../test/sample-account.ts';
import { guide } from './session-watch.guide.tsx';
import { SessionWatch } from './session-watch.tsx';

/** A server whose session ends in a minute and a half, unless the visitor stays. */
function createServer(): typeof fetch {
  let leftMs = 90_000;
  return async (input) => {
    if (String(input).endsWith('_payload.json')) {
      leftMs = 30 * 60_000;
      return Response.json({});
    }
    const expires = new Date(now + leftMs).toISOString();
    return Response.json({ expires }, { headers: { date: new Date(now).toUTCString() } });
  };
}

const session = {
  user: { data: { id: '1', roles: [], password_change: false } },
  expires: new Date(now).toISOString(),
};

const meta = {
  title: 'Packages/account-pages/End of a session',
  component: SessionWatch,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', guide, docs: { story: { inline: false, height: '520px' } } },
  args: {
    isUnsaved: (): boolean => false,
    flush: fn(async () => {}),
    onSignOut: fn(),
    onGone: fn(),
  },
  render: (args, { globals }) => (
    <PageStage
      key={globals.language}
      address="/private"
      data={null}
      language={globals.language}
      session={session}
      page={() => <SessionWatch {...args} fetch={createServer()} />}
    />
  ),
} satisfies Meta<typeof SessionWatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

/** Enter stays: the button has the focus. */
export const Stay: Story = {
  play: async ({ canvas, userEvent }) => {
    const stay = await canvas.findByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The message names the edits that could not be saved. */
export const Unsaved: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<SessionWatch isUnsaved={() => true} flush={save} onSignOut={signOut} onGone={reload} />`,
      },
    },
  },
  args: { isUnsaved: () => true },
};
