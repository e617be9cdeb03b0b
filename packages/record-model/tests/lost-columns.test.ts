/** A page that was opened before a deployment, which has taken a column away. */
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { anna, createTestClock, profiles } from './practice.ts';

const { street: _street, ...left } = profiles.columns;
const definition = { ...profiles, relations: {} };
const { street: _none, ...stored } = anna;

async function openOld(isAutosave = true) {
  const server = createMemoryServer([{ ...definition, columns: left }], {
    profiles: [{ ...stored }],
  });
  const clock = createTestClock();
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      if (server.requests.length > 99) throw new TypeError('It does not stop');
      return server.fetch(input, init);
    },
    definitions: [{ ...definition, autosave: isAutosave }],
  });
  const view = client.loaded<Record<string, unknown>>('profiles');
  // As it was read before.
  const record = view.adopt({ ...anna, street: 'Am Markt 1' });
  const puts = () => server.requests.filter(({ method }) => method === 'PUT').length;
  const rest = async () => {
    for (let count = 0; count < 6; count += 1) await clock.advance(40_000);
  };
  return { server, client, view, record, puts, rest, row: () => server.rows.profiles?.[0] };
}

test('remaining columns are saved, and the next saves need one request each [R7.6]', async () => {
  const { record, row, puts, rest } = await openOld();
  record.city = 'Jena';
  await rest();
  expect(row()).toMatchObject({ city: 'Jena', version: 4 });
  expect(record).toMatchObject({ isChanged: false, saveState: 'saved', saveError: null });
  const before = puts();
  record.visits = 2;
  await rest();
  expect([row()?.visits, puts() - before]).toEqual([2, 1]);
});

test('a clone has no value for a removed column, which would not be saved with it [R7.9]', async () => {
  const { record, server, rest } = await openOld();
  record.city = 'Jena';
  await rest();
  const copy = record.clone();
  expect([copy.get('street'), copy.get('city')]).toEqual([null, 'Jena']);
  await copy.flush();
  expect(server.rows.profiles?.[1]).toMatchObject({ city: 'Jena' });
});

test('an edit of a removed column waits for a decision, and the other columns are saved', async () => {
  const { record, row, puts, rest } = await openOld();
  record.assign({ street: 'Am Ring 2', city: 'Jena' });
  await rest();
  expect(row()).toEqual({ ...stored, city: 'Jena', version: 4 });
  expect(record).toMatchObject({ street: 'Am Ring 2', isChanged: true, saveState: 'conflict' });
  expect(record.conflict?.fields).toEqual({
    street: { base: 'Am Markt 1', mine: 'Am Ring 2', theirs: 'Am Markt 1' },
  });
  expect(record.saveError?.code).toBe('VERSION_STALE');
  // Later edits are saved; the waiting one stays, and is not sent by itself.
  const before = puts();
  record.visits = 2;
  await rest();
  expect([row()?.visits, puts() - before]).toEqual([2, 1]);
  expect(record).toMatchObject({ street: 'Am Ring 2', saveState: 'conflict' });
  // It is also kept in a record whose user has not been notified yet.
  record.resolve('mine');
  await record.flush().catch(() => undefined);
  expect(record).toMatchObject({ street: 'Am Ring 2', saveState: 'conflict' });
  record.resolve('theirs');
  await rest();
  expect(record).toMatchObject({ street: 'Am Markt 1', isChanged: false, conflict: null });
  expect(record.saveState).not.toBe('conflict');
});

test('an edit of that column alone is kept, even in another record than the one that found it', async () => {
  const { server, view, record, rest } = await openOld();
  server.rows.profiles?.push({ ...stored, id: 'ben' });
  record.city = 'Jena';
  await rest();
  const ben = view.adopt({ ...anna, id: 'ben' });
  ben.street = 'Am Ring 2';
  await rest();
  expect(ben).toMatchObject({ street: 'Am Ring 2', isChanged: true, saveState: 'conflict' });
  ben.rollback('street');
  await rest();
  expect(ben).toMatchObject({ street: null, isChanged: false, conflict: null });
});

test('a new record is created without the removed column, and its input waits', async () => {
  const { server, client, view } = await openOld(false);
  const carl = view.create({ first_name: 'Carl', street: 'Am Ring 2' });
  await expect(carl.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  const rows = () => server.rows.profiles?.map(({ first_name }) => first_name);
  expect(rows()).toEqual(['Anna', 'Carl']);
  expect(carl).toMatchObject({ isNew: false, street: 'Am Ring 2', saveState: 'conflict' });
  const dora = view.create({ first_name: 'Dora' });
  await dora.flush();
  expect(rows()).toEqual(['Anna', 'Carl', 'Dora']);
  expect(client.pending()).toEqual([carl]);
});

test('a server that refuses a column that was not sent is asked once', async () => {
  const { server, record, puts, rest } = await openOld();
  const refuse = () =>
    Response.json({ code: 'READ_ONLY', details: { nothing: [] } }, { status: 422 });
  for (let count = 0; count < 20; count += 1) server.answerNext(refuse);
  record.city = 'Jena';
  await rest();
  expect(puts()).toBeLessThan(4);
  expect(record).toMatchObject({ city: 'Jena', saveState: 'failed' });
});

test('a refusal that names no column is a refusal, and leaves no request in progress', async () => {
  for (const details of [{ nowhere: [] }, 5, [null, {}], null, undefined]) {
    const { server, client, record, puts, rest } = await openOld();
    const refuse = () => Response.json({ code: 'READ_ONLY', details }, { status: 422 });
    for (let count = 0; count < 20; count += 1) server.answerNext(refuse);
    record.city = 'Jena';
    await rest();
    expect([record.saveError?.code, puts()]).toEqual(['READ_ONLY', 1]);
    record.rollback();
    expect([record.city, client.pending()]).toEqual(['Weimar', []]);
  }
});

test('a value in an empty field still waits after another user has saved the record, and is not sent', async () => {
  const { server, view, rest } = await openOld();
  server.rows.profiles?.push({ ...stored, id: 'ben' });
  const ben = view.adopt({ ...anna, id: 'ben', street: null });
  ben.street = 'Am Ring 2';
  await rest();
  Object.assign(server.rows.profiles?.[1] ?? {}, { visits: 7, version: 9 });
  ben.city = 'Jena';
  server.requests.length = 0;
  await rest();
  expect(server.requests.map(({ body }) => body)).toEqual(
    Array(2).fill(expect.not.objectContaining({ street: 'Am Ring 2' })),
  );
  expect(ben).toMatchObject({ city: 'Jena', visits: 7, saveState: 'conflict' });
  expect(ben.conflict?.fields).toEqual({
    street: { base: null, mine: 'Am Ring 2', theirs: null },
  });
});

test('an edit without an answer that is undone is not sent repeatedly, and nothing is left to send', async () => {
  const { server, client, record, puts, rest } = await openOld();
  server.answerNext(() => new Response(null, { status: 503 }));
  record.street = 'Am Ring 2';
  await record.flush().catch(() => undefined);
  client.undo();
  await rest();
  expect(puts()).toBeLessThan(4);
  expect(record).toMatchObject({ street: 'Am Markt 1', conflict: null });
  expect(client.pending()).toEqual([]);
});
