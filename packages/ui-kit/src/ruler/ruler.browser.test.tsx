import { Ruler } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test.each([
  [-3, 0],
  [5, 0.5],
  [14, 1],
])('a value of %d of 10 fills %d of the scale', async (value, share) => {
  const { container } = await render(<Ruler max={10} value={value} />);
  const bar = container.querySelector<HTMLElement>('[data-ruler-value]');
  expect(bar?.style.width).toBe(`${share * 100}%`);
});

test('the threshold is at its place, and every unit has its tick', async () => {
  const { container } = await render(<Ruler max={20} value={0} threshold={15} />);
  const threshold = container.querySelector('[data-ruler-threshold]');
  expect(threshold?.getAttribute('x1')).toBe('75%');
  // The line itself, 0 to 20, and the threshold.
  expect(container.querySelectorAll('line')).toHaveLength(23);
});

test('with a label it is a meter, within its bounds; without one it is hidden', async () => {
  const screen = await render(<Ruler max={10} value={12} label="Codes" valueText="all ten" />);
  const meter = page.getByRole('meter', { name: 'Codes' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '10');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'all ten');
  await screen.rerender(<Ruler max={10} value={12} labels={[{ at: 10, text: '10' }]} />);
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
  expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
