import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomStage } from '../test/room-stage.tsx';
import { Component } from './concerns-page.tsx';

const meta = {
  title: 'Packages/staff-rooms/Concerns',
  component: RoomStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, address: '/staff/treatments/concerns' },
  render: (args, { globals }) => (
    <RoomStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof RoomStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = { globals: { language: 'de' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
