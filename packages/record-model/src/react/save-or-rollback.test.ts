import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { saveOrRollback } from '@praxiskit/record-model/react';
import { afterEach, expect, test, vi } from 'vitest';

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

async function setUp() {
  const server = createMemoryServer([definition], { mails: [{ id: '1', status: 'failed' }] });
  const client = createRecordClient({ fetch: server.fetch });
  const mail = await (await client.view('mails')).get('1');
  server.requests.length = 0;
  return { server, mail };
}

afterEach(() => {
  vi.useRealTimers();
});

test('values are saved immediately', async () => {
  const { server, mail } = await setUp();
  expect(await saveOrRollback(mail, { status: 'waiting' })).toBeNull();
  expect(server.requests).toMatchObject([{ method: 'PUT', body: { status: 'waiting' } }]);
  expect(mail.base().status).toBe('waiting');
});

test.each([
  ['UNAVAILABLE', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['REFUSED', () => Response.json({ statusCode: 403, code: 'FORBIDDEN' }, { status: 403 })],
] as const)('where it fails (%s) the old values are back, and stay', async (code, answer) => {
  const { server, mail } = await setUp();
  vi.useFakeTimers();
  server.answerNext(answer);
  const saved = saveOrRollback(mail, { status: 'waiting' });
  await vi.advanceTimersByTimeAsync(500);
  expect(await saved).toMatchObject({ code });
  expect(mail.get('status')).toBe('failed');
  expect(mail.isChanged).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.requests).toHaveLength(1);
});

test('a request that the browser ends while the page is left counts as unsaved when the page is hidden [R7.8]', async () => {
  const { server, mail } = await setUp();
  vi.useFakeTimers();
  server.answerNext(() => Promise.reject(new TypeError('Failed to fetch')));
  const saved = saveOrRollback(mail, { status: 'waiting' });
  await vi.advanceTimersByTimeAsync(100);
  expect(mail.saveState).toBe('failed');
  expect(mail.changes()).toMatchObject({ status: { value: 'waiting' } });
  await vi.advanceTimersByTimeAsync(400);
  expect(await saved).toMatchObject({ code: 'UNAVAILABLE' });
});
