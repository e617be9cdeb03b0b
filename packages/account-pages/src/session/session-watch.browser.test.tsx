import { userChannel } from '@praxiskit/auth-client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { SessionWatch } from './session-watch.tsx';

const now = Date.parse('2026-11-21T10:00:00Z');
const session = {
  user: { data: { id: '1', roles: [], password_change: false } },
  expires: new Date(now).toISOString(),
};

/** A page with an edit that cannot be saved, in a browser whose other tab signs out and in. */
async function show({ isSignedIn = true, isUnsaved = true } = {}) {
  const server = { isSignedIn, asked: 0 };
  const edits = { isUnsaved };
  const flush = vi.fn(async () => {});
  const onGone = vi.fn();
  const onBack = vi.fn();
  const fetch = async () => {
    server.asked += 1;
    const expires = new Date(now + 20 * 60_000).toISOString();
    const body = server.isSignedIn ? { expires } : {};
    return Response.json(body, { headers: { date: new Date(now).toUTCString() } });
  };
  await render(
    <PageStage
      address="/private"
      data={null}
      session={session}
      page={() => (
        <SessionWatch
          fetch={fetch}
          flush={flush}
          onGone={onGone}
          onBack={onBack}
          isUnsaved={() => edits.isUnsaved}
          onSignOut={() => {}}
        />
      )}
    />,
  );
  await expect.poll(() => server.asked).toBe(1);
  const otherTab = new BroadcastChannel(userChannel);
  return { server, edits, flush, onGone, onBack, otherTab };
}

const dialog = page.getByRole('dialog', { name: 'Sie sind abgemeldet.' });

test('a sign-out in another tab is shown at once if an edit is unsaved [R6.5] [R8.16D]', async () => {
  const { server, onGone, otherTab } = await show();
  server.isSignedIn = false;
  otherTab.postMessage('');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(/und ist nicht gespeichert/)).toBeVisible();
  expect(onGone).toHaveBeenCalledOnce();
  otherTab.close();
});

test('after signing in again the edit is saved, and the end of the new session is announced too [R6.1D]', async () => {
  const { server, flush, onBack, otherTab } = await show();
  server.isSignedIn = false;
  otherTab.postMessage('');
  await expect.element(dialog).toBeVisible();
  server.isSignedIn = true;
  const { asked } = server;
  otherTab.postMessage('2');
  otherTab.postMessage('1');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.asked).toBe(asked + 1);
  expect(flush).toHaveBeenCalledOnce();
  expect(onBack).toHaveBeenCalledOnce();
  otherTab.close();
});

test('input after the end of the session is announced as unsaved as soon as its save is refused [R6.5] [R8.16D]', async () => {
  const { edits, onGone, otherTab } = await show({ isSignedIn: false, isUnsaved: false });
  await expect.poll(() => onGone.mock.calls).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
  edits.isUnsaved = true;
  otherTab.postMessage('');
  await expect.element(dialog).toBeVisible();
  otherTab.close();
});
