import { createRecordClient } from '@praxiskit/record-model/client';
import { inGerman, staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './prices-page.tsx';

const meta = {
  title: 'Packages/treatments/Staff page of prices',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/prices' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

const silent = createRecordClient({ fetch: () => new Promise(() => undefined), locale: 'en' });

/** Until the records are there, lines in their place are as wide as the page. */
export const Waiting: Story = {
  args: { client: silent },
  play: async ({ canvasElement }) => {
    const lines = () => [...canvasElement.querySelectorAll('main [aria-busy] [aria-hidden] > *')];
    await waitFor(() => expect(lines()[0]?.clientWidth).toBeGreaterThan(500));
  },
};

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

/** From any page, Ctrl+K finds the records of all. */
export const Searched: Story = {
  ...inGerman,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Suche oder Befehl/ }));
    await userEvent.keyboard('hyal');
    await expect(await canvas.findByRole('option', { name: /^Hyaluron, Lippen/ })).toBeVisible();
  },
};

/** More changes than one are published together, after a look at each. */
export const AllAtOnce: Story = {
  ...inGerman,
  play: async ({ canvas, userEvent }) => {
    for (const [label, amount] of [
      ['Betrag, Hydrafacial', '169'],
      ['Betrag, Hyaluron, Lippen', '340'],
    ] as const) {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, `${amount}{Enter}`);
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle veröffentlichen …' }));
    await expect(
      await canvas.findByRole('button', { name: '2 Zeilen veröffentlichen' }),
    ).toBeVisible();
  },
};
