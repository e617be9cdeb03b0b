/** A link whose answer was lost, in a page that is closed before it is sent again. */
import { expect, test } from 'vitest';
import { createBrowser } from './one-browser.ts';

/**
 * `f2` has linked `n2`: the server has done it, or not, and its answer was lost with the
 * connection.
 */
async function openLinked(isDone = true) {
  const browser = createBrowser();
  const { client, outbox, kill } = await browser.open();
  const [f1, f2] = await client.loaded('folders').find({ include: 'notes' });
  const n2 = await client.loaded('notes').get('n2');
  if (!(f1 && f2)) throw new Error('Nothing is there');
  f2.link('notes', n2);
  if (isDone) browser.deafen();
  else browser.cut();
  await f2.flush().catch(() => undefined);
  browser.cut();
  return {
    browser,
    client,
    f1,
    f2,
    n2,
    ids: (view: string) => browser.server.rows[view]?.map(({ id }) => id),
    /** Opens the next page, with a connection. */
    async reopen() {
      await outbox.settled();
      await kill();
      browser.deafen(false);
      browser.cut(false);
      const { back } = await browser.open();
      for (let count = 0; count < 6; count += 1) await browser.clock.turn(40_000);
      return back;
    },
  };
}

test.each([
  ['was made', true],
  ['was not made', false],
])('a deletion that waits after a link that %s is done by the next page', async (_name, isDone) => {
  for (const isOwner of [true, false]) {
    const { f2, n2, ids, reopen } = await openLinked(isDone);
    await n2.remove().catch(() => undefined);
    if (isOwner) await f2.remove().catch(() => undefined);
    await reopen();
    expect([ids('notes'), ids('folders')]).toEqual([['n1'], isOwner ? ['f1'] : ['f1', 'f2']]);
  }
});

test('a folder is deleted by the next page, and the note that it has linked stays', async () => {
  const { f2, ids, reopen } = await openLinked();
  await f2.remove().catch(() => undefined);
  await reopen();
  expect([ids('notes'), ids('folders')]).toEqual([['n1', 'n2'], ['f1']]);
});

test('changes of another user since are not deleted by the next page', async () => {
  const { browser, f2, n2, ids, reopen } = await openLinked();
  await n2.remove().catch(() => undefined);
  await f2.remove().catch(() => undefined);
  Object.assign(browser.server.rows.notes?.[1] ?? {}, { folder_id: 'f1', version: 3 });
  Object.assign(browser.server.rows.folders?.[1] ?? {}, { a: 'theirs', version: 3 });
  await reopen();
  expect([ids('notes'), ids('folders')]).toEqual([
    ['n1', 'n2'],
    ['f1', 'f2'],
  ]);
});

test('a key that was chosen after the link was undone is no conflict on the next page', async () => {
  const { browser, client, f1, n2, reopen } = await openLinked();
  client.undo();
  n2.link('folder', f1);
  await n2.flush().catch(() => undefined);
  expect((await reopen()).map(({ conflict }) => conflict)).toEqual([null]);
  expect(browser.server.rows.notes?.[1]).toMatchObject({ folder_id: 'f1' });
});

test('a save that is repeated without an answer is stored once', async () => {
  const { browser, n2 } = await openLinked();
  n2.set('a', 'a long text');
  for (let count = 0; count < 20; count += 1) await browser.clock.turn(400_000);
  // As the edit, and as a value that may have arrived.
  const kept = JSON.stringify([...browser.storage.kept.values()]);
  expect(kept.match(/a long text/g)).toHaveLength(2);
});
