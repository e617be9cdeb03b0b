import type { RecordClientOptions } from '@praxiskit/record-model/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser } from './one-browser.ts';

afterEach(() => vi.unstubAllGlobals());

type Browser = ReturnType<typeof createBrowser>;

/** `first` is being saved, `then` was typed later, and the page is closed before the answer. */
async function closeWhileSaving(browser: Browser, first: object, then: object, wayMs = 1000) {
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.delay(wayMs);
  note.assign({ ...first });
  await browser.clock.advance(500);
  note.assign({ ...then });
  browser.leave();
  await page.kill();
}

/** Opens the next page, and runs everything that is due in it. */
async function comeBack(browser: Browser) {
  const page = await browser.open();
  browser.delay(0);
  for (let round = 0; round < 4; round += 1) await browser.clock.advance(40_000);
  await page.outbox.settled();
  return page;
}

const stored = ({ server }: Browser) => server.rows.notes?.[0];
const puts = (browser: Browser) => browser.writes().filter((call) => call.startsWith('PUT')).length;

test('text typed during a save outlives the page, if the server has stored the save [R7.8]', async () => {
  const browser = createBrowser();
  await closeWhileSaving(browser, { a: 'one' }, { a: 'one two' }, 1);
  await browser.clock.advance(1);
  expect(stored(browser)).toMatchObject({ a: 'one', version: 2 });
  const { client } = await comeBack(browser);
  expect(stored(browser)).toMatchObject({ a: 'one two', version: 3 });
  expect(client.pending()).toEqual([]);
  expect(browser.storage.kept.size).toBe(0);
});

test('text typed during a save outlives the page, even if the save never arrives, or after the next page’s save', async () => {
  const browser = createBrowser();
  await closeWhileSaving(browser, { a: 'one', b: 'B' }, { a: 'one two' });
  browser.delay(0);
  await browser.open();
  await browser.clock.advance(1);
  expect(stored(browser)).toMatchObject({ a: 'one two', b: 'B', version: 2 });
  // The closed page's request arrives, for an old version.
  await browser.clock.advance(5000);
  expect(stored(browser)).toMatchObject({ a: 'one two', b: 'B', version: 2 });
  expect(puts(browser)).toBe(2);
});

test('after a page was left during a save, another user’s change is a conflict on the next page', async () => {
  const browser = createBrowser();
  await closeWhileSaving(browser, { a: 'one' }, { a: 'one two' }, 1);
  await browser.clock.advance(1);
  Object.assign(stored(browser) ?? {}, { a: 'theirs', b: 'theirs', version: 3 });
  const { client } = await comeBack(browser);
  expect(client.pending()).toMatchObject([
    { conflict: { fields: { a: { mine: 'one two', theirs: 'theirs' } } } },
  ]);
  expect(stored(browser)).toMatchObject({ a: 'theirs', b: 'theirs', version: 3 });
});

test('a save whose answer was lost is not sent again if it has arrived', async () => {
  const browser = createBrowser();
  await closeWhileSaving(browser, { a: 'one' }, {}, 1);
  await browser.clock.advance(1);
  const { client } = await comeBack(browser);
  expect(stored(browser)).toMatchObject({ a: 'one', version: 2 });
  expect(client.pending()).toEqual([]);
  expect(browser.storage.kept.size).toBe(0);
});

test('a new record whose page is closed before its POST is answered is created once', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  browser.delay(1);
  const note = page.client.loaded('notes').create({ token: 'new' });
  note.set('a', 'typed');
  // It is due in 500 ms, and sent because the page is left.
  browser.leave();
  await page.kill();
  await browser.clock.advance(1);
  await comeBack(browser);
  const made = (browser.server.rows.notes ?? []).filter(({ token }) => token === 'new');
  expect(made).toMatchObject([{ a: 'typed' }]);
  expect(browser.storage.kept.size).toBe(0);
});

test('a page that is hidden and shown again continues, and leaves nothing in the browser', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.delay(100);
  note.set('a', 'one');
  await browser.clock.advance(500);
  note.set('a', 'one two');
  browser.leave();
  expect(browser.storage.kept.size).toBe(1);
  await browser.clock.advance(100);
  await browser.clock.advance(500);
  await browser.clock.advance(100);
  await page.outbox.settled();
  expect(stored(browser)).toMatchObject({ a: 'one two', version: 3 });
  expect(note.saveState).toBe('saved');
  expect(browser.storage.kept.size).toBe(0);
});

test('edits that wait for a button, without a requested save, are not stored when the page is left', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const folder = await page.client.loaded('folders').get('f1');
  folder.set('a', 'not asked');
  browser.leave();
  expect(browser.storage.kept.size).toBe(0);
  await page.kill();
});

/**
 * Instead of a PUT of the folder another request is sent first, whose answer continues the save.
 */
const asNote: RecordClientOptions['saveInstead'] = (record, client) => {
  if (record.view.name !== 'folders') return undefined;
  return client.send('/notes/n1').then(({ body }) => {
    const note = client.loaded('notes').adopt(body as { id: string });
    note.set('a', record.get('a'));
    record.rollback();
    return note.flush();
  });
};

const folderOf = ({ server }: Browser) => server.rows.folders?.[0];

test.each([
  ['once', 'its own save', [], undefined, folderOf],
  ['twice', 'its own save', ['two'], undefined, folderOf],
  ['once', 'a save in its place', [], asNote, stored],
  ['twice', 'a save in its place', ['two'], asNote, stored],
] as const)(
  'a save requested by a button %s continues on the next page if %s was not answered',
  async (_times, _by, then, saveInstead, savedIn) => {
    const browser = createBrowser(undefined, saveInstead);
    const page = await browser.open();
    const folder = await page.client.loaded('folders').get('f1');
    browser.delay(1000);
    for (const text of ['one', ...then]) {
      folder.set('a', text);
      folder.flush().catch(() => undefined);
      await browser.clock.advance(10);
    }
    browser.leave();
    await page.kill();
    const { client } = await comeBack(browser);
    expect(savedIn(browser)).toMatchObject({ a: then[0] ?? 'one' });
    expect(client.pending()).toEqual([]);
  },
);

test('edits made after a replaced save was requested wait for their own button on the next page', async () => {
  const browser = createBrowser(undefined, asNote);
  const page = await browser.open();
  const folder = await page.client.loaded('folders').get('f1');
  browser.delay(1000);
  folder.set('a', 'one');
  folder.flush().catch(() => undefined);
  await browser.clock.advance(10);
  folder.set('a', 'one tw');
  browser.leave();
  await page.kill();
  const { client } = await comeBack(browser);
  expect(stored(browser)).toMatchObject({ version: 1 });
  expect(client.pending().map((record) => record.get('a'))).toEqual(['one tw']);
});

test('a full storage delays no page, and its changes are sent as before', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.storage.break();
  note.set('a', 'typed');
  browser.leave();
  await browser.clock.advance(0);
  expect(stored(browser)).toMatchObject({ a: 'typed', version: 2 });
});
