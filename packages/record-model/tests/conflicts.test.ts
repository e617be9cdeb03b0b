import type { Definition } from '@praxiskit/record-model';
import {
  createRecordClient,
  type RecordClientOptions,
  type RecordError,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { saveOrRollback } from '@praxiskit/record-model/react';
import { expect, test } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createBrowser } from './one-browser.ts';
import { createPractice, createTestClock, settle } from './practice.ts';

/** A note whose `a` another user has changed as well: the conflict is undecided. */
async function openConflict(options: Partial<RecordClientOptions> = {}) {
  const server = createMemoryServer(definitions, rows);
  const clock = createTestClock();
  const errors: RecordError[] = [];
  let held: Promise<void> | null = null;
  const client = createRecordClient({
    clock,
    onError: (error) => void errors.push(error),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      await held;
      return answer;
    },
    ...options,
  });
  /** From now on answers are in flight until `until` resolves. */
  const hold = (until: Promise<void>) => {
    held = until;
  };
  const folders = await client.view('folders');
  const folder = await folders.get('f2');
  const tag = await (await client.view('tags')).get('t2');
  const note = await (await client.view('notes')).get('n1', { include: 'tags,folder' } as never);
  const row = () => server.rows.notes?.find(({ id }) => id === 'n1') ?? {};
  const change = (values: Record<string, unknown>) =>
    Object.assign(row(), values, { version: Number(row().version) + 1 });
  change({ a: 'theirs' });
  note.set('a', 'mine');
  await clock.advance(500);
  const conflict = { fields: { a: { base: 'a', mine: 'mine', theirs: 'theirs' } } };
  expect(note.conflict).toEqual(conflict);
  server.requests.length = 0;
  const world = { server, clock, client, errors, hold, row, change };
  return { ...world, folders, folder, tag, note, conflict };
}

test('[R7.8] while a field waits for a decision, the others are saved by themselves', async () => {
  const { server, clock, errors, note, row, conflict } = await openConflict();
  note.set('b', 'typed');
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
  expect(note).toMatchObject({ conflict, saveState: 'conflict', isChanged: true });
  expect(note.changes()).toEqual({ a: { old: 'theirs', value: 'mine' } });
  await clock.advance(600_000);
  expect(server.requests.map(({ method }) => method)).toEqual(['PUT']);
  // Each save that leaves it out reports it.
  expect(errors.map(({ code }) => code)).toEqual(['VERSION_STALE', 'VERSION_STALE']);
  note.resolve('mine');
  await note.flush();
  expect(row()).toMatchObject({ a: 'mine', b: 'typed' });
  expect(note).toMatchObject({ conflict: null, saveState: 'saved', isChanged: false });
});

