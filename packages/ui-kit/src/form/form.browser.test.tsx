import {
  DateField,
  Field,
  type FieldError,
  Form,
  Input,
  SaveState,
  useForm,
} from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Submit = (data: FormData) => Promise<readonly FieldError[] | undefined>;

const missing = [{ fieldId: 'mail', message: 'Please enter your e-mail' }];

function Example({ submit }: { submit: Submit }) {
  const form = useForm({
    submit,
    validate: (data) => (data.get('mail') ? undefined : missing),
  });
  return (
    <Form form={form}>
      <Field id="mail" label="E-mail" error={form.errorOf('mail')}>
        <Input name="mail" />
      </Field>
      <button type="submit">Send</button>
      <SaveState status={form.status} />
    </Form>
  );
}

const mail = () => page.getByLabelText('E-mail');
const send = () => page.getByRole('button', { name: 'Send' }).click();

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the error summary takes the focus, and nothing is sent', async () => {
  const submit = vi.fn<Submit>();
  await render(<Example submit={submit} />);
  await send();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(mail()).toHaveAccessibleDescription('Please enter your e-mail');
  expect(submit).not.toHaveBeenCalled();
});

test('leaving with unsaved changes asks first, and typing the old text again is no change', async () => {
  await render(<Example submit={async () => undefined} />);
  expect(asksBeforeLeaving()).toBe(false);
  await mail().fill('marta');
  expect(asksBeforeLeaving()).toBe(true);
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await userEvent.clear(mail());
  expect(asksBeforeLeaving()).toBe(false);
});

test('a second submit in progress does nothing, and the first one is saved', async () => {
  const answers: (() => void)[] = [];
  const submit = vi.fn<Submit>(
    () => new Promise((resolve) => answers.push(() => resolve(undefined))),
  );
  await render(<Example submit={submit} />);
  await mail().fill('marta@example.org');
  await send();
  await send();
  expect(submit).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Saving')).toBeVisible();
  answers[0]?.();
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(mail()).toHaveValue('marta@example.org');
  expect(asksBeforeLeaving()).toBe(false);
});

test('errors of the server are shown as any other, and the form stays unsaved', async () => {
  const taken = [{ fieldId: 'mail', message: 'This address is taken' }];
  await render(<Example submit={async () => taken} />);
  await mail().fill('marta@example.org');
  await send();
  await expect.element(page.getByRole('link', { name: 'This address is taken' })).toBeVisible();
  await expect.element(mail()).toHaveValue('marta@example.org');
  expect(asksBeforeLeaving()).toBe(true);
});

test('the input is kept when the server cannot be reached', async () => {
  await render(<Example submit={() => Promise.reject(new Error('offline'))} />);
  await mail().fill('marta@example.org');
  await send();
  await expect.element(page.getByText('Could not be saved')).toBeVisible();
  await expect.element(mail()).toHaveValue('marta@example.org');
  expect(asksBeforeLeaving()).toBe(true);
});

test('without `useForm` it is a plain form with its own handler and errors', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await render(
    <Form onSubmit={onSubmit} errors={missing}>
      <Field id="mail" label="E-mail">
        <Input name="mail" required />
      </Field>
      <button type="submit">Send</button>
    </Form>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

function WithDate({ submit }: { submit: Submit }) {
  const form = useForm({ submit });
  return (
    <Form form={form}>
      <DateField id="day" label="Day" name="day" defaultValue="2026-12-24" today="2026-11-21" />
      <button type="submit">Send</button>
      <button type="reset">Undo</button>
      <SaveState status={form.status} />
    </Form>
  );
}
const day = () => page.getByRole('textbox', { name: 'Day' });

test('choosing a day is a change, and choosing the original day again is none', async () => {
  await render(<WithDate submit={async () => undefined} />);
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(day()).toHaveValue('12/25/2026');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a day that is typed is a change with its last digit', async () => {
  await render(<WithDate submit={async () => undefined} />);
  await day().fill('12/25/2026');
  expect(asksBeforeLeaving()).toBe(true);
});

test('an invalid date is an error, and is not sent as an empty one', async () => {
  const submit = vi.fn<Submit>();
  await render(<WithDate submit={submit} />);
  await day().fill('2/31/2027');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('two submits in the same tick send once', async () => {
  const submit = vi.fn<Submit>(async () => undefined);
  await render(<Example submit={submit} />);
  await mail().fill('marta');
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(page.getByText('Saved', { exact: false })).toBeVisible();
  expect(submit).toHaveBeenCalledOnce();
});
