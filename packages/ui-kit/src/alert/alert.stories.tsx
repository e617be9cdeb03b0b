import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Messages/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: { title: 'A new letter', children: 'Dr. Mustermann wrote to you on 20 November.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = {
  args: { kind: 'positive', title: 'Confirmed', children: 'We expect you on 26 November at 9:30.' },
};
/** Only what has just gone wrong interrupts a screen reader. */
export const Danger: Story = {
  args: {
    kind: 'danger',
    isUrgent: true,
    title: 'Not sent',
    children: 'The server cannot be reached. Your text is still here.',
  },
};
