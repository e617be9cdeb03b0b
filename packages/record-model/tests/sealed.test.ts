import { afterEach, expect, test, vi } from 'vitest';
import { definitions } from './histories/notes.ts';
import { createBrowser } from './one-browser.ts';
import { settle } from './practice.ts';

afterEach(() => vi.unstubAllGlobals());

const sensitive = definitions.map((definition) => ({
  ...definition,
  sensitive: definition.name === 'notes',
}));

type Browser = ReturnType<typeof createBrowser>;

const keptText = ({ storage }: Browser) => JSON.stringify([...storage.kept]);
const stored = ({ server }: Browser) => server.rows.notes?.[0];

/** A page that has its key: the view is known, so that it was requested. */
async function openWithKey(browser: Browser, owner?: string) {
  const page = await browser.open(owner);
  await settle();
  return page;
}

/** Edits without a connection, and closes the page. */
async function closeOffline(browser: Browser) {
  Object.assign(stored(browser) ?? {}, { b: 'canary of the record' });
  const page = await openWithKey(browser);
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'canary of the edit');
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
}

test('an edit of a sensitive view is stored encrypted, and saved by the next page of the user', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  expect(browser.storage.kept.size).toBe(1);
  expect(keptText(browser)).not.toMatch(/canary|notes|n1/);
  const { client, back } = await browser.open();
  expect(back[0]?.changes()).toEqual({ a: { old: 'a', value: 'canary of the edit' } });
  await browser.clock.advance(40_000);
  // The whole record is sent, although only the changed field was stored.
  expect(stored(browser)).toMatchObject({
    a: 'canary of the edit',
    b: 'canary of the record',
    folder_id: 'f1',
    version: 2,
  });
  expect(client.pending()).toEqual([]);
  expect(browser.storage.kept.size).toBe(0);
});

test('what a page stores while it is left is encrypted', async () => {
  const browser = createBrowser(sensitive);
  const page = await openWithKey(browser);
  const note = await page.client.loaded('notes').get('n1');
  browser.delay(1000);
  note.set('a', 'canary one');
  await browser.clock.advance(500);
  note.set('a', 'canary two');
  browser.leave();
  expect(browser.storage.kept.size).toBe(1);
  expect(keptText(browser)).not.toContain('canary');
  await page.kill();
  browser.delay(0);
  await browser.open();
  await browser.clock.advance(40_000);
  expect(stored(browser)).toMatchObject({ a: 'canary two' });
});

test('a new record, and one of another view that references it, are both encrypted and restored', async () => {
  const browser = createBrowser(
    definitions.map((definition) => ({ ...definition, sensitive: definition.name === 'folders' })),
  );
  const page = await openWithKey(browser);
  const note = await page.client.loaded('notes').get('n2');
  browser.setOffline();
  const folder = page.client.loaded('folders').create({ a: 'canary of the folder' });
  folder.set('b', 'x');
  note.link('folder', folder);
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  expect(browser.storage.kept.size).toBe(2);
  expect(keptText(browser)).not.toMatch(/canary|n2/);
  await browser.open();
  await browser.clock.advance(40_000);
  await browser.clock.advance(40_000);
  const made = browser.server.rows.folders?.find(({ a }) => a === 'canary of the folder');
  expect(browser.server.rows.notes?.[1]).toMatchObject({ folder_id: made?.id });
});

test('without the key nothing of a sensitive view is stored, until the key comes', async () => {
  const browser = createBrowser(sensitive);
  const refuse = () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
  browser.server.answerNext(refuse);
  const page = await openWithKey(browser);
  const note = await page.client.loaded('notes').get('n1');
  browser.server.answerNext(refuse);
  note.set('a', 'canary');
  await browser.clock.advance(500);
  browser.leave();
  await page.outbox.settled();
  expect(note.saveState).toBe('failed');
  expect(browser.storage.kept.size).toBe(0);
  browser.online();
  await vi.waitFor(() => expect(browser.storage.kept.size).toBe(1));
  expect(keptText(browser)).not.toContain('canary');
});

test('an entry waits where its page has no connection, and is restored when there is one', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  browser.setOffline();
  const page = await browser.open();
  expect(page.back).toEqual([]);
  expect(browser.storage.kept.size).toBe(1);
  browser.setOffline(false);
  browser.online();
  await vi.waitFor(() => expect(page.client.pending()).toHaveLength(1));
  await browser.clock.advance(40_000);
  expect(stored(browser)).toMatchObject({ a: 'canary of the edit' });
  expect(page.errors).toEqual([]);
});

test('an entry of a key that the server no longer has is kept for 30 days, and not shown', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  const other = { id: 'other', key: '3'.repeat(64) };
  const answer = () => Response.json({ keys: [other] });
  for (const [days, size] of [
    [0, 1],
    [31, 0],
  ] as const) {
    await browser.clock.advance(days * 24 * 3_600_000);
    browser.server.answerNext(answer);
    browser.server.answerNext(answer);
    const page = await browser.open();
    expect(page.back).toEqual([]);
    expect(page.errors).toEqual([]);
    expect(browser.storage.kept.size).toBe(size);
    await page.kill();
  }
});

test('an entry that was changed in the storage is deleted, and named without its content', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  const [[name, entry] = ['', {}]] = browser.storage.kept;
  browser.storage.kept.set(name, { ...(entry as object), sealed: '00'.repeat(80) });
  const page = await browser.open();
  expect(page.back).toEqual([]);
  expect(page.errors).toMatchObject([[{ code: 'STORAGE_FAILED' }, null]]);
  expect(browser.storage.kept.size).toBe(0);
});

test('another user of the browser neither opens nor deletes it by signing out', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  const other = await openWithKey(browser, 'otto');
  expect(other.back).toEqual([]);
  other.client.clear();
  await other.outbox.settled();
  expect(browser.storage.kept.size).toBe(1);
  await other.kill();
  const own = await browser.open();
  expect(own.back).toHaveLength(1);
  own.client.clear();
  await own.outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test('a field that both sides changed is a conflict, and another user’s other fields are kept', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  Object.assign(stored(browser) ?? {}, { a: 'theirs', b: 'theirs', version: 2 });
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]?.conflict?.fields).toEqual({
    a: { base: 'a', mine: 'canary of the edit', theirs: 'theirs' },
  });
  expect(back[0]?.get('b')).toBe('theirs');
});

test('an edit of a record that is gone is a conflict, and nothing is sent', async () => {
  const browser = createBrowser(sensitive);
  await closeOffline(browser);
  browser.server.rows.notes?.splice(0, 1);
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]?.conflict).toMatchObject({ isGone: true });
  expect(browser.writes()).toEqual([]);
});

test('a deletion does not take what another user has changed since', async () => {
  const browser = createBrowser(sensitive);
  const page = await openWithKey(browser);
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await page.outbox.settled();
  await page.kill();
  Object.assign(stored(browser) ?? {}, { b: 'theirs', version: 2 });
  browser.setOffline(false);
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]).toMatchObject({ isDeleted: false, isChanged: false });
  expect(stored(browser)).toMatchObject({ id: 'n1', b: 'theirs' });
});
