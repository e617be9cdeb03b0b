import { createLazyRecordClient } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { afterEach, expect, test, vi } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createBrowser } from './one-browser.ts';
import { createTestClock, settle } from './practice.ts';
import { createWindow } from './window-double.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a save without an answer for 20 s is not 'saving' forever: it is kept, and sent when the network is back", async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.silence();
  note.set('a', 'in a tunnel');
  await browser.clock.advance(500);
  expect(note.saveState).toBe('saving');
  await browser.clock.advance(20_000);
  await page.outbox.settled();
  expect(note.saveState).toBe('failed');
  expect(browser.storage.kept.size).toBe(1);
  browser.silence(false);
  await browser.clock.advance(30_000);
  await page.outbox.settled();
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'in a tunnel', version: 2 });
  expect(browser.storage.kept.size).toBe(0);
});

test('a waiting request is aborted after its time, even if an answer stops in the middle', async () => {
  const clock = createTestClock();
  const signals: (AbortSignal | null | undefined)[] = [];
  const silent = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) });
  const answers = [new Promise<Response>(() => undefined), Promise.resolve(new Response(silent))];
  const client = createRecordClient({
    clock,
    definitions,
    fetch: (_input, init) => {
      signals.push(init?.signal);
      return answers.shift() as Promise<Response>;
    },
  });
  const view = client.loaded('notes');
  for (const milliseconds of [20_000, 60_000]) {
    const found = view.find({ limit: milliseconds });
    const failed = expect(found).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await settle();
    await clock.advance(milliseconds - 1);
    expect(signals.at(-1)?.aborted).toBe(false);
    await clock.advance(1);
    await failed;
    expect(signals.at(-1)?.aborted).toBe(true);
  }
});

test('a silent network does not delay signing out', async () => {
  const server = createMemoryServer(definitions, rows);
  let isSilent = false;
  const records = createLazyRecordClient({
    definitions,
    fetch: (input, init) => (isSilent ? new Promise(() => undefined) : server.fetch(input, init)),
  });
  const note = await (await records.get()).loaded('notes').get('n1');
  isSilent = true;
  note.set('a', 'in a tunnel');
  vi.useFakeTimers();
  let isDone = false;
  void records.saveEverywhere().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isDone).toBe(true);
});

test('bodies that outlive their page stay within the browsers’ limit, counted in bytes and together', async () => {
  const server = createMemoryServer(definitions, rows);
  const kept: number[] = [];
  const { leave } = createWindow();
  const client = createRecordClient({
    definitions,
    async fetch(input, init) {
      const bytes = new TextEncoder().encode(String(init?.body ?? '')).length;
      if (init?.keepalive === true) kept.push(bytes);
      await settle();
      return server.fetch(input, init);
    },
  });
  const [first, second, third] = [
    await client.loaded('notes').get('n1'),
    await client.loaded('notes').get('n2'),
    await client.loaded('tags').get('t1'),
  ];
  // 60,000 bytes in 30,000 letters; the others are 35,000 bytes each.
  first?.set('a', 'ü'.repeat(30_000));
  second?.set('a', 'a'.repeat(35_000));
  third?.set('a', 'a'.repeat(35_000));
  third?.save();
  leave();
  await vi.waitFor(() => expect(client.pending()).toEqual([]));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toBeLessThan(36_000);
});

test('a client knows whether the server answers: a refusal is an answer, a gateway’s error is not', async () => {
  const server = createMemoryServer(definitions, rows);
  let away: (() => Promise<Response>) | null = null;
  const fetch: typeof globalThis.fetch = (input, init) => away?.() ?? server.fetch(input, init);
  const client = createRecordClient({ fetch, definitions });
  const view = client.loaded('notes');
  const ask = () => view.find({}).catch(() => undefined);
  const notified: boolean[] = [];
  const end = client.connection.subscribe(() => notified.push(client.connection.isAway));
  await ask();
  away = () => Promise.reject(new TypeError('offline'));
  await ask();
  expect(client.connection.isAway).toBe(true);
  away = async () => new Response('{}', { status: 404 });
  await ask();
  expect(client.connection.isAway).toBe(false);
  away = async () => new Response('', { status: 502 });
  await ask();
  away = null;
  await ask();
  // An aborted request says nothing about the server.
  const given = AbortSignal.abort();
  await view.find({ limit: 1 }, { signal: given }).catch(() => undefined);
  end();
  expect(notified).toEqual([true, false, true, false]);
});

test('a list with a subscriber, and a save, do not wait for their next try when the network is back', async () => {
  const { online } = createWindow();
  const clock = createTestClock();
  const server = createMemoryServer(definitions, rows);
  let isAway = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isAway ? Promise.reject(new TypeError('offline')) : server.fetch(input, init);
  const client = createRecordClient({ clock, definitions, fetch });
  const view = client.loaded('notes');
  const note = await view.get('n1');
  isAway = true;
  const list = view.list({ limit: 3 });
  list.ready.catch(() => undefined);
  list.subscribe(() => undefined);
  note.set('a', 'in a tunnel');
  // Tries after 1, 2, 4, 8 and 16 s; the next would be half a minute later.
  for (let second = 0; second < 40; second += 1) await clock.advance(1000);
  expect([list.status, note.saveState]).toEqual(['failed', 'failed']);
  // The first request comes too early: the next one is a second later, not half a minute.
  online();
  await settle();
  isAway = false;
  await clock.advance(1000);
  await clock.advance(1000);
  await expect.poll(() => [list.status, note.saveState]).toEqual(['ready', 'saved']);
  // And immediately if the network is there.
  isAway = true;
  await list.refresh();
  note.set('a', 'in another one');
  for (let second = 0; second < 40; second += 1) await clock.advance(1000);
  isAway = false;
  online();
  await settle();
  await expect.poll(() => [list.status, note.saveState]).toEqual(['ready', 'saved']);
});
