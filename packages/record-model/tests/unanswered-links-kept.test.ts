/** A link whose answer was lost, in a page that is closed before the link is sent again. */
import { expect, test } from 'vitest';
import { createBrowser } from './one-browser.ts';

/**
 * `f2` has linked `n2`: the server has done it, or not, and its answer was lost with the
 * connection.
 */
async function openAfterLostAnswer(isLinkedOnServer = true) {
  const browser = createBrowser();
  const { client, outbox, kill } = await browser.open();
  const [f1, f2] = await client.loaded('folders').find({ include: 'notes' });
  const n2 = await client.loaded('notes').get('n2');
  if (!(f1 && f2)) throw new Error('Nothing is there');
  f2.link('notes', n2);
  if (isLinkedOnServer) browser.loseAnswers();
  else browser.setOffline();
  await f2.flush().catch(() => undefined);
  browser.setOffline();
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
      browser.loseAnswers(false);
      browser.setOffline(false);
      const { back } = await browser.open();
      for (let count = 0; count < 6; count += 1) await browser.clock.advance(40_000);
      return back;
    },
  };
}

test.each([
  ['is on the server', true],
  ['is not on the server', false],
])(
  'the next page sends a deletion that waited for a link whose answer was lost: the link %s',
  async (_name, isLinkedOnServer) => {
    for (const isOwner of [true, false]) {
      const { f2, n2, ids, reopen } = await openAfterLostAnswer(isLinkedOnServer);
      await n2.remove().catch(() => undefined);
      if (isOwner) await f2.remove().catch(() => undefined);
      await reopen();
      expect([ids('notes'), ids('folders')]).toEqual([['n1'], isOwner ? ['f1'] : ['f1', 'f2']]);
    }
  },
);

test('the next page deletes a folder, and keeps the note that was linked to it', async () => {
  const { f2, ids, reopen } = await openAfterLostAnswer();
  await f2.remove().catch(() => undefined);
  await reopen();
  expect([ids('notes'), ids('folders')]).toEqual([['n1', 'n2'], ['f1']]);
});

test('the next page does not delete records that another user has changed since', async () => {
  const { browser, f2, n2, ids, reopen } = await openAfterLostAnswer();
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

test('a note that was moved after undoing the link is no conflict on the next page', async () => {
  const { browser, client, f1, n2, reopen } = await openAfterLostAnswer();
  client.undo();
  n2.link('folder', f1);
  await n2.flush().catch(() => undefined);
  expect((await reopen()).map(({ conflict }) => conflict)).toEqual([null]);
  expect(browser.server.rows.notes?.[1]).toMatchObject({ folder_id: 'f1' });
});

test('a save that is sent many times without an answer is stored once', async () => {
  const { browser, n2 } = await openAfterLostAnswer();
  n2.set('a', 'a long text');
  for (let count = 0; count < 20; count += 1) await browser.clock.advance(400_000);
  // Once as the edit, and once as a value that the server may already have.
  const kept = JSON.stringify([...browser.storage.kept.values()]);
  expect(kept.match(/a long text/g)).toHaveLength(2);
});
