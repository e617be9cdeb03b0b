import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveState } from './save-state.tsx';

const meta = {
  title: 'Messages/Save state',
  component: SaveState,
  tags: ['autodocs'],
  args: { status: 'unsaved' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const Saving: Story = { args: { status: 'saving' } };
export const Saved: Story = { args: { status: 'saved', detail: '9:41' } };
export const Failed: Story = { args: { status: 'failed', onRetry: fn() } };
export const Conflict: Story = { args: { status: 'conflict' } };
