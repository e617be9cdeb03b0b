import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { sayIn } from '../specimen.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Messages/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Something beside the page that needs more room than a menu.

**When** filters, a navigation on a phone, a short form. **When not:** a question: a *Dialog*. What every
visitor needs: the page itself.

| do | don't |
|---|---|
| say in the title what it is for | a drawer over a drawer |
| keep the actions in its last line | long forms |

**Anatomy** title · close button · content, which scrolls · actions, which stay in view.

| key | does |
|---|---|
| Tab | stays inside |
| Escape | closes it, back to where one was |

**Accessibility** The browser's own modal dialog, the same as *Dialog*: the rest is inert and does not
scroll. Without motion it is there at once.`,
      },
    },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filter appointments',
    children: (
      <Field label="Name">
        <Input />
      </Field>
    ),
    actions: <Button>Show</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Filter appointments');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Start: Story = {
  args: { side: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const Bottom: Story = { args: { side: 'bottom' } };

/** It stays until its action is taken. */
export const Persistent: Story = { args: { isPersistent: true } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Behandlungsdokumentation und Einverständniserklärungen',
    children: 'Hochglanzbroschürenbestellung und Terminvereinbarungsbestätigung stehen hier.',
    actions: (
      <>
        <Button>Einverständniserklärung freigeben</Button>
        <Button variant="secondary">Zurück</Button>
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
      <Drawer
        isOpen
        onClose={() => {}}
        title={say('Termine eingrenzen', 'Filter appointments')}
        actions={
          <>
            <Button>{say('Zeigen', 'Show')}</Button>
            <Button variant="secondary">{say('Zurücksetzen', 'Reset')}</Button>
          </>
        }
      >
        <div className="grid gap-6">
          <Field label="Name" help={say('Ein Teil genügt.', 'A part is enough.')}>
            <Input />
          </Field>
          <Field label={say('Telefon', 'Phone')}>
            <Input type="tel" />
          </Field>
        </div>
      </Drawer>
    );
  },
};
