import {
  SessionNotice,
  type SessionNoticeProps,
  UiKitProvider,
  uiKitMessages,
} from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const calls = () => ({ onStay: vi.fn(), onSignOut: vi.fn(), onEnd: vi.fn() });
const until = '2026-11-22T13:31:00Z';

async function open(props: Partial<SessionNoticeProps> = {}) {
  const given = calls();
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <SessionNotice
        isOpen
        until={until}
        timeZone="Europe/Berlin"
        remaining={108_000}
        {...given}
        {...props}
      />
    </UiKitProvider>,
  );
  return given;
}

test('the notice is a modal question with the time of the session’s end', async () => {
  await open({ note: 'Was Sie geschrieben haben, ist gespeichert.' });
  const dialog = page.getByRole('dialog', { name: 'Sind Sie noch da?' });
  expect(dialog.element().matches(':modal')).toBe(true);
  await expect
    .element(page.getByRole('button', { name: 'Angemeldet bleiben' }))
    .toHaveAccessibleDescription(/^Um 14:31\sUhr melden wir Sie ab, .* ist gespeichert\.$/);
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^1:4[678]$/);
});

test('Enter stays signed in, without a Tab before', async () => {
  const { onStay, onSignOut } = await open();
  await expect.element(page.getByRole('button', { name: 'Angemeldet bleiben' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onStay).toHaveBeenCalledOnce();
  expect(onSignOut).not.toHaveBeenCalled();
});

test('Tab and Enter sign out; Escape answers nothing', async () => {
  const { onStay, onSignOut } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onStay).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('while the answer is in flight it is not given twice', async () => {
  const { onStay } = await open({ isBusy: true });
  await userEvent.keyboard('{Enter}');
  expect(onStay).not.toHaveBeenCalled();
});

test('`onEnd` is called when the time is over; a closed notice does not count', async () => {
  const { onEnd } = await open({ remaining: 0 });
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  const closed = await open({ isOpen: false, remaining: 0 });
  expect(closed.onEnd).not.toHaveBeenCalled();
});
