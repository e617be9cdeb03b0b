import type { Meta, StoryObj } from '@storybook/react-vite';
import { inGerman, inTheDark, onPhone, roomStories } from '../test/room-stories.tsx';
import { createOverview } from './overview-page.tsx';

const Overview = createOverview();

const meta = {
  title: 'Packages/staff/What waits',
  ...roomStories,
  args: { page: Overview, address: '/staff' },
} satisfies Meta<typeof roomStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = inGerman;

export const Dark: Story = inTheDark;

export const Phone: Story = onPhone;
