import { Checkbox, CheckboxGroup, ErrorSummary } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a click on the label checks the box', async () => {
  await render(<Checkbox label="Remind me" />);
  await page.getByText('Remind me').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('a checkbox stays indeterminate while the caller sets it, also after a click', async () => {
  await render(<Checkbox label="All" isIndeterminate checked={false} onChange={() => {}} />);
  const box = page.getByRole('checkbox');
  await expect.element(box).toBePartiallyChecked();
});

test('help and error describe the box', async () => {
  await render(<Checkbox label="Read" help="Two pages." error="Please confirm" />);
  await expect
    .element(page.getByRole('checkbox'))
    .toHaveAccessibleDescription('Please confirm Two pages.');
});

test('an error summary leads to the first choice of a group', async () => {
  await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'time', message: 'Please choose a time' }]} />
      <CheckboxGroup id="time" label="When?" error="Please choose a time">
        <Checkbox label="Never" disabled />
        <Checkbox label="Mornings" />
      </CheckboxGroup>
    </>,
  );
  await page.getByRole('link').click();
  await expect.element(page.getByRole('checkbox', { name: 'Mornings' })).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: 'When?' }))
    .toHaveAccessibleDescription('Please choose a time');
});

test('with an error of their group all boxes are invalid', async () => {
  await render(
    <CheckboxGroup label="When?" error="Please choose a time">
      <Checkbox label="Mornings" />
      <Checkbox label="Evenings" defaultChecked />
    </CheckboxGroup>,
  );
  for (const box of page.getByRole('checkbox').elements()) expect(box).toBeInvalid();
});
