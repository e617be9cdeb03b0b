/** An undo or a redo over a change of another user that this client has read since. */
import {
  createRecordClient,
  type ModelRecord,
  type RecordClientOptions,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createPractice } from './practice.ts';

/** Anna's record is edited and saved by one user, then changed and read again. */
async function openEdited(
  first: Record<string, unknown> = { city: 'Jena' },
  options: Partial<RecordClientOptions> = {},
) {
  const opened = await createPractice(options);
  const { record, view, server, clock, client } = opened;
  const row = () => server.rows.profiles?.[0] ?? {};
  const others = async (values: Record<string, unknown>) => {
    Object.assign(row(), values, { version: Number(row().version) + 1 });
    await view.get('anna');
  };
  record.assign(first);
  await record.flush();
  server.requests.length = 0;
  /** Sends everything that is due. */
  const rest = () => clock.turn(600_000);
  return { ...opened, client, row, others, rest, record: record as ModelRecord };
}

test('an undo over the saved change of another user asks, and sends nothing without a decision [R7.6]', async () => {
  const { client, record, others, rest, row, calls } = await openEdited();
  await others({ city: 'Erfurt' });
  client.undo();
  await rest();
  expect([row().city, calls()]).toEqual(['Erfurt', ['GET /api/profiles/anna']]);
  expect(record).toMatchObject({
    saveState: 'conflict',
    conflict: { fields: { city: { base: 'Jena', mine: 'Weimar', theirs: 'Erfurt' } } },
  });
  record.resolve('mine');
  await record.flush();
  expect([row().city, record.isChanged, record.conflict]).toEqual(['Weimar', false, null]);
  // The decision is the user's own change again.
  client.redo();
  await rest();
  expect([row().city, record.conflict]).toEqual(['Jena', null]);
});

test('a redo over the saved change of another user asks, and keeps theirs if it is chosen [R7.6]', async () => {
  const { client, record, others, rest, row } = await openEdited();
  client.undo();
  await rest();
  await others({ city: 'Erfurt' });
  client.redo();
  await rest();
  expect(row().city).toBe('Erfurt');
  expect(record.conflict?.fields).toEqual({
    city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' },
  });
  record.resolve('theirs');
  await rest();
  expect([row().city, record.isChanged]).toEqual(['Erfurt', false]);
});

test('an undo of several fields reverts its own ones, and asks about the others [R7.6]', async () => {
  const { client, record, others, rest, row } = await openEdited({ city: 'Jena', visits: 7 });
  await others({ city: 'Erfurt' });
  client.undo();
  await rest();
  expect(row()).toMatchObject({ city: 'Erfurt', visits: 1 });
  expect(Object.keys(record.conflict?.fields ?? {})).toEqual(['city']);
});

test('own edits over another user’s change are undone without a question, down to that change [R7.6]', async () => {
  const { client, record, others, rest, row } = await openEdited();
  await others({ city: 'Erfurt' });
  record.set('city', 'Gera');
  await rest();
  client.undo();
  await rest();
  expect([row().city, record.conflict]).toEqual(['Erfurt', null]);
  client.undo();
  await rest();
  expect([row().city, record.conflict?.fields.city?.mine]).toEqual(['Erfurt', 'Weimar']);
});

test('a value that the server has normalized, and untouched fields, raise no question [R7.6]', async () => {
  const { client, record, others, rest, row, server } = await openEdited();
  server.answerNext(() => {
    Object.assign(row(), { city: 'Jena-Ost', version: 9 });
    return Response.json(row());
  });
  record.set('city', 'jena-ost');
  await rest();
  await others({ visits: 4 });
  client.undo();
  await rest();
  expect([row().city, row().visits, record.conflict]).toEqual(['Jena', 4, null]);
});

test('an undo of a rollback also asks if the field was changed since [R7.6]', async () => {
  const { client, record, others, rest, row } = await openEdited();
  record.set('city', 'Gera');
  record.rollback();
  await others({ city: 'Erfurt' });
  client.undo();
  await rest();
  expect([row().city, record.conflict?.fields.city?.mine]).toEqual(['Erfurt', 'Gera']);
});

test('an undone create does not delete a record that another user has changed since, and reports it [R7.7]', async () => {
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
  await clock.turn(600_000);
  expect(calls()).not.toContain(`DELETE /api/profiles/${ben.get('id')}`);
  expect([errors, ben.isDeleted, ben.isChanged]).toEqual([['VERSION_STALE'], false, false]);
});

test('`onConflict` answers instead of the user, also after an undo [R7.6]', async () => {
  const options = { onConflict: () => 'theirs' as const };
  const { client, record, others, rest, row } = await openEdited({ city: 'Jena' }, options);
  await others({ city: 'Erfurt' });
  client.undo();
  await rest();
  expect([row().city, record.isChanged]).toEqual(['Erfurt', false]);
});

test.each(['the key', 'a link'])(
  'an undo of %s leaves a record in the place that another user has chosen since, and asks [R7.10]',
  async (way) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ fetch: server.fetch });
    const folders = await client.view('folders');
    const notes = await client.view('notes');
    const folder = await folders.get('f2', { include: 'notes' });
    await folders.get('f1', { include: 'notes' });
    const note = await notes.get('n1');
    expect(note.get('folder_id')).toBe('f1');
    if (way === 'the key') note.set('folder_id', 'f2');
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
