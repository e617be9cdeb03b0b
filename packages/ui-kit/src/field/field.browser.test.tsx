import { ErrorSummary, Field, Input, PasswordField } from '@praxiskit/ui-kit';
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
  await input.fill('Morgenlicht');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('Morgenlicht');
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
