import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens } from '../specimen.tsx';
import { guide } from './pagination.guide.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide },
  args: { page: 5, pageCount: 12, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  name: 'In the middle',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};

/** There is no link to a previous page, and its space stays free. */
export const First: Story = { name: 'On the first page', args: { page: 1 } };
export const Last: Story = { name: 'On the last page', args: { page: 12 } };
export const Few: Story = { name: 'A few pages', args: { page: 2, pageCount: 4 } };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args) => (
    <Specimens width="34rem">
      <Specimen name="first">
        <Pagination {...args} page={1} />
      </Specimen>
      <Specimen name="middle">
        <Pagination {...args} />
      </Specimen>
      <Specimen name="last">
        <Pagination {...args} page={12} />
      </Specimen>
      <Specimen name="few">
        <Pagination {...args} page={2} pageCount={4} />
      </Specimen>
      <Specimen name="hover" state="hover">
        <Pagination {...args} page={2} pageCount={4} />
      </Specimen>
      <Specimen name="focus" state="focus-visible">
        <Pagination {...args} page={2} pageCount={4} />
      </Specimen>
    </Specimens>
  ),
};
