import { Checkbox, ErrorSummary, Field, Input, PasswordField, Select } from '@praxiskit/ui-kit';
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
