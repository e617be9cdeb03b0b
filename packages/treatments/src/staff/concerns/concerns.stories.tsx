import { staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './concerns-page.tsx';

const meta = {
  title: 'Packages/treatments/Staff page of concerns',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/treatments/concerns' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
