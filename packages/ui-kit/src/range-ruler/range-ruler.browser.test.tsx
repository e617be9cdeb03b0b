import { RangeRuler } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Depth() {
  const [value, setValue] = useState<[number, number]>([2, 8]);
  return (
    <>
      <RangeRuler
        label="Depth"
        max={10}
        step={0.5}
        value={value}
        onChange={setValue}
        handles={['least', 'most']}
        format={(at) => `${at} mm`}
      />
      <output>{value.join('–')}</output>
    </>
  );
}

const least = () => page.getByRole('slider', { name: 'least' });

test('arrows move a handle by a step, and it says its value with the unit', async () => {
  await render(<Depth />);
  await userEvent.tab();
  await expect.element(least()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('2.5–8')).toBeVisible();
  await expect.element(least()).toHaveAttribute('aria-valuetext', '2.5 mm');
});

test('a handle that passes the other one takes it along', async () => {
  await render(<Depth />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('10–10')).toBeVisible();
});
