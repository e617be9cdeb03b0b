import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './drawer.guide.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Messages/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: {
      story: { inline: false, height: '480px' },
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
  name: 'From the end of the line',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Filter appointments');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Start: Story = {
  name: 'From the start of the line',
  args: { side: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const Bottom: Story = { name: 'From the bottom', args: { side: 'bottom' } };

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
