import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './toast.guide.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toasts.ts';

const toasts = createToasts();

const meta = {
  title: 'Messages/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: { guide },
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

/** A success is shown top right for two seconds, everything else at the bottom for five. */
export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The changes were saved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** The clock of `createToasts` never runs out, so that the toasts stay on the sheet. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const shown = createToasts({ clock: { setTimeout: () => 0, clearTimeout() {} } });
    shown.positive(say('Die Änderungen wurden gespeichert.', 'The changes were saved.'));
    shown.show({
      text: say('Es gibt eine neue Fassung dieser Seite.', 'There is a new version of this site.'),
      action: { label: say('Neu laden', 'Reload'), run() {} },
    });
    shown.show({
      kind: 'danger',
      text: say('Die Verbindung ist unterbrochen.', 'The connection is gone.'),
    });
    return (
      <div className="relative h-100 overflow-hidden border border-hairline [transform:translate(0)]">
        <ToastRegion toasts={shown} />
      </div>
    );
  },
};
