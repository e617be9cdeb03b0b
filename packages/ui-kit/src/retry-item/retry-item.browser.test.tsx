import { RetryItem, type RetryStatus } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const labels: Record<RetryStatus, string> = {
  open: 'Send again',
  busy: 'Send again',
  waiting: 'Being sent',
  done: 'Sent',
};

function list(status: RetryStatus, onRetry = () => {}, error: string | null = null) {
  return (
    <ul>
      <RetryItem
        title="The mailbox is full."
        details="Notice of a letter"
        status={status}
        label={labels[status]}
        error={error}
        onRetry={onRetry}
      />
    </ul>
  );
}

test('the focus stays on the button, which says how far the try is', async () => {
  const screen = await render(list('open'));
  const button = screen.getByRole('button');
  await expect
    .element(button)
    .toHaveAccessibleDescription('The mailbox is full. Notice of a letter');
  button.element().focus();
  for (const status of ['busy', 'waiting', 'done', 'open'] as const) {
    await screen.rerender(list(status));
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveTextContent(labels[status]);
    const said = status === 'waiting' || status === 'done' ? labels[status] : '';
    expect(screen.getByRole('status').element().textContent).toBe(said);
  }
});

test('an open item can be retried, an item in another state cannot', async () => {
  const retry = vi.fn();
  const screen = await render(list('open', retry));
  const button = screen.getByRole('button');
  await button.click();
  expect(retry).toHaveBeenCalledOnce();
  for (const status of ['busy', 'waiting', 'done'] as const) {
    await screen.rerender(list(status, retry));
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(retry).toHaveBeenCalledOnce();
});

test('a failed retry shows its reason immediately, until the next click', async () => {
  const screen = await render(list('open', undefined, 'There is no connection.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
  await screen.rerender(list('busy', undefined, 'There is no connection.'));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('several buttons of a list have different names', async () => {
  const item = (name: string) => (
    <RetryItem title="Full" name={name} status="open" label="Send again" onRetry={() => {}} />
  );
  const screen = await render(
    <ul>
      {item('08:00')}
      {item('09:00')}
    </ul>,
  );
  await expect.element(screen.getByRole('button', { name: 'Send again: 09:00' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again: 08:00' }).all()).toHaveLength(1);
});