test('edits made while the conflict is found are saved with it', async () => {
  const { record, clock, server } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.assign({ city: 'Jena', street: 'Markt 1' });
  await clock.advance(500);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Erfurt', street: 'Markt 1' });
  expect(record).toMatchObject({
    saveState: 'conflict',
    conflict: { fields: { city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' } } },
  });
  record.resolve('theirs');
  expect(record).toMatchObject({ isChanged: false, conflict: null, city: 'Erfurt' });
});

test('input in the field that waits is not sent, and stays in the conflict', async () => {
  const { server, clock, note } = await openConflict();
  for (const text of ['mine, too', 'a']) {
    note.set('a', text);
    await clock.advance(600_000);
    expect(note.conflict?.fields.a).toEqual({ base: 'a', mine: text, theirs: 'theirs' });
  }
  expect(server.requests).toEqual([]);
});

test('an explicit save saves the other fields, reports the waiting one, and rejects', async () => {
  const saved: boolean[] = [];
  const { note, row } = await openConflict({
    onSaved: (_record, { explicit }) => void saved.push(explicit),
  });
  note.set('b', 'typed');
  await expect(note.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
  expect([note.saveState, saved]).toEqual(['conflict', []]);
  note.resolve('theirs');
  await note.flush();
  expect([note.saveState, note.isChanged, note.get('a')]).toEqual(['clean', false, 'theirs']);
});

/** A page on which two people have changed the same field of a note. */
async function openQuestion() {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  const row = () => browser.server.rows.notes?.find(({ id }) => id === 'n1') ?? {};
  Object.assign(row(), { a: 'theirs', version: Number(row().version) + 1 });
  note.set('a', 'mine');
  await browser.clock.advance(500);
  return { browser, page, note, row };
}

test('a page that is left during a conflict saves input in other fields', async () => {
  const { browser, page, note, row } = await openQuestion();
  note.set('b', 'typed');
  browser.leave();
  await settle();
  await page.kill();
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
  const next = await browser.open();
  expect(next.client.pending()).toMatchObject([
    { conflict: { fields: { a: { base: 'a', mine: 'mine', theirs: 'theirs' } } } },
  ]);
  await browser.clock.advance(600_000);
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
});

test.each(['a', 'mine again'])(
  'an undecided conflict (%s) is also a conflict on the next page',
  async (text) => {
    const { browser, page, note, row } = await openQuestion();
    note.set('a', text);
    browser.setOffline();
    note.set('b', 'typed');
    await browser.clock.advance(500);
    await page.outbox.settled();
    await page.kill();
    browser.setOffline(false);
    const next = await browser.open();
    await browser.clock.advance(600_000);
    expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
    expect(next.client.pending()).toMatchObject([
      { conflict: { fields: { a: { base: 'a', mine: text, theirs: 'theirs' } } } },
    ]);
  },
);

test('a later change of another field decides nothing', async () => {
  const { clock, note, row, change, conflict } = await openConflict();
  change({ folder_id: null });
  note.set('b', 'typed');
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed', folder_id: null });
  expect(note.conflict).toEqual(conflict);
});

test('a later change of the same field is part of the conflict', async () => {
  const { clock, note, row, change } = await openConflict();
  change({ a: 'theirs later' });
  note.set('b', 'typed');
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'theirs later', b: 'typed' });
  expect(note.conflict?.fields).toEqual({ a: { base: 'a', mine: 'mine', theirs: 'theirs later' } });
  change({ a: 'mine' });
  note.set('b', 'typed on');
  await clock.advance(500);
  // Both have the same value now.
  expect(row()).toMatchObject({ a: 'mine', b: 'typed on' });
  expect(note).toMatchObject({ conflict: null, saveState: 'saved', isChanged: false });
});

test('a decision made while the other fields are saved is sent after them', async () => {
  const answer = Promise.withResolvers<void>();
  const { clock, note, row, hold } = await openConflict();
  hold(answer.promise);
  note.set('b', 'typed');
  await clock.advance(500);
  note.resolve('mine');
  const saved = note.flush();
  answer.resolve();
  await saved;
  expect(row()).toMatchObject({ a: 'mine', b: 'typed' });
  expect(note).toMatchObject({ conflict: null, saveState: 'saved' });
});

test('a rollback of another field during its save is reverted on the server', async () => {
  const answer = Promise.withResolvers<void>();
  const { server, clock, folder, hold } = await openConflict();
  const row = server.rows.folders?.find(({ id }) => id === 'f2') ?? {};
  Object.assign(row, { a: 'theirs', version: 2 });
  folder.set('a', 'mine');
  await expect(folder.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  hold(answer.promise);
  folder.set('b', 'typed');
  const saved = expect(folder.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  await settle();
  expect(server.rows.folders?.find(({ id }) => id === 'f2')?.b).toBe('typed');
  folder.rollback('b');
  answer.resolve();
  await saved;
  await clock.advance(500);
  expect(server.rows.folders?.find(({ id }) => id === 'f2')).toMatchObject({ a: 'theirs', b: 'b' });
});

test('[R7.10] links, and an edited parent, do not wait for the decision', async () => {
  const { client, server, note, folder, tag, row } = await openConflict();
  note.link('folder', folder);
  note.link('tags', tag);
  folder.set('a', 'edited');
  await expect(note.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(row()).toMatchObject({ a: 'theirs', folder_id: 'f2' });
  expect(server.rows.folders?.find(({ id }) => id === 'f2')).toMatchObject({ a: 'edited' });
  expect(server.rows.note_tags).toContainEqual({ notes: 'n1', tags: 't2' });
  expect(client.pending()).toEqual([note]);
});

test('a foreign key that waits creates no parent', async () => {
  const { server, client, folders, note, change, clock, row } = await openConflict();
  note.resolve('theirs');
  const made = folders.create({ a: 'new' });
  change({ folder_id: null });
  note.link('folder', made);
  note.set('b', 'typed');
  await clock.advance(500);
  const count = server.rows.folders?.length;
  expect(note.conflict?.fields).toMatchObject({ folder_id: { base: 'f1', theirs: null } });
  note.set('b', 'typed on');
  await clock.advance(500);
  expect(server.rows.folders).toHaveLength(Number(count));
  expect(row()).toMatchObject({ folder_id: null, b: 'typed on' });
  note.resolve('mine');
  await note.flush();
  expect(row().folder_id).toBe(made.get('id'));
  expect(client.pending()).toEqual([]);
});

test('undo and redo during a conflict change their own field', async () => {
  const { client, clock, note, row, conflict } = await openConflict();
  note.set('b', 'typed');
  await clock.advance(500);
  client.undo();
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'theirs', b: 'b' });
  client.redo();
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
  expect(note.conflict).toEqual(conflict);
  client.undo();
  client.undo();
  await clock.advance(500);
  // The earlier value is no decision.
  expect(row()).toMatchObject({ a: 'theirs', b: 'b' });
  expect(note.conflict?.fields.a).toMatchObject({ mine: 'a', theirs: 'theirs' });
});

test('a rollback of the field ends its conflict, and later input is saved', async () => {
  const { clock, note, row } = await openConflict();
  note.rollback('a');
  note.set('a', 'another');
  await clock.advance(500);
  expect(row()).toMatchObject({ a: 'another' });
  expect(note).toMatchObject({ conflict: null, saveState: 'saved' });
});

test('rules are checked with the values that are sent, not with those that wait', async () => {
  const { record, clock, server } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { first_name: 'Anne', version: 9 });
  record.set('first_name', 'Anna Maria');
  await clock.advance(500);
  record.set('first_name', '');
  record.set('street', 'Markt 1');
  await clock.advance(500);
  expect(server.rows.profiles?.[0]).toMatchObject({ first_name: 'Anne', street: 'Markt 1' });
  expect(record.errorsOf('first_name')).toMatchObject([{ op: 'required' }]);
  record.resolve('mine');
  await expect(record.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('if a waiting deletion is refused, edits made before it are saved', async () => {
  const { server, clock, client } = await openConflict();
  const note = await client.loaded('notes').get('n2');
  const row = server.rows.notes?.find(({ id }) => id === 'n2') ?? {};
  note.set('b', 'typed');
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  Object.assign(row, { a: 'theirs', version: 2 });
  for (let round = 0; round < 3; round += 1) await clock.advance(40_000);
  const stored = server.rows.notes?.find(({ id }) => id === 'n2');
  expect(stored).toMatchObject({ a: 'theirs', b: 'typed' });
  expect(note).toMatchObject({ isChanged: false, isDeleted: false });
});

test('choosing another record after the save of the first choice lost its answer is no conflict', async () => {
  const { client, clock, hold, folder, server } = await openConflict();
  const note = await client.loaded('notes').get('n2');
  note.link('folder', folder);
  hold(Promise.reject(new TypeError('answer lost')));
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  hold(Promise.resolve());
  note.set('folder_id', 'f1');
  for (let round = 0; round < 3; round += 1) await clock.advance(40_000);
  expect(note).toMatchObject({ conflict: null, isChanged: false, folder_id: 'f1' });
  expect(server.rows.notes?.find(({ id }) => id === 'n2')).toMatchObject({ folder_id: 'f1' });
});

test('choosing a new record and discarding it after its POST lost its answer is no conflict', async () => {
  const { client, clock, folders, hold, server } = await openConflict();
  const note = await client.loaded('notes').get('n2');
  const row = () => server.rows.notes?.find(({ id }) => id === 'n2');
  Object.assign(row() ?? {}, { folder_id: 'f1' });
  await client.loaded('notes').find();
  const given = folders.create();
  note.link('folder', given);
  await given.remove();
  hold(Promise.reject(new TypeError('answer lost')));
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  hold(Promise.resolve());
  for (let round = 0; round < 3; round += 1) await clock.advance(40_000);
  expect(note).toMatchObject({ conflict: null, isChanged: false, folder_id: null });
  expect(row()).toMatchObject({ folder_id: null });
});

test('a button that saves its value does not touch a conflict in another field', async () => {
  const { note, row, conflict } = await openConflict();
  expect(await saveOrRollback(note, { b: 'clicked' })).toBeNull();
  expect(row()).toMatchObject({ a: 'theirs', b: 'clicked' });
  expect(note.conflict).toEqual(conflict);
});

test('a pause that the server has asked for ends after an accepted save, even during a conflict [R7.8]', async () => {
  const { server, clock, note, row } = await openConflict();
  server.answerNext(
    async () => new Response(null, { status: 429, headers: { 'retry-after': '60' } }),
  );
  note.set('b', 'typed');
  await clock.advance(500);
  await expect(note.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(row().b).toBe('typed');
  note.set('b', 'typed on');
  await clock.advance(500);
  expect(row().b).toBe('typed on');
});

test('a rule between a waiting field and another one is checked with the sent values [R7.8]', async () => {
  const rules = [{ op: 'compare', arg: { operator: 'gte', field: 'a' } }] as const;
  const own = definitions.map((definition) => {
    if (definition.name !== 'notes') return definition;
    const { columns } = definition;
    return { ...definition, columns: { ...columns, token: { ...columns.token, rules } } };
  }) as typeof definitions;
  const notes = [{ id: 'n1', token: 'm', a: 'a', b: 'b', folder_id: null }];
  const server = createMemoryServer(own, { ...rows, notes });
  const clock = createTestClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const note = await (await client.view('notes')).get('n1');
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'c', version: 2 });
  note.set('a', 'k');
  await clock.advance(500);
  expect(note.conflict?.fields).toEqual({ a: { base: 'a', mine: 'k', theirs: 'c' } });
  note.set('a', 'z');
  note.set('b', 'typed');
  await clock.advance(500);
  expect(server.rows.notes?.[0]).toMatchObject({ token: 'm', a: 'c', b: 'typed' });
  // With the shown value it breaks the rule.
  expect(Object.keys(note.errors())).toEqual(['token']);
  note.resolve('mine');
  await expect(note.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(server.rows.notes?.[0]).toMatchObject({ a: 'c' });
});

test('a failure of other fields during a conflict is reported until it is over', async () => {
  const { server, clock, note, row, conflict } = await openConflict();
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  note.set('b', 'typed');
  await clock.advance(500);
  expect(note).toMatchObject({ saveState: 'failed', saveError: { code: 'UNAVAILABLE' }, conflict });
  await clock.advance(1000);
  expect(row()).toMatchObject({ a: 'theirs', b: 'typed' });
  expect(note).toMatchObject({ saveState: 'conflict', conflict });
});

test('a record that appears in a list again is no longer a conflict: its edits are saved, and create no second one [R7.8]', async () => {
  const { server, clock, client } = await openConflict();
  const note = await client.loaded('notes').get('n2');
  const { notes = [] } = server.rows;
  const [row] = notes.splice(1, 1);
  note.set('a', 'mine');
  await clock.advance(500);
  expect(note.conflict).toEqual({ fields: {}, isGone: true });
  let isTold = false;
  note.subscribe(() => {
    isTold = true;
  });
  notes.push({ ...row, b: 'theirs', version: 3 });
  await client.loaded('notes').find();
  expect(note).toMatchObject({ conflict: null, saveError: null, isChanged: true });
  await settle();
  expect(isTold).toBe(true);
  await clock.advance(500);
  expect(note).toMatchObject({ saveState: 'saved', isChanged: false });
  expect(notes.map(({ id, a, b }) => [id, a, b])).toEqual([
    ['n1', 'theirs', 'b'],
    ['n2', 'mine', 'theirs'],
  ]);
});

test('one amount that two people type in different notations is no conflict [R7.3D]', async () => {
  const prices: Definition = {
    name: 'prices',
    label: 'Prices',
    primaryKey: 'id',
    autosave: false,
    revision: '1',
    columns: {
      id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
      version: { type: 'INTEGER', allowNull: false, readOnly: true },
      amount: { type: 'DECIMAL', allowNull: true, precision: 8, scale: 2 },
    },
    relations: {},
  };
  const server = createMemoryServer([prices], { prices: [{ id: 'p1', amount: '35.00' }] });
  const [one, other] = await Promise.all(
    [0, 1].map(async () => (await createRecordClient(server).view('prices')).get('p1')),
  );
  one?.set('amount', '40');
  other?.set('amount', '40.0');
  await one?.flush();
  await other?.flush();
  expect(other).toMatchObject({ saveState: 'saved', conflict: null, amount: '40.00' });
});
