import type { Locale } from '@praxiskit/core';
import { uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from '../treatments/treatments-page.tsx';

/** A draft in which one sentence is open, one is allowed, and one language lags. */
function createDrafted(language: Locale) {
  const sample = createSample(language);
  const rows = sample.server.rows.treatments ?? [];
  const record = rows.find(({ id }) => id === uuid(13));
  rows.push({
    ...record,
    id: uuid(400),
    draft_of_id: uuid(13),
    published_at: null,
    summary_de: 'Das Ergebnis ist garantiert und hält dauerhaft.',
    allowances: [
      {
        rule: 'lasting-result',
        quote: 'dauerhaft',
        by: 'Clara Mustermann',
        reason: 'Zitat aus der Studie.',
        at: '2026-11-20T08:04:00.000Z',
      },
    ],
  });
  return sample.client;
}

const meta = {
  title: 'Packages/treatments/Publishing',
  component: StaffStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, address: '/staff/treatments', id: uuid(13) },
  render: (args, { globals }) => {
    const language = globals.language === 'en' ? 'en' : 'de';
    return (
      <StaffStage key={language} {...args} client={createDrafted(language)} language={language} />
    );
  },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
