import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inGerman, inTheDark, onPhone, roomStories } from '../test/room-stories.tsx';
import { Component } from './prices-page.tsx';

const meta = {
  title: 'Packages/staff-rooms/Prices',
  ...roomStories,
  args: { page: Component, address: '/staff/prices' },
} satisfies Meta<typeof roomStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = inGerman;

export const Dark: Story = inTheDark;

export const Phone: Story = onPhone;

/** Until a later day the published line would be missing on the price page: a line of its own keeps it there. */
export const OfALaterDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Amount, Hyaluron, Lippen'));
    const day = await canvas.findByLabelText(/^Valid from/);
    await userEvent.clear(day);
    await userEvent.type(day, '12/01/2099{Tab}');
    await expect(await canvas.findByText(/this service would be missing/)).toBeVisible();
  },
};

/** From any room, Ctrl+K finds the records of all. */
export const Searched: Story = {
  ...inGerman,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Suche oder Befehl/ }));
    await userEvent.keyboard('hyal');
    await expect(await canvas.findByRole('option', { name: /^Hyaluron, Lippen/ })).toBeVisible();
  },
};
