import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createGate } from '../index.ts';
import { GateScreen } from './gate-screen.tsx';

const storage = { getItem: () => null, setItem: () => {} };
/** The password of these stories is 'open'. */
const digest = async (text: string) => (text === 'open' ? 'ab' : 'cd');

const meta = {
  title: 'Packages/under-construction-gate/Screen',
  component: GateScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Aurelia' },
} satisfies Meta<typeof GateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a password nobody can log in. */
export const Closed: Story = {};

export const WithLogin: Story = {
  args: { gate: createGate({ hash: 'ab', storage, digest }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByPlaceholderText('Password');
    await userEvent.type(field, 'wrong{Enter}');
    await expect(field).toHaveFocus();
  },
};
