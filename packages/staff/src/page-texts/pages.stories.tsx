import type { Meta, StoryObj } from '@storybook/react-vite';
import { inGerman, inTheDark, onPhone, roomStories } from '../test/room-stories.tsx';
import { uuid } from '../test/sample-records.ts';
import { sampleWords } from '../test/sample-words.ts';
import { Component } from './pages-page.tsx';

const meta = {
  title: 'Packages/staff/Pages',
  ...roomStories,
  args: { page: Component, address: '/staff/pages', id: uuid(202) },
} satisfies Meta<typeof roomStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = inGerman;

export const Dark: Story = inTheDark;

export const Phone: Story = onPhone;

/** A record of single texts alone. */
export const SingleTexts: Story = { args: { pages: sampleWords } };
