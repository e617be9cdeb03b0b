import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './dialog.guide.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Messages/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Send this letter?',
    children: 'Once it is sent it can no longer be changed.',
    actions: (
      <>
        <Button>Send</Button>
        <Button variant="secondary">Keep as a draft</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Send this letter?');
    const title = canvas.getByRole('heading', { name: 'Send this letter?' });
    await expect(title).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    // This one stays open: the focus is left where it opened with it.
    title.focus();
  },
};

function DeleteQuestion(props: DialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...props}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={() => props.onClose()}>
            Keep the draft
          </Button>
          <Button variant="secondary">Delete the draft</Button>
        </>
      }
    />
  );
}

/** What is lost is named. The harmless answer leads, and has the focus: a key that comes too early keeps everything. */
export const DeletingSomething: Story = {
  name: 'Deleting something',
  tags: ['example'],
  args: {
    title: 'Delete this draft?',
    children: 'Two pages, last changed today at 9:40. They cannot be brought back.',
  },
  render: (args) => <DeleteQuestion {...args} />,
  parameters: {
    docs: {
      source: {
        code: `const keep = useRef<HTMLButtonElement>(null);

<Dialog
  isOpen={isAsking}
  onClose={close}
  title="Delete this draft?"
  initialFocus={keep}
  actions={
    <>
      <Button ref={keep} onClick={close}>
        Keep the draft
      </Button>
      <Button variant="secondary" onClick={remove}>
        Delete the draft
      </Button>
    </>
  }
>
  Two pages, last changed today at 9:40. They cannot be brought back.
</Dialog>;`,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: 'Keep the draft' });
    await expect(keep).toHaveFocus();
    await userEvent.click(keep);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It stays until one of its actions is taken. */
export const Persistent: Story = { args: { isPersistent: true } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Einverständniserklärung zur Fadenliftingbehandlung unwiderruflich freigeben?',
    children:
      'Nach der Freigabe der Einverständniserklärung können Behandlungsumfang und Nachsorgetermine nur noch in der Praxis geändert werden.',
    actions: (
      <>
        <Button>Einverständniserklärung freigeben</Button>
        <Button variant="secondary">Zurück zur Bearbeitung</Button>
      </>
    ),
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <Dialog
        isOpen
        onClose={() => {}}
        title={say('Diesen Brief senden?', 'Send this letter?')}
        actions={
          <>
            <Button>{say('Senden', 'Send')}</Button>
            <Button variant="secondary">{say('Als Entwurf behalten', 'Keep as a draft')}</Button>
          </>
        }
      >
        {say(
          'Ist er gesendet, kann er nicht mehr geändert werden.',
          'Once it is sent it can no longer be changed.',
        )}
      </Dialog>
    );
  },
};
