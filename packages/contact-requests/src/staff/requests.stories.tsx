import { staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../test/staff-stage.tsx';
import { Component } from './requests-page.tsx';

const meta = {
  title: 'Packages/contact-requests/Staff page',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/requests' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
