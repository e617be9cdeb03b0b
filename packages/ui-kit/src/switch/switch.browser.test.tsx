import { Switch, type SwitchState } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test.each<[SwitchState, string, boolean]>([
  ['off', 'false', true],
  ['on', 'true', false],
  ['mixed', 'mixed', true],
])('%s is announced, and toggled by pointer and by keyboard', async (state, said, next) => {
  const onChange = vi.fn();
  await render(<Switch state={state} label="Karte" onChange={onChange} />);
  const control = page.getByRole('switch', { name: 'Karte' });
  await expect.element(control).toHaveAttribute('aria-checked', said);
  await control.click();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[next], [next]]);
});

test('a read-only switch cannot be turned', async () => {
  const onChange = vi.fn();
  await render(<Switch state="on" label="Notwendig" onChange={onChange} isReadOnly />);
  await page.getByRole('switch').click();
  expect(onChange).not.toHaveBeenCalled();
});
