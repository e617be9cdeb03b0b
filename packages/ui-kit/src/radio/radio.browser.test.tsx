import { Radio, RadioGroup } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const radio = (name: string) => page.getByRole('radio', { name });
const choices = (
  <>
    <Radio value="morning" label="Mornings" />
    <Radio value="evening" label="Evenings" />
  </>
);

test('uncontrolled, it starts with its default, reports changes, and is sent', async () => {
  const onChange = vi.fn();
  const { container } = await render(
    <form>
      <RadioGroup label="When?" name="time" defaultValue="morning" onChange={onChange}>
        {choices}
      </RadioGroup>
    </form>,
  );
  await expect.element(radio('Mornings')).toBeChecked();
  await radio('Mornings').click();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['evening']]);
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('time')).toBe('evening');
});

function Kept() {
  const [value, setValue] = useState('evening');
  return (
    <RadioGroup label="When?" value={value} onChange={setValue}>
      {choices}
    </RadioGroup>
  );
}

test('controlled, the caller holds the answer', async () => {
  await render(<Kept />);
  await expect.element(radio('Evenings')).toBeChecked();
  await page.getByText('Mornings').click();
  await expect.element(radio('Mornings')).toBeChecked();
});

test('two groups of the same answers do not affect each other', async () => {
  await render(
    <>
      <RadioGroup label="One" defaultValue="morning">
        {choices}
      </RadioGroup>
      <RadioGroup label="Other" defaultValue="evening">
        {choices}
      </RadioGroup>
    </>,
  );
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(2);
});
