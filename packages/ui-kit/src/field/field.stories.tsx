import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { Input, Select, Textarea } from './controls.tsx';
import { guide } from './field.guide.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'E-mail', children: <Input type="email" name="email" autoComplete="email" /> },
  decorators: [
    (Story, { tags }) => (
      <div style={tags.includes('sheet') ? {} : { maxWidth: 440 }}>
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

/** It can be shown, pasted into, and filled by a password manager. */
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

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Krankenversichertennummer der Hauptversicherten',
    help: 'Sie steht auf der Vorderseite Ihrer elektronischen Gesundheitskarte.',
    error: 'Bitte geben Sie die zehnstellige Krankenversichertennummer ein',
    children: <Input name="insurance" />,
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Field {...args} />
    </div>
  ),
};

/** Every control in every state. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('E-Mail', 'E-mail');
    const value = 'marta@example.org';
    const countries = (
      <>
        <option>{say('Deutschland', 'Germany')}</option>
        <option>{say('Österreich', 'Austria')}</option>
      </>
    );
    return (
      <Specimens>
        <Specimen name="empty">
          <Field label={label}>
            <Input type="email" placeholder="name@example.org" />
          </Field>
        </Specimen>
        <Specimen name="filled, required, help">
          <Field
            label={label}
            isRequired
            help={say('Nur für Ihren Termin.', 'For your appointment only.')}
          >
            <Input type="email" defaultValue={value} />
          </Field>
        </Specimen>
        <Specimen name="error">
          <Field
            label={label}
            error={say('Bitte prüfen Sie die Adresse', 'Please enter a valid email')}
          >
            <Input type="email" defaultValue="marta" />
          </Field>
        </Specimen>
        <Specimen name="hover" state="hover">
          <Field label={label}>
            <Input type="email" />
          </Field>
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Field label={label}>
            <Input type="email" />
          </Field>
        </Specimen>
        <Specimen name="read-only">
          <Field label={say('Patientennummer', 'Patient number')}>
            <Input readOnly defaultValue="2026-0412" />
          </Field>
        </Specimen>
        <Specimen name="disabled">
          <Field label={label}>
            <Input disabled defaultValue={value} />
          </Field>
        </Specimen>
        <Specimen name="select">
          <Field label={say('Land', 'Country')}>
            <Select>{countries}</Select>
          </Field>
        </Specimen>
        <Specimen name="select, error">
          <Field label={say('Land', 'Country')} error={say('Bitte wählen', 'Please choose')}>
            <Select>{countries}</Select>
          </Field>
        </Specimen>
        <Specimen name="select, disabled">
          <Field label={say('Land', 'Country')}>
            <Select disabled>{countries}</Select>
          </Field>
        </Specimen>
        <Specimen name="textarea">
          <Field label={say('Worum geht es?', 'What is it about?')}>
            <Textarea rows={3} />
          </Field>
        </Specimen>
        <Specimen name="textarea, error">
          <Field
            label={say('Worum geht es?', 'What is it about?')}
            error={say('Bitte schreiben Sie einen Satz', 'Please write a sentence')}
          >
            <Textarea rows={3} />
          </Field>
        </Specimen>
        <Specimen name="password">
          <PasswordField
            label={say('Passwort', 'Password')}
            defaultValue="Morgenlicht"
            aside={<Link href="#forgot">{say('Vergessen?', 'Forgotten?')}</Link>}
          />
        </Specimen>
        <Specimen name="large">
          <Field label={label}>
            <Input type="email" size="large" defaultValue={value} />
          </Field>
        </Specimen>
        <Specimen name="password, large">
          <PasswordField
            size="large"
            label={say('Passwort', 'Password')}
            defaultValue="Morgenlicht"
          />
        </Specimen>
        <Specimen name="password, error">
          <PasswordField
            label={say('Passwort', 'Password')}
            error={say('Das Passwort stimmt nicht', 'This password is not right')}
          />
        </Specimen>
      </Specimens>
    );
  },
};
