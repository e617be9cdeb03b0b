import { expect, test } from 'vitest';
import { ids } from './rows.ts';
import { ask, type Server } from './servers.ts';

/** POST, PUT and DELETE of records [R7.6] [R8.10]. */
export function writingContract(server: () => Server): void {
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    ask(server(), method, path, body, headers);
  const botox = `treatments/${ids.botox}`;
  const put = (body: unknown, ifMatch = '"1"') => send('PUT', botox, body, { 'if-match': ifMatch });
  const read = async (path: string) => (await send('GET', path)).body;

  const problem = (statusCode: number, code: string, details?: unknown) => ({
    statusCode,
    code,
    message: expect.any(String),
    ...(details === undefined ? {} : { details }),
  });

  test('POST answers 201 with the whole record, its address and its version', async () => {
    const { status, headers, body } = await send('POST', 'treatments/', { name: '  Neu ' });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/treatments/${body.id}`);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/),
      version: 1,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      name: 'Neu',
      position: 0,
      active: true,
      facts: null,
      summary: null,
    });
    expect(await read(`treatments/${body.id}`)).toEqual(body);
  });

  test("null for a column with a default means 'not given'", async () => {
    const { body } = await send('POST', 'treatments', { name: 'X', position: null, active: null });
    expect([body.position, body.active]).toEqual([0, true]);
  });

  test('a text of one line is stored as one line, without characters that change its direction', async () => {
    const { body } = await send('POST', 'treatments', {
      name: 'Peel\r\n\u202Egnil',
      summary: 'eins\nzwei',
    });
    expect(body).toMatchObject({ name: 'Peel gnil', summary: 'eins\nzwei' });
  });

  test('values are coerced by their column [R7.12]', async () => {
    const { body } = await send('POST', 'prices', {
      treatment_id: ids.peel.toUpperCase(),
      amount: 12.34,
      views: '',
      checked_at: '2026-03-01T11:00:00+01:00',
      factor: '2.5',
    });
    expect(body).toMatchObject({
      treatment_id: ids.peel,
      amount: '12.34',
      views: null,
      checked_at: '2026-03-01T10:00:00.000Z',
      factor: 2.5,
    });
  });

  test('broken rules, missing values and wrong types are a 422 by field', async () => {
    const post = await send('POST', 'treatments/', { position: -1 });
    expect(post.status).toBe(422);
    expect(post.body).toEqual(
      problem(422, 'VALIDATION_FAILED', {
        name: [{ op: 'required', message: 'This field is required' }],
        position: [{ op: 'min', message: 'Please enter a value of at least 0' }],
      }),
    );
    expect((await send('POST', 'notes/', {})).body.details).toEqual({
      text: [{ op: 'required', message: 'This field is required' }],
    });
    expect((await put({ position: 'many', name: ' ' })).body).toEqual(
      problem(422, 'VALIDATION_FAILED', {
        position: [{ op: 'type', message: 'Please check this value' }],
      }),
    );
    expect((await put({ name: null })).body.details).toEqual({
      name: [{ op: 'required', message: 'This field is required' }],
    });
    expect(await read(botox)).toMatchObject({ name: 'Botox', position: 2, version: 1 });
  });

  test('a DECIMAL keeps every digit, or is refused by field [R7.3]', async () => {
    const post = (amount: unknown) => send('POST', 'prices/', { treatment_id: ids.peel, amount });
    const message = 'Please enter at most 2 digits after the decimal point';
    const long = await post(12.345);
    expect([long.status, long.body.details]).toEqual([422, { amount: [{ op: 'scale', message }] }]);
    const large = await post('1000000000000000000');
    expect(large.body.details).toMatchObject({ amount: [{ op: 'max' }] });
    expect((await post('12.30')).body.amount).toBe('12.30');
  });

  test.each([
    ['position', 2 ** 31, 'max'],
    ['name', 'x'.repeat(41), 'maxLength'],
    ['name', '\ud800', 'type'],
    ['facts', { a: '\ud800' }, 'type'],
  ])('%s of %o is a 422 by field with %s', async (field, value, op) => {
    const { status, body } = await put({ [field]: value });
    expect([status, body.details]).toEqual([
      422,
      { [field]: [{ op, message: expect.any(String) }] },
    ]);
  });

  test('a foreign key to a missing row is a 422 by field [R8.10]', async () => {
    const details = {
      treatment_id: [{ op: 'oneOf', message: 'Please choose one of the given values' }],
    };
    const post = await send('POST', 'prices/', { treatment_id: ids.nowhere });
    expect([post.status, post.body]).toEqual([422, problem(422, 'VALIDATION_FAILED', details)]);
    const body = { treatment_id: ids.nowhere };
    const changed = await send('PUT', `notes/${ids.note}`, body, { 'if-match': '*' });
    expect([changed.status, changed.body.details]).toEqual([422, details]);
  });

  test('a read-only or unknown column is a 422 if its value changes, and ignored if it does not', async () => {
    for (const field of ['id', 'version', 'created_at', 'nothing', 'constructor', 'prices']) {
      const { status, body } = await put({ [field]: ids.nowhere });
      expect([field, status]).toEqual([field, 422]);
      expect(body).toEqual(
        problem(422, 'READ_ONLY', {
          [field]: [{ op: 'readOnly', message: expect.any(String) }],
        }),
      );
    }
    const record = await read(botox);
    expect((await put({ ...record, name: 'Neu' })).status).toBe(200);
  });

  test('PUT saves its values, returns the record, and raises the version', async () => {
    const { status, headers, body } = await put({ name: 'Neu', facts: { layer: 'haut' } });
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ name: 'Neu', position: 2, facts: { layer: 'haut' }, version: 2 });
    expect(body.updated_at > body.created_at).toBe(true);
    expect(await read(botox)).toEqual(body);
  });

  test('an update without changes writes nothing', async () => {
    const record = await read(botox);
    const { status, headers, body } = await put(record, '*');
    expect([status, headers.get('etag'), body]).toEqual([200, '"1"', record]);
  });

  test('PUT without If-Match is a 428, with an old one a 412 that contains the record', async () => {
    const missing = await send('PUT', botox, { name: 'Neu' });
    expect([missing.status, missing.body]).toEqual([428, problem(428, 'PRECONDITION_REQUIRED')]);
    const stale = await put({ name: 'Neu' }, '"7"');
    expect(stale.status).toBe(412);
    expect(stale.body).toEqual(problem(412, 'VERSION_STALE', await read(botox)));
    expect((await put({ name: 'Neu' }, '"7", W/"1"')).status).toBe(200);
  });

  test('PUT and DELETE of a missing record are a 404', async () => {
    for (const id of [ids.nowhere, 'no-uuid']) {
      const path = `treatments/${id}`;
      expect((await send('PUT', path, {}, { 'if-match': '*' })).body).toEqual(
        problem(404, 'NOT_FOUND'),
      );
      expect((await send('PUT', path, {})).status).toBe(404);
      expect((await send('DELETE', path)).body).toEqual(problem(404, 'NOT_FOUND'));
    }
  });

  test('DELETE without If-Match is a 428, with an old one a 412, with the right one a 204 [R8.10]', async () => {
    const path = `concerns/${ids.scars}`;
    const missing = await send('DELETE', path);
    expect([missing.status, missing.body]).toEqual([428, problem(428, 'PRECONDITION_REQUIRED')]);
    expect((await send('GET', path)).status).toBe(200);
    const stale = await send('DELETE', path, undefined, { 'if-match': '"7"' });
    expect(stale.body).toEqual(problem(412, 'VERSION_STALE', await read(path)));
    const { status, body } = await send('DELETE', path, undefined, { 'if-match': '"1"' });
    expect([status, body]).toEqual([204, null]);
    expect((await send('GET', path)).status).toBe(404);
    const kept = await read(`treatments/${ids.peel}/concerns`);
    expect(kept.map(({ slug }: { slug: string }) => slug)).toEqual(['falten']);
  });

  test.each([
    ['{"name":', 'application/json', 400, 'BODY_INVALID'],
    ['', 'application/json', 400, 'BODY_INVALID'],
    ['[]', 'application/json', 400, 'BODY_INVALID'],
    ['"text"', 'application/json', 400, 'BODY_INVALID'],
    ['name=Neu', 'text/plain', 400, 'BODY_INVALID'],
    ['<name/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('the body %j as %s is a %i %s', async (body, type, status, code) => {
    const headers = { 'content-type': type, 'if-match': '*' };
    for (const [method, path] of [
      ['POST', 'treatments/'],
      ['PUT', botox],
    ] as const) {
      const answer = await send(method, path, body, headers);
      expect([answer.status, answer.body]).toEqual([status, problem(status, code)]);
    }
  });

  test('a repeated Idempotency-Key repeats the answer; another body with it is a 409', async () => {
    const headers = { 'idempotency-key': 'k' };
    const first = await send('POST', 'concerns/', { slug: 'once' }, headers);
    const again = await send('POST', 'concerns', { slug: 'once' }, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('etag')).toBe('"1"');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await send('POST', 'concerns/', { slug: 'twice' }, headers);
    expect([other.status, other.body]).toEqual([409, problem(409, 'CONFLICT')]);
    expect((await read('concerns?count')).count).toBe(3);
    const long = await send(
      'POST',
      'concerns/',
      { slug: 'x' },
      { 'idempotency-key': 'k'.repeat(201) },
    );
    expect(long.body).toEqual(problem(400, 'QUERY_INVALID', { header: 'idempotency-key' }));
  });

  test('a refused POST leaves its key free', async () => {
    const headers = { 'idempotency-key': 'k' };
    expect((await send('POST', 'concerns/', {}, headers)).status).toBe(422);
    expect((await send('POST', 'concerns/', { slug: 'right' }, headers)).status).toBe(201);
  });
}
