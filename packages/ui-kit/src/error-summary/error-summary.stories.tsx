import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './error-summary.guide.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Messages/Error summary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: { guide },
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

/** More help is below: a way without the field. */
export const WithAnotherWay: Story = {
  args: {
    title: 'Please enter your password.',
    errors: [{ fieldId: 'email', message: 'The password is still missing' }],
    children: 'Or take the link by e-mail and leave the field empty.',
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    errors: [
      {
        fieldId: 'insurance',
        message:
          'Krankenversicherungsnummer: Bitte geben Sie die zehnstellige Krankenversichertennummer ein',
      },
    ],
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <ErrorSummary {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const id = `${globals.theme}-${globals.language}`;
    return (
      <div className="grid max-w-md gap-6">
        <ErrorSummary
          errors={[
            {
              fieldId: `${id}-name`,
              message: say('Vorname: bitte angeben', 'First name: this field is required'),
            },
            {
              fieldId: `${id}-email`,
              message: say('E-Mail: bitte prüfen', 'E-mail: please enter a valid email'),
            },
          ]}
        />
        <Field
          id={`${id}-name`}
          label={say('Vorname', 'First name')}
          error={say('Bitte angeben', 'This field is required')}
        >
          <Input />
        </Field>
        <Field
          id={`${id}-email`}
          label={say('E-Mail', 'E-mail')}
          error={say('Bitte prüfen', 'Please enter a valid email')}
        >
          <Input type="email" defaultValue="marta" />
        </Field>
      </div>
    );
  },
};
