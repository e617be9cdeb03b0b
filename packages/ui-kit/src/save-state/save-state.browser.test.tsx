import { SaveState, type SaveStatus } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

test.each<[SaveStatus, string]>([
  ['clean', ''],
  ['dirty', 'Not saved yet'],
  ['invalid', 'Not saved yet'],
  ['saving', 'Saving'],
  ['saved', 'Saved'],
  ['failed', 'Could not be saved'],
  ['conflict', 'Changed elsewhere in the meantime'],
  ['offline', 'Offline. Your change stays here and is sent as soon as the network is back.'],
])('%s reads “%s”, and is announced as a status', async (status, text) => {
  const screen = await render(<SaveState status={status} />);
  const element = screen.getByRole('status');
  await expect.element(element).toHaveAttribute('data-save-state', status);
  expect(element.element().textContent).toBe(text);
});

test('trying again is offered where saving failed, and nowhere else', async () => {
  let tries = 0;
  const retry = () => {
    tries += 1;
  };
  const screen = await render(<SaveState status="failed" onRetry={retry} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(tries).toBe(1);
  await screen.rerender(<SaveState status="dirty" onRetry={retry} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
