import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens } from '../specimen.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Links to the pages of a long list.

**When** a list is too long for one page, and a page of it is worth an address. **When not:** fewer than
fifty short lines: show them all.

| do | don't |
|---|---|
| put it below the list | load more by scrolling, without an address |

**Anatomy** back · pages, with gaps · next. The number of places stays the same from page to page. A phone
says 'Page 3 of 12' instead.

| key | does |
|---|---|
| Tab | to the next link |
| Enter | follows it |

**Accessibility** A named navigation of links, so that it works without scripts; this page is marked.`,
      },
    },
  },
  args: { page: 5, pageCount: 12, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};

/** There is no link to a previous page, and its space stays free. */
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pageCount: 4 } };

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
