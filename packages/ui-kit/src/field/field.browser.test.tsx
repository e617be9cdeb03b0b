import {
  Alert,
  Checkbox,
  ErrorSummary,
  Field,
  Input,
  PasswordField,
  Select,
} from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('help and error describe the control, and the mark is its required attribute', async () => {
  await render(
    <Field label="E-mail" help="For appointments only." error="This field is required" isRequired>
      <Input />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await expect
    .element(input)
    .toHaveAccessibleDescription('This field is required For appointments only.');
  await expect.element(input).toBeRequired();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('a password can be shown, and keeps its text', async () => {
  await render(<PasswordField label="Password" />);
  const input = page.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await input.fill('Morgenlicht');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('Morgenlicht');
});

test('the password’s button reads “Show”, with a full name for screen readers', async () => {
  await render(<PasswordField label="Password" />);
  const button = page.getByRole('button', { name: 'Show password' });
  await expect.element(button).toHaveTextContent('Show');
  await button.click();
  await expect
    .element(page.getByRole('button', { name: 'Hide password' }))
    .toHaveTextContent('Hide');
});

test('caps lock is noticed with a key, and forgotten when the field is left', async () => {
  await render(<PasswordField label="Password" />);
  const input = page.getByLabelText('Password', { exact: true }).element();
  input.focus();
  const key = (modifierCapsLock: boolean) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }),
    );
  const hint = page.getByText('Caps lock is on.');
  key(false);
  await expect.element(hint).not.toBeInTheDocument();
  key(true);
  await expect.element(hint).toBeVisible();
  input.blur();
  await expect.element(hint).not.toBeInTheDocument();
});

test('a size in words is the height, a number the width in characters', async () => {
  await render(
    <>
      <Input aria-label="large" size="large" />
      <Input aria-label="narrow" size={5} />
    </>,
  );
  await expect.element(page.getByLabelText('large')).not.toHaveAttribute('size');
  await expect.element(page.getByLabelText('narrow')).toHaveAttribute('size', '5');
});

test('a boxed alert takes the focus when it appears, and for another attempt again', async () => {
  const alert = (attempt: number) => (
    <>
      <button type="button">Sign in</button>
      <Alert isBoxed isUrgent focusKey={attempt}>
        They do not match.
      </Alert>
    </>
  );
  const screen = await render(alert(1));
  await expect.element(page.getByRole('alert')).toHaveFocus();
  page.getByRole('button').element().focus();
  await screen.rerender(alert(1));
  await expect.element(page.getByRole('button')).toHaveFocus();
  await screen.rerender(alert(2));
  await expect.element(page.getByRole('alert')).toHaveFocus();
});

test('the error summary takes the focus, and its lines lead to their fields', async () => {
  await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'mail', message: 'E-mail: please enter one' }]} />
      <Field id="mail" label="E-mail">
        <Input />
      </Field>
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link').click();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
});

test('a select is the one control of its field; a click on its arrow reaches the select', async () => {
  await render(
    <Field label="Treatment" help="You can change it later.">
      <Select name="treatment">
        <option>Screening</option>
        <option>Laser</option>
      </Select>
    </Field>,
  );
  const select = page.getByRole('combobox', { name: 'Treatment' });
  await expect.element(select).toHaveAccessibleDescription('You can change it later.');
  await select.selectOptions('Laser');
  await expect.element(select).toHaveValue('Laser');
  const arrow = select.element().nextElementSibling;
  expect(arrow?.querySelector('svg')).not.toBeNull();
  expect(arrow?.className).toContain('pointer-events-none');
});

test('a select that shows several lines at once has no arrow', async () => {
  await render(
    <Field label="Days">
      <Select multiple>
        <option>Monday</option>
      </Select>
    </Field>,
  );
  expect(page.getByRole('listbox').element().nextElementSibling).toBeNull();
});

test('the mark of a required field is never alone on a line', async () => {
  const { container } = await render(
    <>
      <Field label="Name" isRequired>
        <Input />
      </Field>
      <Checkbox label="I have read it" required />
    </>,
  );
  const marks = [...container.querySelectorAll('label span[title]')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['\u00a0*', '\u00a0*']);
});
