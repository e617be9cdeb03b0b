import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Messages/Error summary',
  component: ErrorSummary,
  tags: ['autodocs'],
  args: {
    errors: [
      { fieldId: 'first-name', message: 'First name: this field is required' },
      { fieldId: 'email', message: 'E-mail: please enter a valid email' },
    ],
  },
  render: (args) => (
    <div className="grid max-w-md gap-6">
      <ErrorSummary {...args} />
      <Field id="first-name" label="First name" error="This field is required">
        <Input />
      </Field>
      <Field id="email" label="E-mail" error="Please enter a valid email">
        <Input type="email" defaultValue="marta" />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears; each line leads to its field. */
export const AfterSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /E-mail/ }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
