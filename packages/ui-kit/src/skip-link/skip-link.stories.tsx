import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Controls/Skip link',
  component: SkipLink,
  tags: ['autodocs'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press Tab: the first stop leads here.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
