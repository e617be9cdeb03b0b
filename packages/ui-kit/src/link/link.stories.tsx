import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider } from './link.tsx';

const preload = fn();

const meta = {
  title: 'Controls/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#prices', children: 'All prices' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Takes the look of its surroundings, as in a menu. */
export const Plain: Story = { args: { variant: 'plain' } };

/** Focus is a wish to go there as much as the pointer is: the page behind it is fetched [R2.18]. */
export const Preloading: Story = {
  decorators: [
    (Story) => (
      <LinkProvider preload={preload}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    preload.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(preload).toHaveBeenCalledWith('#prices');
  },
};
