import { staffStories, uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './pages-page.tsx';
import { sampleWords } from './sample-words.ts';

const meta = {
  title: 'Packages/practice/Staff page of page texts',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/pages', id: uuid(202) },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

/** A record of single texts alone. */
export const SingleTexts: Story = { args: { data: { pages: sampleWords } } };
