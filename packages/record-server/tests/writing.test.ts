import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
beforeAll(async () => {
  practice = await createPractice();
});
afterAll(() => practice.orm.close());

const read = async (path: string) => (await practice.ask(staff, 'GET', `/api/${path}`)).body;

test('PUT saves the full record, raises its version and notifies onWrite in its transaction [R7.6]', async () => {
  const before = await read(`prices/${ids.price}`);
  practice.writes.length = 0;
  const answer = await practice.ask(
    staff,
    'PUT',
    `/api/prices/${ids.price}`,
    { ...before, amount: '14.50' },
    { 'if-match': '"1"' },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.etag).toBe('"2"');
  expect(answer.body).toMatchObject({ amount: '14.50', version: 2, views: '9007199254740993' });
  expect(practice.writes).toEqual([
    expect.objectContaining({
      view: 'prices',
      action: 'update',
      id: ids.price,
      viewer: staff,
      before,
      after: answer.body,
    }),
  ]);
});

test('an update without changes writes nothing', async () => {
  const before = await read(`prices/${ids.other}`);
  practice.writes.length = 0;
  const answer = await practice.ask(staff, 'PUT', `/api/prices/${ids.other}`, before, {
    'if-match': '*',
  });
  expect([answer.status, answer.headers.etag]).toEqual([200, '"1"']);
  expect(practice.writes).toEqual([]);
});

test('without If-Match it is a 428, with an old one a 412 that contains the record', async () => {
  const url = `/api/treatments/${ids.botox}`;
  const body = { name_de: 'Neu' };
  expect((await practice.ask(staff, 'PUT', url, body)).body).toMatchObject({
    statusCode: 428,
    code: 'PRECONDITION_REQUIRED',
  });
  const stale = await practice.ask(staff, 'PUT', url, body, { 'if-match': '"7"' });
  expect(stale.status).toBe(412);
  expect(stale.body.details).toMatchObject({ name_de: 'Botox', version: 1 });
});

test('a read-only column is refused if its value changes, for every kind of column [ASVS 15.3.3]', async () => {
  const url = `/api/prices/${ids.other}`;
  for (const field of ['id', 'version', 'secret', 'constructor', 'treatment']) {
    const answer = await practice.ask(
      staff,
      'PUT',
      url,
      { [field]: '01990000-0000-7000-8000-0000000000ff' },
      { 'if-match': '*' },
    );
    expect([field, answer.status, answer.body.code]).toEqual([field, 422, 'READ_ONLY']);
  }
});

test('broken rules are a 422, by field and in the caller’s language', async () => {
  const answer = await practice.ask(
    staff,
    'PUT',
    `/api/prices/${ids.other}`,
    { amount: '-1', label_de: null },
    { 'if-match': '*' },
  );
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.body.details).toEqual({
    amount: [{ op: 'min', message: 'Bitte geben Sie mindestens 0 ein' }],
    label_de: [{ op: 'required', message: 'Bitte füllen Sie dieses Feld aus' }],
  });
});

test('a guest is asked to sign in; users without the right get a 404', async () => {
  const url = `/api/prices/${ids.other}`;
  expect((await practice.ask(null, 'PUT', url, {}, { 'if-match': '*' })).status).toBe(401);
  expect((await practice.ask(patient, 'PUT', url, {}, { 'if-match': '*' })).status).toBe(404);
  expect(
    (
      await practice.ask(
        patient,
        'PUT',
        `/api/notes/${ids.foreignNote}`,
        { text: 'x' },
        { 'if-match': '*' },
      )
    ).status,
  ).toBe(404);
  expect((await practice.ask(patient, 'DELETE', `/api/notes/${ids.note}`)).status).toBe(404);
  expect((await practice.ask(patient, 'POST', '/api/prices/', {})).status).toBe(404);
});

