/** Undo and redo of a field that another user has changed since. */
import {
  createRecordClient,
  type ModelRecord,
  type RecordClientOptions,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createPractice } from './practice.ts';

/** Anna's record, edited and saved here; `changeAsOtherUser` changes it on the server, and reads it. */
async function openEdited(
  first: Record<string, unknown> = { city: 'Jena' },
  options: Partial<RecordClientOptions> = {},
) {
  const opened = await createPractice(options);
  const { record, view, server, clock, client } = opened;
  const row = () => server.rows.profiles?.[0] ?? {};
  const changeAsOtherUser = async (values: Record<string, unknown>) => {
    Object.assign(row(), values, { version: Number(row().version) + 1 });
    await view.get('anna');
  };
  record.assign(first);
  await record.flush();
  server.requests.length = 0;
  /** Sends all unsaved changes. */
  const runTimers = () => clock.advance(600_000);
  return { ...opened, client, row, changeAsOtherUser, runTimers, record: record as ModelRecord };
}

test('undo of a field that another user has saved since is a conflict, and is sent after the decision [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row, calls } = await openEdited();
  await changeAsOtherUser({ city: 'Erfurt' });
  client.undo();
  await runTimers();
  expect([row().city, calls()]).toEqual(['Erfurt', ['GET /api/profiles/anna']]);
  expect(record).toMatchObject({
    saveState: 'conflict',
    conflict: { fields: { city: { base: 'Jena', mine: 'Weimar', theirs: 'Erfurt' } } },
  });
  record.resolve('mine');
  await record.flush();
  expect([row().city, record.isChanged, record.conflict]).toEqual(['Weimar', false, null]);
  // After the decision the value is the user's own change.
  client.redo();
  await runTimers();
  expect([row().city, record.conflict]).toEqual(['Jena', null]);
});

test('redo of a field that another user has saved since is a conflict; choosing theirs keeps the other value [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row } = await openEdited();
  client.undo();
  await runTimers();
  await changeAsOtherUser({ city: 'Erfurt' });
  client.redo();
  await runTimers();
  expect(row().city).toBe('Erfurt');
  expect(record.conflict?.fields).toEqual({
    city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' },
  });
  record.resolve('theirs');
  await runTimers();
  expect([row().city, record.isChanged]).toEqual(['Erfurt', false]);
});

test('undo of several fields is a conflict only for those that another user has changed [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row } = await openEdited({
    city: 'Jena',
    visits: 7,
  });
  await changeAsOtherUser({ city: 'Erfurt' });
  client.undo();
  await runTimers();
  expect(row()).toMatchObject({ city: 'Erfurt', visits: 1 });
  expect(Object.keys(record.conflict?.fields ?? {})).toEqual(['city']);
});

test('own edits after another user’s change are undone without a conflict, back to that change [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row } = await openEdited();
  await changeAsOtherUser({ city: 'Erfurt' });
  record.set('city', 'Gera');
  await runTimers();
  client.undo();
  await runTimers();
  expect([row().city, record.conflict]).toEqual(['Erfurt', null]);
  client.undo();
  await runTimers();
  expect([row().city, record.conflict?.fields.city?.mine]).toEqual(['Erfurt', 'Weimar']);
});

test('undo is no conflict if the server has normalized the value, or another field has changed [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row, server } = await openEdited();
  server.answerNext(() => {
    Object.assign(row(), { city: 'Jena-Ost', version: 9 });
    return Response.json(row());
  });
  record.set('city', 'jena-ost');
  await runTimers();
  await changeAsOtherUser({ visits: 4 });
  client.undo();
  await runTimers();
  expect([row().city, row().visits, record.conflict]).toEqual(['Jena', 4, null]);
});

test('undo of a rollback is a conflict if another user has changed the field since [R7.6]', async () => {
  const { client, record, changeAsOtherUser, runTimers, row } = await openEdited();
  record.set('city', 'Gera');
  record.rollback();
  await changeAsOtherUser({ city: 'Erfurt' });
  client.undo();
  await runTimers();
  expect([row().city, record.conflict?.fields.city?.mine]).toEqual(['Erfurt', 'Gera']);
});

test('undo of a creation does not delete a record that another user has changed since; it reports an error [R7.7]', async () => {
  const errors: string[] = [];
  const { client, view, server, clock, calls } = await createPractice({
    onError: ({ code }) => void errors.push(code),
  });
  const ben = view.create({ first_name: 'Ben' });
  await ben.flush();
  const row = server.rows.profiles?.at(-1) ?? {};
  Object.assign(row, { city: 'Erfurt', version: 2 });
  await view.get(String(ben.get('id')));
  client.undo();
  await clock.advance(600_000);
  expect(calls()).not.toContain(`DELETE /api/profiles/${ben.get('id')}`);
  expect([errors, ben.isDeleted, ben.isChanged]).toEqual([['VERSION_STALE'], false, false]);
});

test('`onConflict` decides instead of the user, also after an undo [R7.6]', async () => {
  const options = { onConflict: () => 'theirs' as const };
  const { client, record, changeAsOtherUser, runTimers, row } = await openEdited(
    { city: 'Jena' },
    options,
  );
  await changeAsOtherUser({ city: 'Erfurt' });
  client.undo();
  await runTimers();
  expect([row().city, record.isChanged]).toEqual(['Erfurt', false]);
});

test.each(['an edited key', 'a link'])(
  'undo of %s is a conflict if another user has moved the record since [R7.10]',
  async (change) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ fetch: server.fetch });
    const folders = await client.view('folders');
    const notes = await client.view('notes');
    const folder = await folders.get('f2', { include: 'notes' });
    await folders.get('f1', { include: 'notes' });
    const note = await notes.get('n1');
    expect(note.get('folder_id')).toBe('f1');
    if (change === 'an edited key') note.set('folder_id', 'f2');
    else folder.link('notes', note);
    await client.flush();
    const row = server.rows.notes?.find(({ id }) => id === 'n1') ?? {};
    expect(row.folder_id).toBe('f2');
    server.rows.folders?.push({ id: 'f3', version: 1 });
    Object.assign(row, { folder_id: 'f3', version: 9 });
    await notes.get('n1');
    client.undo();
    await client.flush();
    expect(row.folder_id).toBe('f3');
    expect(note.conflict?.fields.folder_id).toEqual({ base: 'f2', mine: 'f1', theirs: 'f3' });
    note.resolve('mine');
    await note.flush();
    expect(row.folder_id).toBe('f1');
  },
);
