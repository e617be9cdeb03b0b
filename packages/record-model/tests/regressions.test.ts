/** Faults of earlier versions of the client, and reported faults of similar clients. */
import type { Definition } from '@praxiskit/record-model';
import type { ModelRecord, RecordClientOptions, RecordOf } from '@praxiskit/record-model/client';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { anna, createPractice, createTestClock, settle } from './practice.ts';

const id = { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const text = { type: 'STRING', allowNull: true } as const;

/**
 * Letters belong to patients; concerns and treatments are linked by pairs; rooms reference each
 * other.
 */
const base = { label: '', primaryKey: 'id', autosave: false, revision: '1', relations: {} };
const definitions: Definition[] = [
  {
    ...base,
    name: 'patients',
    columns: { id, version, name: { ...text, rules: [{ op: 'required' }] }, room_id: text },
    relations: {
      letters: { type: 'hasMany', view: 'letters', foreignKey: 'patient_id' },
      room: { type: 'belongsTo', view: 'rooms', foreignKey: 'room_id' },
    },
  },
  {
    ...base,
    name: 'letters',
    columns: { id, version, subject: text, patient_id: text },
    relations: { patient: { type: 'belongsTo', view: 'patients', foreignKey: 'patient_id' } },
  },
  {
    ...base,
    name: 'rooms',
    columns: { id, version, name: text, patient_id: text },
    relations: { patient: { type: 'belongsTo', view: 'patients', foreignKey: 'patient_id' } },
  },
  {
    ...base,
    name: 'treatments',
    columns: { id, version, name: text },
    relations: {
      concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
    },
  },
  {
    ...base,
    name: 'concerns',
    columns: { id, version, name: text },
    relations: {
      treatments: { type: 'belongsToMany', view: 'treatments', through: 'treatment_concerns' },
    },
  },
  {
    ...base,
    name: 'odd',
    columns: { id, version, links: text, server: text, revision: text, constructor: text },
  },
];

type Any = RecordOf<Record<string, unknown>>;

async function open(options: Partial<RecordClientOptions> & { autosave?: boolean } = {}) {
  const { autosave = false, ...client } = options;
  const server = createMemoryServer(
    definitions.map((definition) => ({ ...definition, autosave })),
    {
      patients: [
        { id: 'anna', name: 'Anna', room_id: null },
        { id: 'bela', name: 'Bela', room_id: null },
      ],
      letters: [{ id: 'l1', subject: 'Befund', patient_id: 'anna' }],
      treatments: [{ id: 't1', name: 'Hydrafacial' }],
      concerns: [
        { id: 'c1', name: 'Akne' },
        { id: 'c2', name: 'Falten' },
      ],
      treatment_concerns: [{ treatments: 't1', concerns: 'c1' }],
      odd: [{ id: 'o1', links: 'a', server: 'b', revision: 'c', constructor: 'd' }],
    },
  );
  const clock = createTestClock();
  const records = createRecordClient({ fetch: server.fetch, clock, ...client });
  const view = (name: string) => records.view<Record<string, unknown>>(name);
  for (const { name } of definitions) await view(name);
  server.requests.length = 0;
  const calls = () =>
    server.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path.slice('/api/'.length)}`);
  const row = (table: string, key: string) => server.rows[table]?.find((at) => at.id === key);
  return { server, clock, client: records, view, calls, row };
}

const refuse = (status: number, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ statusCode: status, code: 'NO', ...more }, { status, headers });

/** An answer that is sent when the test says so. */
function hold(server: { answerNext(answer: () => Promise<Response>): void }) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answerNext(() => promise);
  return resolve;
}

test('an included parent never overwrites a newer foreign key', async () => {
  const { view, row } = await open();
  const letter = await (await view('letters')).get('l1', { include: 'patient' });
  const bela = await (await view('patients')).get('bela');
  letter.set('patient_id', 'bela');
  await letter.flush();
  expect(row('letters', 'l1')).toMatchObject({ patient_id: 'bela' });
  expect(letter.related('patient')).toBe(bela);
});

test('another user’s newer foreign key is not undone by a save of another field', async () => {
  const { view, row, server } = await open();
  const letter = await (await view('letters')).get('l1', { include: 'patient' });
  Object.assign(server.rows.letters?.[0] ?? {}, { patient_id: 'bela', version: 2 });
  for (const subject of ['Neu', 'Neuer']) {
    letter.set('subject', subject);
    await letter.flush();
    expect(row('letters', 'l1')).toMatchObject({ patient_id: 'bela', subject });
  }
});

test.each(['set back', 'rolled back'])(
  'a value that is %s while its PUT is in flight is sent afterwards',
  async (way) => {
    const { record, clock, server, calls } = await createPractice();
    const answer = hold(server);
    record.set('city', 'Jena');
    await clock.advance(500);
    if (way === 'set back') record.set('city', 'Weimar');
    else record.rollback();
    Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Jena', version: 4 });
    answer(Response.json({ ...anna, city: 'Jena', version: 4 }));
    await settle();
    expect(record.saveState).not.toBe('saved');
    await clock.advance(500);
    expect(calls()).toHaveLength(2);
    expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Weimar', version: 5 });
    expect(record.saveState).toBe('saved');
  },
);

test('a rollback during a save is sent afterwards, even if a view does not save by itself', async () => {
  const { view, server, clock, row } = await open();
  const record = await (await view('patients')).get('anna');
  const answer = hold(server);
  record.set('name', 'Berta');
  const saved = record.flush();
  await settle();
  record.rollback();
  Object.assign(row('patients', 'anna') ?? {}, { name: 'Berta', version: 2 });
  answer(Response.json({ id: 'anna', name: 'Berta', room_id: null, version: 2 }));
  await saved;
  await settle();
  await clock.advance(1);
  expect(row('patients', 'anna')).toMatchObject({ name: 'Anna' });
});

test('a link to a new parent alone is saved', async () => {
  const { view, calls, row } = await open();
  Object.assign(row('letters', 'l1') ?? {}, { patient_id: null });
  const letter = await (await view('letters')).get('l1');
  const patient = (await view('patients')).create({ name: 'Cora' });
  letter.link('patient', patient);
  expect(letter.isChanged).toBe(true);
  expect(letter.related('patient')).toBe(patient);
  await letter.flush();
  expect(calls()).toEqual(['POST patients/', 'PUT letters/l1']);
  expect(row('letters', 'l1')?.patient_id).toBe(patient.get('id'));
});

test('clone and create send no POST before the user has edited them [R7.9] [R7.8]', async () => {
  const { view, clock, calls, client } = await open({ autosave: true });
  const patients = await view('patients');
  const copy = (await patients.get('anna')).clone();
  patients.create({ name: 'Cora' });
  patients.create();
  await clock.advance(60_000);
  expect(calls()).toEqual([]);
  expect(client.pending()).not.toContain(copy);
  copy.set('name', 'Doppel');
  await clock.advance(500);
  expect(calls()).toEqual(['POST patients/']);
});

test('a new record saves itself only when its rules hold, and is not invalid before', async () => {
  const { view, clock, calls } = await open({ autosave: true });
  const patient = (await view('patients')).create();
  patient.set('room_id', 'r1');
  await clock.advance(60_000);
  expect(calls()).toEqual([]);
  expect(patient.saveState).toBe('dirty');
  patient.set('name', 'Cora');
  await clock.advance(500);
  expect(calls()).toEqual(['POST patients/']);
});

test('link and unlink of a new child does not create it', async () => {
  const { view, calls } = await open();
  const treatment = await (await view('treatments')).get('t1', { include: 'concerns' });
  const patient = await (await view('patients')).get('anna', { include: 'letters' });
  const concern = (await view('concerns')).create({ name: 'Narben' });
  const letter = (await view('letters')).create();
  treatment.link('concerns', concern);
  treatment.unlink('concerns', concern);
  patient.link('letters', letter);
  patient.unlink('letters', letter);
  expect([treatment.isChanged, patient.isChanged]).toEqual([false, false]);
  await Promise.all([treatment.flush(), patient.flush()]);
  expect(calls()).toEqual([]);
});

test('two new records that reference each other are created, then linked', async () => {
  const { view, calls, row } = await open();
  const patient = (await view('patients')).create({ name: 'Cora' });
  const room = (await view('rooms')).create({ name: '1' });
  patient.link('room', room);
  room.link('patient', patient);
  await patient.flush();
  expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(2);
  expect(row('patients', String(patient.get('id')))?.room_id).toBe(room.get('id'));
  expect(row('rooms', String(room.get('id')))?.patient_id).toBe(patient.get('id'));
  await room.flush();
  expect([patient.isChanged, room.isChanged]).toEqual([false, false]);
});

test('two stored records that reference each other are saved together', async () => {
  const { view, row, server } = await open();
  server.rows.rooms = [{ id: 'r1', version: 1, name: '1', patient_id: 'anna' }];
  Object.assign(row('patients', 'anna') ?? {}, { room_id: 'r1' });
  const patient = await (await view('patients')).get('anna', { include: 'room' });
  const room = patient.related('room') as ModelRecord;
  patient.set('name', 'Anne');
  room.set('name', '2');
  await Promise.all([patient.flush(), room.flush()]);
  expect([patient.saveState, room.saveState]).toEqual(['saved', 'saved']);
  expect(row('rooms', 'r1')).toMatchObject({ name: '2' });
});

test('a refusal of a field that the form lacks does not stay forever', async () => {
  const { record, server } = await createPractice();
  const details = { hidden: [{ op: 'custom', message: 'no' }] };
  server.answerNext(() => refuse(422, { code: 'VALIDATION_FAILED', details }));
  record.set('city', 'Jena');
  await expect(record.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(record.saveState).toBe('invalid');
  expect(record.errors()).toEqual(details);
  await record.flush();
  expect(record).toMatchObject({ saveState: 'saved', isChanged: false });
  expect(record.errors()).toEqual({});
});

test('a parent’s 422 belongs to the parent; after its correction both are saved', async () => {
  const { view, server, calls } = await open();
  const letter = await (await view('letters')).get('l1');
  const patient = (await view('patients')).create({ name: 'Cora' });
  letter.link('patient', patient);
  const details = { name: [{ op: 'custom', message: 'no' }] };
  server.answerNext(() => refuse(422, { code: 'VALIDATION_FAILED', details }));
  await expect(letter.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  expect(letter.errors()).toEqual({});
  expect(patient.errorsOf('name')).toEqual(details.name);
  patient.set('name', 'Dora');
  await letter.flush();
  expect(letter.saveState).toBe('saved');
  expect(calls()).toEqual(['POST patients/', 'POST patients/', 'PUT letters/l1']);
});

test('a record that waited for a refused parent is saved by itself when the parent is', async () => {
  const { view, server, clock, row } = await open({ autosave: true });
  const letter = await (await view('letters')).get('l1');
  const patient = (await view('patients')).create({ name: 'Cora' });
  server.answerNext(() => refuse(403));
  letter.link('patient', patient);
  await clock.advance(500);
  expect([letter.saveState, patient.saveState]).toEqual(['failed', 'failed']);
  patient.set('name', 'Dora');
  await clock.advance(500);
  await clock.advance(500);
  expect(row('letters', 'l1')?.patient_id).toBe(patient.get('id'));
  expect(letter.saveState).toBe('saved');
});

test('a rollback inside a conflict ends it', async () => {
  const { record, clock, server } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(record.saveState).toBe('conflict');
  record.rollback('city');
  expect(record).toMatchObject({ conflict: null, saveState: 'clean', city: 'Erfurt' });
  record.set('street', 'Markt 1');
  await record.flush();
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Erfurt', street: 'Markt 1' });
});

test('one refused link stops neither the fields nor the other links, and can be undone', async () => {
  const { view, server, calls, row } = await open({ autosave: true });
  const treatment = await (await view('treatments')).get('t1', { include: 'concerns' });
  const [first, second] = await (await view('concerns')).find();
  if (!first || !second) throw new Error('two concerns');
  treatment.unlink('concerns', first);
  treatment.link('concerns', second);
  server.answerNext(() => refuse(403));
  await expect(treatment.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  expect(treatment.saveState).toBe('failed');
  expect(server.rows.treatment_concerns).toHaveLength(2);
  treatment.set('name', 'Neu');
  await treatment.flush().catch(() => undefined);
  expect(row('treatments', 't1')).toMatchObject({ name: 'Neu' });
  expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(2);

  server.answerNext(() => refuse(403));
  treatment.link('concerns', first);
  await expect(treatment.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  treatment.unlink('concerns', first);
  expect(treatment).toMatchObject({ isChanged: false, saveError: null });
});

test('a refused link is rolled back with its record', async () => {
  const { view, server, clock, calls } = await open();
  const treatment = await (await view('treatments')).get('t1', { include: 'concerns' });
  const second = await (await view('concerns')).get('c2');
  treatment.link('concerns', second);
  server.answerNext(() => refuse(409));
  await expect(treatment.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  treatment.rollback();
  expect(treatment).toMatchObject({ isChanged: false, saveState: 'clean', saveError: null });
  await clock.advance(60_000);
  expect(calls()).toHaveLength(1);
});

test('after clear nothing of the former user is sent: no link, no retry, no mounted form', async () => {
  const { view, server, clock, calls, client } = await open({ autosave: true });
  const patients = await view('patients');
  const [anna, bela] = await patients.find();
  const treatment = await (await view('treatments')).get('t1');
  const concern = await (await view('concerns')).get('c2');
  server.answerNext(() => refuse(503));
  anna?.set('name', 'Retry');
  await clock.advance(500);
  treatment.link('concerns', concern);
  const before = calls().length;
  client.clear();
  bela?.set('name', 'Mounted');
  await expect(bela?.save()).rejects.toMatchObject({ code: 'REFUSED' });
  await expect(treatment.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  dispatchOnline();
  await clock.advance(60_000);
  expect(calls()).toHaveLength(before);
  expect(client.pending()).toEqual([]);
});

/** Node has no window: its listeners are not reached, and need not be. */
const dispatchOnline = () =>
  (globalThis as { dispatchEvent?: (event: Event) => void }).dispatchEvent?.(new Event('online'));

test('after clear an answer in flight fills no map, and a save in flight reports nothing', async () => {
  const said: string[] = [];
  const { view, server, client } = await open({
    onSaved: () => said.push('saved'),
    onError: () => said.push('error'),
  });
  const patients = await view('patients');
  const patient = await patients.get('anna');
  const answerSave = hold(server);
  patient.set('name', 'Anne');
  const saved = patient.flush();
  await settle();
  const answerList = hold(server);
  const found = patients.find();
  client.clear();
  answerSave(Response.json({ id: 'anna', name: 'Anne', version: 2 }));
  answerList(Response.json([{ id: 'secret', name: 'S', version: 1 }]));
  await expect(found).rejects.toMatchObject({ code: 'REFUSED' });
  await expect(saved).rejects.toMatchObject({ code: 'REFUSED' });
  expect(patients.peek('secret')).toBeUndefined();
  expect(patients.peek('anna')).toBeUndefined();
  expect(said).toEqual([]);
});

test('a new record that is edited after a 503 sends its first body with its key, then the edits', async () => {
  const { view, server, clock, row } = await open();
  const patient = (await view('patients')).create({ name: 'Cora' });
  server.answerNext(() => refuse(503));
  await expect(patient.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  patient.set('name', 'Dora');
  await clock.advance(1000);
  const [first, second, third] = server.requests;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(third).toMatchObject({ method: 'PUT', body: { name: 'Dora' } });
  expect(row('patients', String(patient.get('id')))).toMatchObject({ name: 'Dora' });
  expect(patient.saveState).toBe('saved');
});

test('a new record whose second try is refused is not created twice', async () => {
  const { view, server, clock } = await open();
  const patient = (await view('patients')).create({ name: 'Cora' });
  const { fetch } = server;
  server.answerNext(async () => {
    const { body, headers } = server.requests.at(-1) ?? {};
    const init = { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) };
    await fetch('/api/patients/', init);
    throw new TypeError('the answer was lost');
  });
  await expect(patient.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.answerNext(() => refuse(401));
  await clock.advance(1000);
  expect(patient.saveError?.code).toBe('UNAUTHENTICATED');
  patient.set('name', 'Dora');
  await patient.flush();
  expect(server.rows.patients?.map(({ name }) => name)).toEqual(['Anna', 'Bela', 'Dora']);
});

test.each(['set back', 'edited'])(
  'a field that was %s after a lost answer is sent',
  async (way) => {
    const { record, server, clock } = await createPractice();
    const { fetch } = server;
    server.answerNext(async () => {
      const { body, headers } = server.requests.at(-1) ?? {};
      await fetch('/api/profiles/anna', {
        method: 'PUT',
        body: JSON.stringify(body),
        ...(headers && { headers }),
      });
      throw new TypeError('the answer was lost');
    });
    record.set('city', 'Jena');
    await clock.advance(500);
    record.set('city', way === 'edited' ? 'Gera' : 'Weimar');
    await clock.advance(1000);
    expect(record.conflict).toBeNull();
    expect(server.rows.profiles?.[0]).toMatchObject({ city: way === 'edited' ? 'Gera' : 'Weimar' });
  },
);

test('an edit does not shorten Retry-After; a date counts, too', async () => {
  const { record, clock, server, calls } = await createPractice();
  server.answerNext(() => refuse(429, {}, { 'retry-after': '20' }));
  record.set('city', 'Jena');
  await clock.advance(500);
  record.set('city', 'Gera');
  await clock.advance(19_999);
  expect(calls()).toHaveLength(1);
  const date = new Date(clock.now() + 1 + 60_000).toUTCString();
  server.answerNext(() => refuse(503, { details: { why: 'busy' } }, { 'retry-after': date }));
  await clock.advance(1);
  expect(calls()).toHaveLength(2);
  await clock.advance(58_000);
  expect(calls()).toHaveLength(2);
  await clock.advance(3000);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Gera' });
});

test('a deleted record does not come back with an older list [R7.7]', async () => {
  const { view, server } = await open();
  const patients = await view('patients');
  const anna = await patients.get('anna');
  const answer = hold(server);
  const found = patients.find();
  await settle();
  await anna.remove();
  answer(Response.json([{ id: 'anna', name: 'Anna', version: 1 }]));
  expect(await found).toEqual([]);
  expect(patients.peek('anna')).toBeUndefined();
});

test('a list that was requested before a save does not change saved values', async () => {
  const { view, server } = await open();
  const patients = await view('patients');
  const anna = await patients.get('anna');
  const answer = hold(server);
  const found = patients.find();
  anna.set('name', 'Anne');
  await anna.flush();
  answer(Response.json([{ id: 'anna', name: 'Anna', version: 1 }]));
  await found;
  expect(anna.get('name')).toBe('Anne');
});

test('a link and a save of the same child do not run at the same time: none undoes the other', async () => {
  const { view, server, row } = await open();
  const patient = await (await view('patients')).get('anna', { include: 'letters' });
  const letter = await (await view('letters')).get('l1');
  const answer = hold(server);
  letter.set('subject', 'Neu');
  const saved = letter.flush();
  await settle();
  patient.unlink('letters', letter);
  const linked = patient.flush();
  await settle();
  Object.assign(row('letters', 'l1') ?? {}, { subject: 'Neu', version: 2 });
  answer(Response.json({ id: 'l1', subject: 'Neu', patient_id: 'anna', version: 2 }));
  await Promise.all([saved, linked]);
  expect(row('letters', 'l1')).toMatchObject({ subject: 'Neu', patient_id: null });
  expect([letter.get('patient_id'), patient.related('letters')]).toEqual([null, []]);
});

test('a list that was requested before a link does not change the link [R8.11]', async () => {
  const { view, server } = await open();
  const treatments = await view('treatments');
  const treatment = await treatments.get('t1', { include: 'concerns' });
  const second = await (await view('concerns')).get('c2');
  const answer = hold(server);
  const found = treatments.get('t1', { include: 'concerns' });
  await settle();
  treatment.link('concerns', second);
  await treatment.flush();
  answer(Response.json({ id: 't1', name: 'H', version: 1, concerns: [{ id: 'c1', version: 1 }] }));
  await found;
  expect(treatment.related('concerns')).toHaveLength(2);
});

test('columns may be called links, server, revision and constructor', async () => {
  const { view, row } = await open();
  const record = (await (await view('odd')).get('o1')) as Any;
  expect(record.links).toBe('a');
  record.links = 'A';
  record.server = 'B';
  record.set('revision', 'C');
  record.set('constructor', 'D');
  expect(record.toJSON()).toMatchObject({ links: 'A', revision: 'C', constructor: 'D' });
  expect(record.revision).toEqual(expect.any(Number));
  await record.flush();
  expect(row('odd', 'o1')).toMatchObject({ links: 'A', server: 'B', revision: 'C' });
});

test('a late answer of an autosave loses no newer edit (payload 15226, 14805)', async () => {
  const { record, clock, server } = await createPractice();
  const answer = hold(server);
  record.set('city', 'J');
  await clock.advance(500);
  record.set('city', 'Jena');
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'J', version: 4 });
  await clock.advance(500);
  answer(Response.json({ ...anna, city: 'J', version: 4 }));
  await settle();
  expect(record.get('city')).toBe('Jena');
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena', version: 5 });
});

test('a stale full record does not overwrite an untouched field (payload 15486, directus 3558)', async () => {
  const { record, clock, server } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { visits: 7, city: 'Erfurt', version: 9 });
  record.set('street', 'Markt 1');
  await clock.advance(500);
  expect(server.rows.profiles?.[0]).toMatchObject({ visits: 7, city: 'Erfurt', street: 'Markt 1' });
});

test('key and record stay the same when the id arrives, so that the focus is kept (TanStack 19)', async () => {
  const { view } = await open();
  const patients = await view('patients');
  const patient = patients.create({ name: 'Cora' });
  const { key } = patient;
  await patient.flush();
  expect(patient.key).toBe(key);
  expect(await patients.get(String(patient.get('id')))).toBe(patient);
});

test('a list that arrives before the answer of a POST shows its record once (TanStack 1464)', async () => {
  const { view, server } = await open();
  const patients = await view('patients');
  const patient = patients.create({ name: 'Cora' });
  const answer = hold(server);
  const saved = patient.flush();
  await settle();
  server.rows.patients?.push({ id: 'cora', name: 'Cora', room_id: null, version: 1 });
  const found = patients.find({ filter: { name: 'Cora' } });
  await settle();
  answer(Response.json({ id: 'cora', name: 'Cora', room_id: null, version: 1 }, { status: 201 }));
  await saved;
  expect(await found).toEqual([patient]);
});

test('if the answer of a POST was lost, its record and the listed one become one', async () => {
  const { view, server, clock } = await open();
  const patients = await view('patients');
  const patient = patients.create({ name: 'Cora' });
  const { fetch } = server;
  server.answerNext(async () => {
    const { body, headers } = server.requests.at(-1) ?? {};
    const init = { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) };
    await fetch('/api/patients/', init);
    throw new TypeError('the answer was lost');
  });
  await expect(patient.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const [listed] = await patients.find({ filter: { name: 'Cora' } });
  expect(listed).not.toBe(patient);
  await clock.advance(1000);
  expect(server.rows.patients).toHaveLength(3);
  listed?.set('name', 'Dora');
  expect(patient.get('name')).toBe('Dora');
  expect(await patients.find({ filter: { name: 'Cora' } })).toEqual([patient]);
});

test('changes has the unsaved links, with the earlier related records', async () => {
  const { view } = await open();
  const treatment = await (await view('treatments')).get('t1', { include: 'concerns' });
  const [first, second] = await (await view('concerns')).find();
  if (!first || !second) throw new Error('two concerns');
  treatment.unlink('concerns', first);
  treatment.link('concerns', second);
  expect(treatment.changes()).toEqual({ concerns: { old: [first], value: [second] } });
  treatment.rollback();
  expect(treatment.changes()).toEqual({});
  expect(treatment.related('concerns')).toEqual([first]);
});

test('a record of another view or client cannot be linked', async () => {
  const { view } = await open();
  const treatment = await (await view('treatments')).get('t1');
  const patient = await (await view('patients')).get('anna');
  const other = await (await (await open()).view('concerns')).get('c1');
  expect(() => treatment.link('concerns', patient)).toThrow('takes records of concerns');
  expect(() => treatment.link('concerns', other)).toThrow('takes records of concerns');
  expect(() => treatment.link('concerns', {} as ModelRecord)).toThrow('Not a record');
  expect(() => treatment.link('nothing', patient)).toThrow('No relation nothing');
});

test('a merge hook resolves a conflict, and the save continues', async () => {
  const { record, clock, server } = await createPractice({
    onConflict({ fields }, changed) {
      changed.set('city', `${fields.city?.mine} and ${fields.city?.theirs}`);
      return 'mine';
    },
  });
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena and Erfurt', version: 10 });
  expect(record).toMatchObject({ conflict: null, saveState: 'saved' });
});

test('equal reads share one request, and one with a signal has its own', async () => {
  const { view, server } = await open();
  const patients = await view('patients');
  const abort = new AbortController();
  await Promise.all([patients.find(), patients.find(), patients.find({}, abort)]);
  expect(server.requests).toHaveLength(2);
});

test('undo reverts everything that one call has caused, redo repeats it, and both are saved', async () => {
  const { view, client, row, server } = await open();
  server.rows.rooms = [{ id: 'r1', version: 1, name: '1', patient_id: null }];
  const patient = await (await view('patients')).get('anna');
  patient.assign({ name: 'Anne', room_id: 'r1' });
  await patient.flush();
  client.undo();
  expect(patient.changes()).toEqual({
    name: { old: 'Anne', value: 'Anna' },
    room_id: { old: 'r1', value: null },
  });
  await client.flush();
  expect(row('patients', 'anna')).toMatchObject({ name: 'Anna', room_id: null });
  client.redo();
  await client.flush();
  expect(row('patients', 'anna')).toMatchObject({ name: 'Anne', room_id: 'r1' });
});

test('an undone create is deleted, an undone delete is created again', async () => {
  const { view, client, server, clock } = await open();
  const patients = await view('patients');
  const patient = patients.create({ name: 'Cora' });
  await patient.flush();
  client.undo();
  await clock.advance(0);
  expect([patient.isDeleted, server.rows.patients?.length]).toEqual([true, 2]);
  const letter = await (await view('letters')).get('l1');
  await letter.remove();
  client.undo();
  expect(letter).toMatchObject({ isNew: true, isDeleted: false, isChanged: true });
  await letter.flush();
  expect(server.rows.letters).toMatchObject([{ subject: 'Befund', patient_id: 'anna' }]);
});

test('errors never throws: a BIGINT text with min, a TIME of an invalid Date', async () => {
  const client = createRecordClient({
    fetch,
    definitions: [
      {
        ...base,
        name: 'odd',
        columns: {
          id,
          big: { type: 'BIGINT', allowNull: true, rules: [{ op: 'min', arg: 1 }] },
          at: { type: 'TIME', allowNull: true },
        },
      },
    ],
  });
  const record = client.loaded('odd').create();
  record.set('big', 'many');
  record.set('at', new Date(Number.NaN));
  expect(Object.keys(record.errors()).sort()).toEqual(['at', 'big']);
  expect(record.errorsOf('big')).toHaveLength(1);
});
