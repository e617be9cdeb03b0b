import type { ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { createBrowser } from './one-browser.ts';

type Browser = ReturnType<typeof createBrowser>;
type Page = Awaited<ReturnType<Browser['open']>>;

/** Saves without a connection, and waits until the changes are stored in the browser. */
async function saveOffline(page: Page, record: ModelRecord): Promise<void> {
  await expect(record.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await page.outbox.settled();
}

/** The connection is back for long enough that everything due is sent. */
async function reconnect(browser: Browser, page: Page): Promise<void> {
  browser.setOffline(false);
  for (let round = 0; round < 4; round += 1) await browser.clock.advance(40_000);
  await page.outbox.settled();
}

/**
 * Two pages of one browser without a connection, with edits in one record: in one field the second
 * edits later.
 */
async function typeInTwo() {
  const browser = createBrowser();
  const [first, second] = [await browser.open(), await browser.open()];
  const earlier = await first.client.loaded('notes').get('n1');
  const later = await second.client.loaded('notes').get('n1');
  browser.setOffline();
  earlier.assign({ a: 'earlier', b: 'only here' });
  await saveOffline(first, earlier);
  await browser.clock.advance(1);
  later.set('a', 'later');
  await saveOffline(second, later);
  return { browser, first, second, later };
}

test('an undecided conflict is also a conflict on the page after the next one, and overwrites nothing', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  const note = await first.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'mine');
  await saveOffline(first, note);
  await first.kill();
  const [row] = browser.server.rows.notes ?? [];
  Object.assign(row ?? {}, { a: 'theirs', version: 2 });

  const conflict = { fields: { a: { base: 'a', mine: 'mine', theirs: 'theirs' } } };
  for (const name of ['second', 'third']) {
    const page = await browser.open();
    await reconnect(browser, page);
    expect(page.client.pending(), name).toMatchObject([{ conflict }]);
    expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'theirs', version: 2 });
    await page.kill();
  }
});

test('changes of two closed tabs to one record are sent once, the later edit of a field counts, and nothing stays stored', async () => {
  const { browser, first, second } = await typeInTwo();
  expect(browser.storage.kept.size).toBe(2);
  await first.kill();
  await second.kill();

  const third = await browser.open();
  expect(third.back).toHaveLength(1);
  await third.outbox.settled();
  expect(browser.storage.kept.size).toBe(1);
  await reconnect(browser, third);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'later', b: 'only here', version: 2 });
  expect(browser.storage.kept.size).toBe(0);
});

test('a link outlives a page that could not read its other end, and is sent by the next one', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  const tag = await first.client.loaded('tags').get('t2', { include: 'notes' });
  const note = await first.client.loaded('notes').get('n2');
  browser.setOffline();
  tag.link('notes', note);
  await saveOffline(first, tag);
  await first.kill();

  const second = await browser.open();
  await browser.clock.advance(1000);
  await second.outbox.settled();
  await second.kill();

  await reconnect(browser, await browser.open());
  expect(browser.server.rows.note_tags).toContainEqual({ notes: 'n2', tags: 't2' });
  expect(browser.storage.kept.size).toBe(0);
});

test('a page whose links wait for the server restores them when it answers', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  const tag = await first.client.loaded('tags').get('t2', { include: 'notes' });
  const note = await first.client.loaded('notes').get('n2');
  browser.setOffline();
  tag.link('notes', note);
  await saveOffline(first, tag);
  await first.kill();

  const second = await browser.open();
  await browser.clock.advance(1000);
  await reconnect(browser, second);
  expect(browser.server.rows.note_tags).toContainEqual({ notes: 'n2', tags: 't2' });
  expect(browser.storage.kept.size).toBe(0);
});

test('a new record that only its child references is stored with it: the child is never sent without its edge', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  browser.setOffline();
  const folder = first.client.loaded('folders').create();
  const note = first.client.loaded('notes').create({ a: 'child' });
  note.link('folder', folder);
  await saveOffline(first, note);
  await first.kill();

  await reconnect(browser, await browser.open());
  const [child] = (browser.server.rows.notes ?? []).filter(({ a }) => a === 'child');
  const parents = (browser.server.rows.folders ?? []).map(({ id }) => id);
  expect(parents).toHaveLength(3);
  expect(child?.folder_id).toBe(parents.at(-1));
  expect(browser.storage.kept.size).toBe(0);
});

/** A page of the browser whose views come from the server, not with the page. */
const openBare = (browser: Browser) => browser.open('petra', []);

test('a page opened without a connection, beside another one, sends the changes it has taken over when the connection is back', async () => {
  const browser = createBrowser();
  const [first, second] = [await browser.open(), await browser.open()];
  const note = await second.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'typed');
  await saveOffline(second, note);
  await second.kill();
  const next = await openBare(browser);
  expect(next.back).toEqual([]);
  browser.setOffline(false);
  // Any answer shows that there is a connection.
  await next.client.view('folders');
  for (let turn = 0; turn < 5; turn += 1) await browser.clock.advance(500);
  await next.outbox.settled();
  expect(browser.server.rows.notes?.[0]?.a).toBe('typed');
  expect(browser.storage.kept.size).toBe(0);
  expect(first.client.pending()).toEqual([]);
});

test('changes that are being restored are not restored again when the connection comes back', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  browser.setOffline();
  const note = page.client.loaded('notes').create();
  note.set('a', 'new');
  page.client.loaded('folders').create({ a: 'new' }).set('b', 'typed');
  await saveOffline(page, note);
  await page.kill();
  browser.setOffline(false);
  browser.delay(100);
  const opened = openBare(browser);
  for (let turn = 0; turn < 5; turn += 1) {
    browser.online();
    await browser.clock.advance(40);
  }
  browser.delay(0);
  await browser.clock.advance(40_000);
  const next = await opened;
  await reconnect(browser, next);
  expect(next.client.pending().map(({ view }) => view.name)).toEqual(['folders']);
  expect(browser.server.rows.notes?.filter(({ a }) => a === 'new')).toHaveLength(1);
});

test('changes of a closed page do not replace those that another page is sending', async () => {
  const { browser, first, second, later } = await typeInTwo();
  await first.kill();
  browser.delay(100);
  browser.setOffline(false);
  browser.online();
  await browser.clock.advance(50);
  expect(later.toJSON()).toMatchObject({ a: 'later', b: 'only here' });
  browser.delay(0);
  await browser.clock.advance(50);
  await reconnect(browser, second);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'later', b: 'only here' });
  expect(second.client.pending()).toEqual([]);
  expect(browser.storage.kept.size).toBe(0);
});
