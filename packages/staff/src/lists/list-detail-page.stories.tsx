import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NoteList, NotePages } from '../test/sample-list.tsx';
import { createEmptySample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { uuid } from '../testing/sample.ts';
import type { StagedPageProps } from '../testing/staff-stage.tsx';
import { onPhone, staffStories } from '../testing/staff-stories.tsx';

const meta = {
  title: 'Packages/staff/List with a detail',
  ...staffStories(StaffStage),
  args: { page: NoteList as StagedPageProps['page'], address: '/staff/notes' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None is chosen yet. */
export const List: Story = {};

/** A press on a row, or Enter, opens its record beside the list. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'datenschutz' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'datenschutz' }),
    ).toBeVisible();
  },
};

/** The opened record takes the list's place, and its heading has the focus. */
export const ChosenOnAPhone: Story = {
  ...onPhone,
  decorators: [
    (Story) => (
      <div className="w-96">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'datenschutz' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'datenschutz' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  },
};

export const Empty: Story = {
  args: { client: createEmptySample().client },
};

/** The record in the address does not exist. */
export const NotFound: Story = {
  args: { page: NotePages, address: `/staff/notes/${uuid(999)}`, id: uuid(999) },
};