test('POST creates a record with its own id; the hook sets a column that the body may not [R8.10]', async () => {
  const answer = await practice.ask(patient, 'POST', '/api/notes/', { text: 'new' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ text: 'new', owner: 'patient', version: 1 });
  expect(answer.body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  expect(answer.headers.location).toBe(`/api/notes/${answer.body.id}`);
  expect(answer.headers.etag).toBe('"1"');
  expect(
    (await practice.ask(patient, 'POST', '/api/notes/', { owner: 'staff', text: 'x' })).status,
  ).toBe(422);
  expect((await practice.ask(patient, 'POST', '/api/notes/', {})).status).toBe(422);
  expect((await practice.ask(patient, 'POST', '/api/notes/', [])).status).toBe(400);
});

test("null for a column that the database fills means 'not given'", async () => {
  const body = { name_de: 'Voll', position: null, active: null, facts: null };
  const answer = await practice.ask(staff, 'POST', '/api/treatments/', body);
  expect(answer.body).toMatchObject({ name_de: 'Voll', position: 0, active: true, facts: null });
  await practice.ask(staff, 'DELETE', `/api/treatments/${answer.body.id}`);
});

test('the same Idempotency-Key creates one record; with another body it is a conflict', async () => {
  const headers = { 'idempotency-key': 'k1' };
  const first = await practice.ask(patient, 'POST', '/api/notes/', { text: 'once' }, headers);
  const again = await practice.ask(patient, 'POST', '/api/notes', { text: 'once' }, headers);
  expect(again.body).toEqual(first.body);
  expect(again.status).toBe(201);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(
    (await practice.ask(patient, 'POST', '/api/notes/', { text: 'other' }, headers)).status,
  ).toBe(409);
});

test('an error in onWrite undoes the write', async () => {
  const failing = await createPractice({
    onWrite: () => {
      throw new Error('no audit');
    },
  });
  const answer = await failing.ask(
    staff,
    'PUT',
    `/api/prices/${ids.other}`,
    { amount: '5' },
    { 'if-match': '*' },
  );
  expect(answer.status).toBe(500);
  expect((await failing.ask(staff, 'GET', `/api/prices/${ids.other}`)).body.amount).toBe('199.00');
  await failing.orm.close();
});

test('linking answers 201, then 200; unlinking answers 200 with `changed` [R8.11]', async () => {
  const url = `/api/treatments/${ids.botox}/concerns`;
  expect((await practice.ask(staff, 'POST', `${url}/`, { id: ids.scars })).status).toBe(201);
  expect((await practice.ask(staff, 'POST', url, { id: ids.scars })).status).toBe(200);
  expect(await read(`treatments/${ids.botox}/concerns`)).toHaveLength(2);
  const unlink = () => practice.ask(staff, 'DELETE', `${url}/${ids.scars}`);
  for (const changed of [true, false]) {
    expect(await unlink()).toMatchObject({ status: 200, body: { id: ids.scars, changed } });
  }
  expect(await read(`treatments/${ids.botox}/concerns`)).toHaveLength(1);
  expect((await practice.ask(null, 'POST', url, { id: ids.scars })).status).toBe(401);
  expect((await practice.ask(patient, 'POST', url, { id: ids.scars })).status).toBe(404);
  const moved = await practice.ask(staff, 'POST', `/api/treatments/${ids.peel}/prices`, {
    id: ids.other,
  });
  expect(moved.status).toBe(201);
  expect((await read(`prices/${ids.other}`)).treatment_id).toBe(ids.peel);
});

test('DELETE is a 204, and the record is gone', async () => {
  const { body } = await practice.ask(staff, 'POST', '/api/treatments/', { name_de: 'Kurz' });
  expect(
    (
      await practice.ask(staff, 'DELETE', `/api/treatments/${body.id}`, undefined, {
        'if-match': '"9"',
      })
    ).status,
  ).toBe(412);
  expect((await practice.ask(staff, 'DELETE', `/api/treatments/${body.id}`)).status).toBe(204);
  expect((await practice.ask(staff, 'GET', `/api/treatments/${body.id}`)).status).toBe(404);
});

test('deleting a referenced record is a conflict', async () => {
  expect((await practice.ask(staff, 'DELETE', `/api/treatments/${ids.botox}`)).status).toBe(409);
});

test('of two saves with one version exactly one succeeds', async () => {
  const { version } = await read(`treatments/${ids.peel}`);
  const save = (name_de: string) =>
    practice.ask(
      staff,
      'PUT',
      `/api/treatments/${ids.peel}`,
      { name_de },
      { 'if-match': `"${version}"` },
    );
  const both = await Promise.all([save('A'), save('B')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});
