import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { state: 'off', label: 'OpenStreetMap', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { state: 'on' } };

/** Some of a group are on. The next click turns all of them on. */
export const Mixed: Story = {
  args: { state: 'mixed', label: 'Functional, one of two' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** It says how things are, and cannot be turned. */
export const ReadOnly: Story = {
  args: { state: 'on', label: 'Necessary, always on', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
