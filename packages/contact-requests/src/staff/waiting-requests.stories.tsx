import { createOverview, staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../test/staff-stage.tsx';
import { Waiting } from './waiting-requests.tsx';

const Overview = createOverview([{ Waiting }]);

const meta = {
  title: 'Packages/contact-requests/What waits',
  ...staffStories(StaffStage),
  args: { page: Overview, address: '/staff' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
