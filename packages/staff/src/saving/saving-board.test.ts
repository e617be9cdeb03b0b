import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it } from 'vitest';
import { createSavingBoard } from './saving-board.ts';

const prices: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    label: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

it('a save that the server throttles is no failure: it waits until the moment that the server has named', async () => {
  const server = createMemoryServer([prices], { prices: [{ id: '1', label: 'a' }] });
  const client = createRecordClient({ fetch: server.fetch });
  const record = await (await client.view('prices')).get('1');
  const board = createSavingBoard();
  board.watch(record as never, 'Anna');
  const headers = { 'retry-after': '30' };
  server.answerNext(() => Response.json({}, { status: 429, headers }));
  record.set('label', 'b');
  await expect(record.flush()).rejects.toMatchObject({ code: 'THROTTLED' });
  expect(board.getState().saving).toEqual({
    kind: 'throttled',
    count: 1,
    until: record.saveError?.retryAt,
  });
  // A try before it would be refused, too.
  const asked = server.requests.length;
  board.retry();
  expect(server.requests).toHaveLength(asked);
  client.clear();
});

it('a session that has ended is distinguished from other failures, and waiting changes are saved by the next try', async () => {
  const server = createMemoryServer([prices], { prices: [{ id: '1', label: 'a' }] });
  const client = createRecordClient({ fetch: server.fetch });
  const record = await (await client.view('prices')).get('1');
  const board = createSavingBoard();
  board.watch(record as never, 'Anna');
  server.answerNext(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  record.set('label', 'b');
  await expect(record.flush()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(board.getState().saving).toEqual({ kind: 'signedOut', count: 1, until: undefined });
  const kinds: string[] = [];
  board.subscribe(() => kinds.push(board.getState().saving.kind));
  board.retry();
  await expect.poll(() => board.getState().saving.kind).toBe('saved');
  // What is said of it does not go away for the time of a try.
  expect(kinds).not.toContain('saving');
  expect(server.rows.prices).toMatchObject([{ label: 'b' }]);
  client.clear();
});

it('a record that takes no edits any more waits for a decision, and is not sent again', async () => {
  const server = createMemoryServer([prices], { prices: [{ id: '1', label: 'a' }] });
  const client = createRecordClient({ fetch: server.fetch });
  const record = await (await client.view('prices')).get('1');
  const board = createSavingBoard();
  board.watch(record as never, 'Anna');
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  record.set('label', 'b');
  await expect(record.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  expect(board.getState().saving).toEqual({ kind: 'conflict', count: 1, until: undefined });
  expect(board.inConflict()).toBe(record);
  const asked = server.requests.length;
  board.retry();
  expect(server.requests).toHaveLength(asked);
  client.clear();
});
