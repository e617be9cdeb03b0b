import { createRecordClient } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createPractice } from './practice.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = (status: number) => () => Response.json({ statusCode: status }, { status });

test('what was typed before a deletion is saved where the deletion is refused', async () => {
  const { server, clock, record } = await createPractice();
  record.set('city', 'Jena');
  server.answerNext(refuse(409));
  await expect(record.remove()).rejects.toMatchObject({ code: 'REFUSED' });
  await clock.turn(0);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
  expect(record.saveState).toBe('saved');
});

/** A record whose last save is done, and its answer lost. */
async function openUnanswered() {
  const practice = await createPractice();
  const { server, record } = practice;
  record.set('city', 'Jena');
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(record.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const row = server.rows.profiles?.[0] as { city: string; first_name: string; version: number };
  Object.assign(row, { city: 'Jena', version: row.version + 1 });
  return { ...practice, row };
}

test('who deletes a record after an own save without an answer deletes it: nobody else has changed it', async () => {
  const { server, client, clock, record } = await openUnanswered();
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(server.rows.profiles).toEqual([]);
  client.undo();
  await clock.turn(0);
  await record.flush();
  expect(server.rows.profiles).toMatchObject([{ first_name: 'Anna', city: 'Jena' }]);
});

test('where somebody else has changed it as well, it is shown, and not deleted', async () => {
  const { server, record, row } = await openUnanswered();
  Object.assign(row, { first_name: 'Anne', version: row.version + 1 });
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(record).toMatchObject({ isDeleted: false, city: 'Jena', first_name: 'Anne' });
  expect(server.rows.profiles).toHaveLength(1);
});

test('after the end of the session no save says that it has saved', async () => {
  const { client, record, server } = await createPractice();
  record.set('city', 'Jena');
  const waiting = record.save();
  client.clear();
  await expect(waiting).rejects.toMatchObject({ code: 'REFUSED' });
  record.set('city', 'Gera');
  await expect(record.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  expect(server.requests).toEqual([]);
});

test('a save of a record that is gone is a conflict, also without events: kept as a new one, or dropped', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { server, record } = await createPractice();
    server.rows.profiles?.splice(0);
    record.set('city', 'Jena');
    await expect(record.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(record).toMatchObject({ saveState: 'conflict', conflict: { isGone: true } });
    record.resolve(choice);
    await record.flush();
    const made = choice === 'mine' ? [{ first_name: 'Anna', city: 'Jena' }] : [];
    expect(server.rows.profiles).toMatchObject(made);
    expect(record.isDeleted).toBe(choice === 'theirs');
  }
});

test('a 404 for a record that can still be read is a refusal, and no conflict', async () => {
  const { server, record } = await createPractice();
  server.answerNext(refuse(404));
  record.set('city', 'Jena');
  await expect(record.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(record).toMatchObject({ saveState: 'failed', conflict: null, isChanged: true });
  server.answerNext(refuse(404));
  await expect(record.remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(record.isDeleted).toBe(false);
});

test('a deletion of what another user has deleted already is done [R7.7]', async () => {
  const { server, record, view } = await createPractice();
  const list = await view.list({}).ready;
  server.rows.profiles?.splice(0);
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(list.records).toEqual([]);
});

test('a listener or a callback that throws stops no save and silences no other', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('broken');
  };
  const { server, clock, record } = await createPractice({ onError: broken, onSaved: broken });
  let told = 0;
  record.subscribe(broken);
  record.subscribe(() => {
    told += 1;
  });
  record.set('city', 'Jena');
  record.set('city', 'Gera');
  expect(told).toBe(2);
  server.answerNext(refuse(503));
  await clock.turn(500);
  await clock.turn(1000);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Gera' });
  expect(record).toMatchObject({ saveState: 'saved', saveError: null });
  expect(said).toHaveBeenCalled();
});

test('a clock that is set back between an edit and its save delays nothing [R7.8]', async () => {
  vi.useFakeTimers();
  const server = createTestServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  const note = await client.loaded('notes').get('n1');
  note.set('a', 'typed');
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.rows.notes?.[0]).toMatchObject({ a: 'typed' });
});

test('a list that could not be loaded is ready once it was, for React’s use, too', async () => {
  const server = createTestServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  server.answerNext(refuse(503));
  const list = client.loaded('notes').list({});
  await expect(list.ready).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await list.refresh();
  await expect(list.ready).resolves.toBe(list);
});
