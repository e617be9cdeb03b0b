import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Input, PasswordField, Select, Textarea } from './controls.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  tags: ['autodocs'],
  args: { label: 'E-mail', children: <Input type="email" name="email" autoComplete="email" /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Help stays under the field, where it is still read after the first letter. */
export const WithHelp: Story = {
  args: { help: 'We write to you about your appointment, and for nothing else.', isRequired: true },
};

/** The error names what to do; the field points at it for screen readers. */
export const WithError: Story = {
  args: { error: 'Please enter a valid email', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email');
    await expect(field).toBeRequired();
  },
};

export const LongText: Story = {
  args: { label: 'What would you like to talk about?', children: <Textarea name="note" /> },
};

export const Choice: Story = {
  args: {
    label: 'Country',
    children: (
      <Select name="country" defaultValue="DE">
        <option value="DE">Germany</option>
        <option value="AT">Austria</option>
      </Select>
    ),
  },
};

export const ReadOnly: Story = {
  args: { label: 'Patient number', children: <Input readOnly defaultValue="2026-0412" /> },
};

/** It can be looked at, pasted into, and filled by a password manager. */
export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      name="password"
      aside={<Link href="#forgot">Forgotten?</Link>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Morgenlicht');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Morgenlicht');
  },
};
