import { staffStories, uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './treatments-page.tsx';

const meta = {
  title: 'Packages/treatments/Staff page of treatments',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/treatments', id: uuid(13) },
} satisfies Meta<typeof StaffStage>;

/** The sample, in which the treatment is new and does not say all that its page has to. */
function withoutRisks() {
  const { server, client } = createSample('en');
  const row = server.rows.treatments?.find(({ id }) => id === uuid(13));
  Object.assign(row ?? {}, { published_at: null, purpose_en: '', risks: [] });
  return client;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

/** The parts that are missing before it can be public, each with a link to its field. */
export const Incomplete: Story = {
  args: { client: withoutRisks() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Still missing/ })).toBeVisible();
  },
};
