import { staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './practice-page.tsx';

const meta = {
  title: 'Packages/practice/Staff page of the practice',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/practice' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
