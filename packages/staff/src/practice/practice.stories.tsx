import type { Meta, StoryObj } from '@storybook/react-vite';
import { inGerman, inTheDark, onPhone, roomStories } from '../test/room-stories.tsx';
import { Component } from './practice-page.tsx';

const meta = {
  title: 'Packages/staff/Practice',
  ...roomStories,
  args: { page: Component, address: '/staff/practice' },
} satisfies Meta<typeof roomStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = inGerman;

export const Dark: Story = inTheDark;

export const Phone: Story = onPhone;
