import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './save-state.guide.tsx';
import { SaveState } from './save-state.tsx';

const meta = {
  title: 'Messages/Save state',
  component: SaveState,
  tags: ['autodocs'],
  parameters: { guide },
  args: { status: 'dirty' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const Invalid: Story = { args: { status: 'invalid' } };
export const Saving: Story = { args: { status: 'saving' } };
export const Saved: Story = { args: { status: 'saved', detail: '9:41' } };
export const Failed: Story = { args: { status: 'failed', onRetry: fn() } };
/** The change stays on the device until there is a connection. */
export const Offline: Story = { args: { status: 'offline' } };
const until = new Date(2026, 10, 24, 9, 41, 30).getTime();
/** The server has had too many requests, and says when it takes the next one. */
export const Throttled: Story = {
  args: { status: 'throttled', until },
};
export const Conflict: Story = { args: { status: 'conflict' } };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => (
    <Specimens width="13rem">
      {(
        [
          'dirty',
          'saving',
          'saved',
          'failed',
          'conflict',
          'invalid',
          'offline',
          'throttled',
        ] as const
      ).map((status) => (
        <Specimen key={status} name={status}>
          <SaveState
            status={status}
            {...(status === 'saved' ? { detail: sayIn(globals)('9:41 Uhr', '9:41 a.m.') } : {})}
            onRetry={() => {}}
          />
        </Specimen>
      ))}
    </Specimens>
  ),
};
