import { createLiveEvents } from '@praxiskit/record-model/live';
import { expect, test } from 'vitest';
import { createEventServer } from './event-server.ts';
import { definitions, rows } from './histories/notes.ts';
import { createBrowser } from './one-browser.ts';
import { settle } from './practice.ts';

/** Edits without a connection, and closes the page. */
async function closeOffline(browser: ReturnType<typeof createBrowser>) {
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'offline');
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
}

test('an edit without a connection is restored after a reload, and sent when the connection is back', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  expect([...browser.storage.kept.values()]).toMatchObject([
    {
      owner: 'petra',
      method: 'PUT',
      view: 'notes',
      id: 'n1',
      base: { version: 1 },
      edits: [['a', 'offline']],
    },
  ]);
  const { client, outbox, back } = await browser.open();
  const [note] = back;
  expect(note).toMatchObject({ isChanged: true, isNew: false });
  expect(note?.changes()).toEqual({ a: { old: 'a', value: 'offline' } });
  expect(client.pending()).toEqual([note]);
  browser.setOffline(false);
  await browser.clock.advance(40_000);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'offline', version: 2 });
  expect(note?.saveState).toBe('saved');
  await outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test('with a connection nothing is stored in the browser', async () => {
  const browser = createBrowser();
  const { client, outbox } = await browser.open();
  const note = await client.loaded('notes').get('n1');
  note.set('a', 'online');
  await outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
  await browser.clock.advance(500);
  await outbox.settled();
  expect(note.saveState).toBe('saved');
  expect(browser.storage.kept.size).toBe(0);
});

test.each(['lost', 'answer lost'])(
  'a create whose POST was %s happens once, by its key',
  async (fate) => {
    const browser = createBrowser();
    const page = await browser.open();
    const note = page.client.loaded('notes').create();
    note.set('a', 'new');
    if (fate === 'lost') browser.setOffline();
    else browser.loseAnswers();
    await browser.clock.advance(500);
    note.set('b', 'later');
    await page.outbox.settled();
    await page.kill();
    browser.setOffline(false);
    browser.loseAnswers(false);
    const { back } = await browser.open();
    expect(back[0]).toMatchObject({ isNew: true, isChanged: true });
    await browser.clock.advance(40_000);
    expect(browser.server.rows.notes?.filter(({ a }) => a === 'new')).toMatchObject([
      { b: 'later' },
    ]);
    const keys = browser.server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  },
);

test('new records, their links and edits are sent in order, parents first', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const { client } = page;
  const note = await client.loaded('notes').get('n2', { include: 'tags' });
  const [tag] = await client.loaded('tags').find();
  browser.setOffline();
  const folder = client.loaded('folders').create({ a: 'new folder' });
  folder.set('b', 'x');
  note.link('folder', folder);
  if (tag) note.link('tags', tag);
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  const { back } = await browser.open();
  expect(back.map(({ view }) => view.name).sort()).toEqual(['folders', 'notes']);
  await browser.clock.advance(40_000);
  await browser.clock.advance(40_000);
  expect(browser.writes()).toEqual([
    'POST /api/folders/',
    'PUT /api/notes/n2',
    'POST /api/notes/n2/tags/',
  ]);
  expect(browser.server.rows.notes?.[1]).toMatchObject({ folder_id: 'id-1' });
  expect(browser.server.rows.note_tags).toContainEqual({ notes: 'n2', tags: 't1' });
});

test('edits that need a button are restored, too, and wait for it', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const folder = await page.client.loaded('folders').get('f1');
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'by itself');
  folder.set('a', 'by a button');
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(browser.writes()).toEqual(['PUT /api/notes/n1']);
  expect(back.map(({ saveState }) => saveState).sort()).toEqual(['dirty', 'saved']);
});

test('another user of the device neither sees nor sends it, and clear deletes only the owner’s changes', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  browser.setOffline(false);
  const other = await browser.open('otto');
  expect(other.back).toEqual([]);
  await browser.clock.advance(40_000);
  expect(browser.writes()).toEqual([]);
  other.client.clear();
  await other.outbox.settled();
  expect(browser.storage.kept.size).toBe(1);
  await other.kill();
  browser.setOffline();
  const own = await browser.open();
  expect(own.back).toHaveLength(1);
  own.client.clear();
  await own.outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test('a field that both sides changed meanwhile is a conflict, one that only the other user changed is taken', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  Object.assign(browser.server.rows.notes?.[0] ?? {}, { a: 'theirs', b: 'theirs', version: 2 });
  browser.setOffline(false);
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]).toMatchObject({ saveState: 'conflict' });
  expect(back[0]?.conflict?.fields).toEqual({
    a: { base: 'a', mine: 'offline', theirs: 'theirs' },
  });
  expect(back[0]?.get('b')).toBe('theirs');
});

