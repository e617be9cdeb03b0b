import { createToasts, ToastRegion } from '@praxiskit/ui-kit';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('dismissing a toast by the keyboard does not pause the others for ever', async () => {
  const toasts = createToasts();
  const resume = vi.spyOn(toasts, 'resume');
  await render(
    <>
      <h1>Page</h1>
      <ToastRegion toasts={toasts} />
    </>,
  );
  await userEvent.hover(page.getByRole('heading', { name: 'Page' }));
  toasts.show({ text: 'One', timeout: null });
  toasts.show({ text: 'Two', timeout: null });
  const first = page.getByRole('button', { name: 'Dismiss' }).first();
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  resume.mockClear();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('One')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(resume).toHaveBeenCalled());
});

test('a toast that comes before hydration is shown, and differs from nothing that the server has rendered', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<ToastRegion toasts={createToasts()} />);
  const toasts = createToasts();
  toasts.show({ text: 'Early', timeout: null });
  const wrong = vi.fn();
  const root = hydrateRoot(host, <ToastRegion toasts={toasts} />, { onRecoverableError: wrong });
  await expect.element(page.getByText('Early')).toBeVisible();
  expect(wrong).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});
