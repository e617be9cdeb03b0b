import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createOfflineOutbox, createTabs } from '@praxiskit/record-model/offline';
import { expect, test, vi } from 'vitest';
import { createIndexedStorage } from './storage.ts';

const definition: Definition = {
  name: 'notes',
  label: 'Notes',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    text: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

function createBrowser(given = definition) {
  const server = createMemoryServer([given], { notes: [{ id: 'n1', text: 'first' }] });
  let isCut = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isCut) throw new TypeError('no connection');
    return server.fetch(input, init);
  };
  return {
    server,
    cut: (cut: boolean) => {
      isCut = cut;
    },
    open(owner: string) {
      const client = createRecordClient({ fetch, definitions: [given] });
      const tabs = createTabs(client, { owner });
      return { client, tabs, outbox: createOfflineOutbox(client, { owner, tabs }) };
    },
  };
}

test('changes outlive a page in the browser’s storage, and are deleted after they are sent', async () => {
  const browser = createBrowser();
  const first = browser.open('petra');
  await first.outbox.ready;
  const note = await first.client.loaded('notes').get('n1');
  browser.cut(true);
  note.set('text', 'offline');
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await first.outbox.settled();
  expect(await createIndexedStorage().entries()).toHaveLength(1);

  const whileAlive = browser.open('petra');
  expect(await whileAlive.outbox.ready).toEqual([]);
  whileAlive.outbox.end();
  whileAlive.tabs.end();
  const other = browser.open('otto');
  expect(await other.outbox.ready).toEqual([]);

  first.outbox.end();
  first.tabs.end();
  browser.cut(false);
  const second = browser.open('petra');
  const [again] = await second.outbox.ready;
  expect(again?.get('text')).toBe('offline');
  await vi.waitFor(() => expect(browser.server.rows.notes?.[0]?.text).toBe('offline'));
  await vi.waitFor(async () => expect(await createIndexedStorage().entries()).toEqual([]));
  for (const { tabs } of [second, other]) tabs.end();
});

test('the browser’s storage has no readable change of a sensitive view', async () => {
  const browser = createBrowser({ ...definition, sensitive: true });
  Object.assign(browser.server.rows.notes?.[0] ?? {}, { text: 'canary of the base' });
  const first = browser.open('sealed');
  await first.outbox.ready;
  const note = await first.client.loaded('notes').get('n1');
  const hasKey = () => browser.server.requests.some(({ path }) => path.endsWith('storage-keys'));
  await vi.waitFor(() => expect(hasKey()).toBe(true));
  browser.cut(true);
  note.set('text', 'canary of IndexedDB');
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await first.outbox.settled();
  const own = async () =>
    (await createIndexedStorage().entries()).filter(([key]) => String(key).startsWith('sealed '));
  expect(await own()).toHaveLength(1);
  expect(JSON.stringify(await own())).not.toMatch(/canary|notes/);

  note.set('text', 'canary of localStorage');
  dispatchEvent(new Event('pagehide'));
  const left = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(left).toContain('praxiskit-records sealed ');
  expect(left).not.toMatch(/canary|notes/);

  first.outbox.end();
  first.tabs.end();
  browser.cut(false);
  const second = browser.open('sealed');
  const [again] = await second.outbox.ready;
  expect(again?.get('text')).toBe('canary of localStorage');
  const saved = () => browser.server.rows.notes?.[0]?.text;
  await vi.waitFor(() => expect(saved()).toBe('canary of localStorage'));
  await vi.waitFor(async () => expect(await own()).toEqual([]));
  second.tabs.end();
});

test('tabs share saved records through the browser’s channel, and one of them leads', async () => {
  const browser = createBrowser();
  const [first, second] = [browser.open('petra'), browser.open('petra')];
  const [mine, theirs] = await Promise.all(
    [first, second].map(({ client }) => client.loaded('notes').get('n1')),
  );
  await vi.waitFor(() => expect([first, second].map(({ tabs }) => tabs.isLeader)).toContain(true));
  mine?.set('text', 'saved');
  await mine?.flush();
  await vi.waitFor(() => expect(theirs?.get('text')).toBe('saved'));
  const [leader, next] = first.tabs.isLeader ? [first, second] : [second, first];
  expect(next.tabs.isLeader).toBe(false);
  leader.client.clear();
  await vi.waitFor(() => expect(next.tabs.isLeader).toBe(true));
  next.tabs.end();
});

test('an entry stored synchronously is newer than an earlier asynchronous write, and is replaced by the next one', async () => {
  // Its own database: pages of other tests read the default one.
  const storage = createIndexedStorage('kept-at-once');
  const kept = async () => (await storage.entries()).filter(([key]) => key === 'at once');
  const before = storage.set('at once', { text: 'before' });
  storage.setAtOnce?.('at once', { text: 'left' });
  await before;
  expect(await kept()).toEqual([['at once', { text: 'left' }]]);
  await storage.set('at once', { text: 'after' });
  expect(await kept()).toEqual([['at once', { text: 'after' }]]);
  storage.setAtOnce?.('at once', { text: 'left again' });
  await storage.delete('at once');
  expect(await kept()).toEqual([]);
});