test('values read before the edits are restored are the base of their conflict', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  Object.assign(browser.server.rows.notes?.[0] ?? {}, { b: 'theirs', version: 2 });
  browser.setOffline(false);
  const { back, client } = await browser.open();
  await client.loaded('notes').find();
  await browser.clock.advance(40_000);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'offline', b: 'theirs', version: 3 });
  expect(back[0]?.saveState).toBe('saved');
});

test('a refusal of stored changes is a refusal at its field', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  browser.setOffline(false);
  const details = { a: [{ op: 'unique', message: 'taken' }] };
  browser.server.answerNext(() =>
    Response.json({ code: 'VALIDATION_FAILED', details }, { status: 422 }),
  );
  const { back } = await browser.open();
  await browser.clock.advance(1000);
  expect(back[0]?.saveState).toBe('invalid');
  expect(back[0]?.errorsOf('a')).toEqual(details.a);
});

test('fields that a view has lost are dropped and named, the others are sent', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  note.assign({ a: 'offline', token: 'gone' });
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  const changed = definitions.map((definition) => {
    const { token: _token, ...columns } = definition.columns;
    return { ...definition, columns, revision: '2' };
  });
  const { back, errors } = await browser.open('petra', changed);
  expect(errors).toMatchObject([
    [{ code: 'FIELD_UNKNOWN', details: { view: 'notes', fields: ['token'] } }, back[0]],
  ]);
  await browser.clock.advance(40_000);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'offline' });
});

test('a full storage stops no save, and is reported once', async () => {
  const browser = createBrowser();
  const { client, errors } = await browser.open();
  browser.storage.break();
  const note = await client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'offline');
  await browser.clock.advance(500);
  note.set('a', 'more');
  await browser.clock.advance(1000);
  browser.setOffline(false);
  await browser.clock.advance(40_000);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'more' });
  expect(errors).toMatchObject([[{ code: 'STORAGE_FAILED' }, null]]);
});

test('a damaged entry is deleted and reported, and hides no other', async () => {
  const browser = createBrowser();
  await closeOffline(browser);
  for (const damaged of [null, 'text', { form: 1 }, { form: 2, owner: 'petra' }]) {
    browser.storage.kept.set(`petra ${JSON.stringify(damaged)}`, damaged);
  }
  const { back, errors } = await browser.open();
  expect(back).toHaveLength(1);
  expect(errors).toMatchObject([[{ code: 'STORAGE_FAILED' }, null]]);
  expect(browser.storage.kept.size).toBe(1);
});

test('a page takes nothing from an open page, but takes over changes of a closed one', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  const note = await first.client.loaded('notes').get('n1');
  browser.setOffline();
  note.set('a', 'offline');
  await browser.clock.advance(500);
  await first.outbox.settled();
  const second = await browser.open();
  expect(second.back).toEqual([]);
  await first.kill();
  const third = await browser.open();
  expect(third.back).toHaveLength(1);
  browser.setOffline(false);
  await browser.clock.advance(40_000);
  expect(browser.writes()).toEqual(['PUT /api/notes/n1']);
});

