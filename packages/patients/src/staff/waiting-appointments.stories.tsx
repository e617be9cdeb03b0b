import { createOverview, staffStories } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStage } from '../test/staff-stage.tsx';
import { Waiting } from './waiting-appointments.tsx';

const meta = {
  title: 'Packages/patients/What waits',
  ...staffStories(StaffStage),
  args: { page: createOverview([{ Waiting }]), address: '/staff' },
} satisfies Meta<typeof StaffStage>;

export default meta;

/** Appointments that patients ask for, with whom to call; they are answered in a dialog. */
export const Default: StoryObj<typeof meta> = { name: 'Requested appointments' };
