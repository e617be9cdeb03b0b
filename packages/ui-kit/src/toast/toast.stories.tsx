import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toasts.ts';

const toasts = createToasts();

const meta = {
  title: 'Messages/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { toasts },
  beforeEach: () => {
    for (const { id } of toasts.getState()) toasts.dismiss(id);
  },
  render: (args) => (
    <>
      <div className="flex gap-3">
        <Button variant="secondary" onClick={() => toasts.positive('The changes were saved.')}>
          Save
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              text: 'There is a new version of this site.',
              action: { label: 'Reload', run() {} },
            })
          }
        >
          Notice
        </Button>
      </div>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What went well stands top right for two seconds, everything else at the bottom for five [R9.2]. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The changes were saved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
