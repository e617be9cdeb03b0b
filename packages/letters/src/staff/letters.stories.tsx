import { staffStories, uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  beingSent,
  createSample,
  draft,
  letters,
  mailFailed,
  read,
  sending,
  toSign,
  withdrawn,
} from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Component } from './letters-page.tsx';
import { letterPath } from './paths.ts';
import { Component as TextBlocksPage } from './text-blocks-page.tsx';

const meta = {
  title: 'Packages/letters/Staff page',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/letters' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

const at = (id: string) => ({ id, address: letterPath.replace(':id', id) });

export const Draft: Story = { args: at(draft) };

/** A letter that waits for the user's signature. */
export const ToSign: Story = { args: at(toSign) };

/** The ten seconds in which it can be taken back. */
export const BeingSent: Story = {
  render: (args) => (
    <StaffStage {...args} client={createSample('en', [beingSent(), ...letters]).client} />
  ),
  args: at(sending),
};

export const Read: Story = { args: at(read) };

export const MailFailed: Story = { args: at(mailFailed) };

export const Withdrawn: Story = { args: at(withdrawn) };

export const NotFound: Story = { args: at(uuid(999)) };

export const Empty: Story = { args: { client: createSample('en', []).client } };

/** The page of text blocks. */
export const TextBlocks: Story = { args: { page: TextBlocksPage, address: '/staff/text-blocks' } };
