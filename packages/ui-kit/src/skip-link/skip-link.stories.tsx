import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../specimen.tsx';
import { guide } from './skip-link.guide.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Controls/Skip link',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: { guide },
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

/** Its look with the focus, shown as a state, because only one of the four panels can have the focus. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args) => (
    <Specimen name="focus" state="focus">
      <div className="relative h-16 [transform:translate(0)]">
        <SkipLink {...args} />
      </div>
    </Specimen>
  ),
};