test('a record that was deleted without a connection is deleted by the next page, once', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(note).toMatchObject({ isDeleted: false, isChanged: true, saveState: 'failed' });
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  const { back, outbox } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]?.isDeleted).toBe(true);
  expect(browser.server.rows.notes?.map(({ id }) => id)).toEqual(['n2']);
  expect(browser.writes()).toEqual(['DELETE /api/notes/n1']);
  await outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test('a deletion whose answer was lost is repeated, and a missing record counts as deleted', async () => {
  const browser = createBrowser();
  const { client, outbox } = await browser.open();
  const note = await client.loaded('notes').get('n1');
  browser.loseAnswers();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  browser.loseAnswers(false);
  await browser.clock.advance(40_000);
  expect(note).toMatchObject({ isDeleted: true, isChanged: false });
  expect(client.pending()).toEqual([]);
  await outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test('a record that was changed elsewhere since is not deleted, and is shown with its current values', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await page.outbox.settled();
  await page.kill();
  Object.assign(browser.server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
  browser.setOffline(false);
  const { back, client } = await browser.open();
  await browser.clock.advance(40_000);
  expect(back[0]).toMatchObject({ isDeleted: false, isChanged: false });
  expect(back[0]?.get('a')).toBe('theirs');
  expect(client.pending()).toEqual([]);
});

test.each(['rollback', 'set'] as const)('a deletion that waits is taken back by %s', async (by) => {
  const browser = createBrowser();
  const { client, outbox } = await browser.open();
  const note = await client.loaded('notes').get('n1');
  browser.setOffline();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  if (by === 'set') note.set('a', 'wanted after all');
  else note.rollback();
  browser.setOffline(false);
  await browser.clock.advance(40_000);
  expect(browser.writes().filter((write) => write.startsWith('DELETE'))).toEqual([]);
  expect(note).toMatchObject({ isDeleted: false, isChanged: false });
  await outbox.settled();
  expect(browser.storage.kept.size).toBe(0);
});

test.each(['a reload', 'the end of the session'])(
  'a canceled deletion without an answer is still checked after %s',
  async (by) => {
    const browser = createBrowser();
    const page = await browser.open();
    const note = await page.client.loaded('notes').get('n1');
    browser.loseAnswers();
    await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    browser.loseAnswers(false);
    if (by === 'a reload') browser.setOffline();
    else {
      browser.server.answerNext(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
    }
    note.rollback();
    await browser.clock.advance(2000);
    await page.outbox.settled();
    await page.kill();
    browser.setOffline(false);
    const { back, client } = await browser.open();
    await browser.clock.advance(40_000);
    expect(browser.server.rows.notes?.map(({ token }) => token).sort()).toEqual(
      rows.notes.map(({ token }) => token).sort(),
    );
    expect(back[0]).toMatchObject({ isDeleted: false, isChanged: false });
    expect(client.pending()).toEqual([]);
  },
);

test('a deletion that is canceled while in progress is not repeated by the next page', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.setOffline();
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  browser.silence();
  void note.flush().catch(() => undefined);
  await browser.clock.advance(0);
  note.rollback();
  await browser.clock.advance(0);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  browser.silence(false);
  const { back } = await browser.open();
  await browser.clock.advance(40_000);
  expect(browser.writes()).toEqual([]);
  expect(back[0]).toMatchObject({ isDeleted: false, isChanged: false });
  expect(browser.storage.kept.size).toBe(0);
});

test('an ended outbox restores nothing that it was still requesting, and leaves it to the next page', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const folder = await page.client.loaded('folders').get('f2');
  const note = await page.client.loaded('notes').get('n2');
  browser.setOffline();
  folder.link('notes', note);
  await folder.flush().catch(() => undefined);
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  browser.delay(1000);
  const next = await browser.open();
  next.outbox.end();
  const kept = structuredClone([...browser.storage.kept]);
  expect(kept).toHaveLength(1);
  await browser.clock.advance(1000);
  await next.outbox.settled();
  expect(next.back[0]?.changes()).toEqual({});
  expect([...browser.storage.kept]).toEqual(kept);
});

test('a change that the ended session has refused is stored for the same user [R6.5]', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.server.answerNext(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  note.set('a', 'typed late');
  await browser.clock.advance(500);
  await page.outbox.settled();
  expect(browser.storage.kept.size).toBe(1);
  await page.kill();
  expect((await browser.open('otto')).back).toEqual([]);
  await browser.open();
  await browser.clock.advance(500);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'typed late' });
});

test('changes of another user during a waiting deletion are not deleted by the next page either', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const events = createEventServer(browser.server);
  createLiveEvents(page.client, { open: events.open });
  const folder = await page.client.loaded('folders').get('f1');
  await browser.clock.advance(50);
  browser.setOffline();
  folder.set('a', 'mine');
  const removed = folder.remove();
  await expect(removed).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  browser.setOffline(false);
  Object.assign(browser.server.rows.folders?.[0] ?? {}, { b: 'theirs', version: 2 });
  events.write('folders', 'f1', 2, 'update');
  await browser.clock.advance(50);
  await settle();
  expect(folder.get('b')).toBe('theirs');
  // It is left before the deletion is tried again.
  browser.setOffline();
  browser.leave();
  await page.outbox.settled();
  await page.kill();
  browser.setOffline(false);
  await browser.open();
  await browser.clock.advance(40_000);
  expect(browser.server.rows.folders?.[0]).toMatchObject({ id: 'f1', b: 'theirs' });
});
