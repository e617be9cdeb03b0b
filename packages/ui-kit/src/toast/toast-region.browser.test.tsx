import { createToasts, ToastRegion } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a toast is announced, and its action ends it', async () => {
  const toasts = createToasts();
  const run = vi.fn();
  await render(<ToastRegion toasts={toasts} />);
  toasts.show({ text: 'A new version is there.', timeout: null, action: { label: 'Reload', run } });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'A new version is there.' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.getState()).toHaveLength(0);
});
