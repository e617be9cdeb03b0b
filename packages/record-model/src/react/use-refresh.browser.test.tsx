import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useRecord, useRefresh } from '@praxiskit/record-model/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  name: 'mails',
  label: 'Mails',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    status: { type: 'STRING', allowNull: false },
  },
  relations: {},
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const headers = { 'x-session-check': '1' };

function Mail({ mail }: { mail: ModelRecord }) {
  const status = String(useRecord(mail).base().status);
  const isGone = useRefresh(mail, { isActive: status === 'waiting', headers });
  return <p>{isGone ? 'gone' : status}</p>;
}

async function show(status: string) {
  const server = createMemoryServer([definition], { mails: [{ id: '1', status }] });
  const client = createRecordClient({ fetch: server.fetch });
  const [mail] = await (await client.view('mails')).find();
  if (!mail) throw new Error('no mail');
  server.requests.length = 0;
  const screen = await render(<Mail mail={mail} />);
  return { server, screen };
}

/** Answers are read in real time, even if the test controls the timers. */
async function answered(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('a record is loaded again while a change is expected, and no longer', async () => {
  const { server, screen } = await show('waiting');
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    method: 'GET',
    path: `/api/mails/?${new URLSearchParams({ filter: '{"id":"1"}', limit: '1' })}`,
  });
  expect(server.requests[0]?.headers.get('x-session-check')).toBe('1');

  await answered();
  Object.assign(server.rows.mails?.[0] ?? {}, { status: 'failed', version: 2 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(server.requests).toHaveLength(2);
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.requests).toHaveLength(2);
});

test('the pauses become longer, up to a minute; a failure does not stop it', async () => {
  const { server } = await show('waiting');
  server.answerNext(() => Response.json({ statusCode: 503 }, { status: 503 }));
  for (const [count, pause] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await answered();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(server.requests).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toHaveLength(count + 1);
  }
});

test('a deleted record is reported as gone, and not read again', async () => {
  const { server, screen } = await show('waiting');
  server.rows.mails?.splice(0);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(screen.getByText('gone')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.requests).toHaveLength(1);
});

test('nothing is read for a record without expected changes, or one that is no longer shown', async () => {
  const still = await show('failed');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(still.server.requests).toHaveLength(0);
  const left = await show('waiting');
  await left.screen.unmount();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(left.server.requests).toHaveLength(0);
});
