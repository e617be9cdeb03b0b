import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Input, Textarea } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { SaveState } from '../save-state/save-state.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './form.guide.tsx';
import { Form } from './form.tsx';
import { type UseFormOptions, useForm } from './use-form.ts';

interface RequestProps extends Pick<UseFormOptions, 'submit'> {
  say: (german: string, english: string) => string;
}

/** The code of a site: fields, one rule, and the request. */
function RequestForm({ submit, say }: RequestProps) {
  const form = useForm({
    submit,
    isGuarded: false,
    validate: (data) =>
      data.get('email')
        ? []
        : [{ fieldId: 'email', message: say('Bitte E-Mail angeben', 'Please enter your e-mail') }],
  });
  return (
    <Form form={form}>
      <Field id="email" label="E-Mail" error={form.errorOf('email')} isRequired>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Field label={say('Worum geht es?', 'What is it about?')}>
        <Textarea name="note" rows={3} />
      </Field>
      <Checkbox name="reminder" label={say('Per E-Mail erinnern', 'Remind me by e-mail')} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={form.status === 'saving'}>
          {say('Beratung anfragen', 'Request a consultation')}
        </Button>
        <SaveState status={form.status} />
      </div>
    </Form>
  );
}

const submit = fn<UseFormOptions['submit']>(async () => undefined);

const meta = {
  title: 'Forms/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: { guide },
  beforeEach: () => {
    submit.mockReset();
    submit.mockResolvedValue(undefined);
  },
  render: (_args, { globals }) => (
    <div className="max-w-md">
      <RequestForm submit={submit} say={sayIn(globals)} />
    </div>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Nothing is sent; the summary has the focus, and the input is kept. */
export const FailedAttempt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/about/), 'Lines');
    await userEvent.click(canvas.getByRole('button', { name: 'Request a consultation' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(submit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/about/)).toHaveValue('Lines');
    await expect(canvas.getByLabelText(/E-Mail/)).toBeInvalid();
  },
};

export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/E-Mail/), 'marta@example.org');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/E-Mail/));
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/E-Mail/), 'marta@example.org{Enter}');
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(submit.mock.lastCall?.[0].get('email')).toBe('marta@example.org');
    await expect(canvas.getByLabelText(/E-Mail/)).toHaveValue('marta@example.org');
  },
};

/** The server refused or did not answer: the text is still there, and can be sent again. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockRejectedValueOnce(new Error('offline'));
    await userEvent.type(canvas.getByLabelText(/E-Mail/), 'marta@example.org{Enter}');
    await waitFor(() => expect(canvas.getByText('Could not be saved')).toBeVisible());
  },
};

const noop = () => {};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const id = `${globals.theme}-${globals.language}-mail`;
    const label = say('E-Mail', 'E-mail');
    const error = say('Bitte E-Mail angeben', 'Please enter your e-mail');
    const send = say('Beratung anfragen', 'Request a consultation');
    return (
      <Specimens width="20rem">
        <Specimen name="clean">
          <Form onSubmit={noop}>
            <Field label={label} isRequired>
              <Input type="email" />
            </Field>
            <div>
              <Button type="submit">{send}</Button>
            </div>
          </Form>
        </Specimen>
        <Specimen name="failed attempt">
          <Form onSubmit={noop} errors={[{ fieldId: id, message: error }]}>
            <Field id={id} label={label} error={error} isRequired>
              <Input type="email" />
            </Field>
            <div>
              <Button type="submit">{send}</Button>
            </div>
          </Form>
        </Specimen>
        <Specimen name="saving">
          <Form onSubmit={noop}>
            <Field label={label} isRequired>
              <Input type="email" defaultValue="marta@example.org" />
            </Field>
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" isBusy>
                {send}
              </Button>
              <SaveState status="saving" />
            </div>
          </Form>
        </Specimen>
      </Specimens>
    );
  },
};
