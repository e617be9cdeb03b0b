import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createIdempotencyStore } from '@praxiskit/record-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, patient, staff } from './lost/ward.ts';

describe.each(mainDatabases)('a batch on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database, { idempotency: createIdempotencyStore() });
  });
  afterAll(() => ward.close());

  const batch = (operations: unknown, viewer: typeof staff | null = staff, headers = {}) =>
    ward.ask(viewer, 'POST', 'batch', { operations }, headers);
  const read = async (path: string) => (await ward.ask(staff, 'GET', path)).body;
  const version = async (path: string) => `"${(await read(path)).version}"`;

  test('writes all operations in one transaction, with the answer of each address', async () => {
    const path = `/api/wards/${ids.empty}`;
    const { status, body, statements } = await batch([
      { method: 'POST', path: '/api/patients/', body: { name: 'Neu', owner: 'me' } },
      { method: 'PUT', path, body: { floor: 7 }, ifMatch: await version(`wards/${ids.empty}`) },
      { method: 'DELETE', path: `/api/patients/${ids.loose}`, ifMatch: '*' },
    ]);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { status: 201, etag: '"1"', body: expect.objectContaining({ name: 'Neu', version: 1 }) },
      { status: 200, etag: '"2"', body: expect.objectContaining({ floor: 7, version: 2 }) },
      { status: 204 },
    ]);
    expect(statements.filter((line) => /\bbegin\b/.test(line))).toHaveLength(1);
    expect(statements.some((line) => /savepoint/.test(line))).toBe(false);
    expect(ward.writes.map(({ view, action }) => `${view} ${action}`)).toEqual([
      'patients create',
      'wards update',
      'patients delete',
    ]);
  });

  test('the first refusal undoes all operations; its answer has the index of the operation', async () => {
    const before = await read('patients/?count');
    const refused = await batch([
      { method: 'POST', path: '/api/patients', body: { name: 'Gone', owner: 'me' } },
      { method: 'POST', path: '/api/wards', body: { code: '' } },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'VALIDATION_FAILED',
        details: { operation: 1, code: [{ op: 'required' }] },
      },
    });
    const stale = await batch([
      { method: 'POST', path: '/api/patients', body: { name: 'Gone', owner: 'me' } },
      { method: 'PUT', path: `/api/wards/${ids.open}`, body: { floor: 2 }, ifMatch: '"999"' },
    ]);
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'VERSION_STALE', details: { operation: 1, id: ids.open } },
    });
    const taken = await batch([
      { method: 'POST', path: '/api/wards', body: { code: 'X9' } },
      { method: 'POST', path: '/api/wards', body: { code: 'A1' } },
    ]);
    expect(taken).toMatchObject({
      status: 422,
      body: { details: { operation: 1, code: [{ op: 'unique' }] } },
    });
    expect(await read('patients/?count')).toEqual(before);
    expect(await read('wards/?count&filter={"code":"X9"}')).toEqual({ count: 0 });
  });

  test('a reference names the record that an earlier operation has created', async () => {
    const { status, body } = await batch([
      { method: 'POST', path: '/api/wards', body: { code: 'N1' } },
      { method: 'POST', path: '/api/patients', body: { name: '$0', owner: 'me', ward_id: '$0' } },
      { method: 'POST', path: '/api/tags', body: { word: 'new' } },
      { method: 'POST', path: '/api/wards/$0/tags', body: { id: '$2' } },
      { method: 'PUT', path: '/api/wards/$0', body: { floor: 3 }, ifMatch: '$3' },
      { method: 'DELETE', path: '/api/wards/$0/tags/$2' },
    ]);
    expect(body).not.toHaveProperty('code');
    expect(status).toBe(200);
    const [wardMade, patientMade] = body.results.map((result: { body: object }) => result.body);
    expect(patientMade).toMatchObject({ name: '$0', ward_id: wardMade.id });
    expect(body.results.map((result: { etag?: string }) => result.etag)).toEqual([
      '"1"',
      '"1"',
      '"1"',
      '"2"',
      '"3"',
      '"4"',
    ]);
  });

  test.each([
    ['an operation that comes later', { path: '/api/wards/$1', method: 'DELETE' }],
    ['itself', { path: '/api/patients', method: 'POST', body: { owner: 'me', ward_id: '$0' } }],
  ])('%s cannot be referenced', async (_name, operation) => {
    const answer = await batch([operation]);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BODY_INVALID', details: { operation: 0 } },
    });
  });

  test('a reference to the version of an operation that has none is refused', async () => {
    const answer = await batch([
      { method: 'DELETE', path: `/api/patients/${ids.everybody}`, ifMatch: '*' },
      { method: 'DELETE', path: `/api/tags/${ids.unnamed}`, ifMatch: '$0' },
    ]);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BODY_INVALID', details: { operation: 1, reference: '$0' } },
    });
  });

  test('permissions are those of each address', async () => {
    const foreign = {
      method: 'PUT',
      path: `/api/patients/${ids.theirs}`,
      body: { age: 1 },
      ifMatch: '*',
    };
    expect(await batch([foreign], patient)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', details: { operation: 0 } },
    });
    const away = { method: 'POST', path: '/api/patients', body: { name: 'x', owner: 'other' } };
    expect((await batch([away], patient)).status).toBe(404);
    expect(
      (await batch([{ method: 'POST', path: '/api/wards', body: { code: 'G' } }], null)).status,
    ).toBe(401);
    const own = { method: 'PUT', path: `/api/patients/${ids.mine}`, body: { age: 41 } };
    expect(await batch([own], patient)).toMatchObject({
      status: 428,
      body: { details: { operation: 0 } },
    });
    expect((await batch([{ ...own, ifMatch: '*' }], patient)).status).toBe(200);
  });

  test.each([
    ['no body', undefined],
    ['no operation', []],
    ['51 operations', Array.from({ length: 51 }, () => ({ method: 'POST', path: '/api/tags' }))],
    ['a read', [{ method: 'GET', path: '/api/tags' }]],
    ['a name that there is not', [{ method: 'POST', path: '/api/tags', headers: {} }]],
  ])('%s is a 400', async (_name, operations) => {
    expect(await batch(operations)).toMatchObject({ status: 400, body: { code: 'BODY_INVALID' } });
  });

  test.each([
    '/api/batch',
    '/api/model/wards',
    '/wards',
    '/api/nothing',
    '/api/%',
    '/api//',
    '/api/wards/a/b/c/d',
    'https://elsewhere.example/api/wards',
    '/api/__proto__',
    '/api/auth/session',
  ])('%s is no address of a batch', async (path) => {
    const answer = await batch([{ method: 'POST', path, body: { operations: [] } }]);
    expect(answer).toMatchObject({ status: 404, body: { details: { operation: 0 } } });
  });

  test('a repetition with the same key gets the first answer, and writes nothing', async () => {
    const operations = [{ method: 'POST', path: '/api/tags', body: { word: 'once' } }];
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await batch(operations, staff, headers);
    const again = await batch(operations, staff, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await read('tags/?count&filter={"word":"once"}')).toEqual({ count: 1 });
    const other = await batch([{ ...operations[0], body: { word: 'two' } }], staff, headers);
    expect(other.status).toBe(409);
  });

  test('a repetition that arrives during the first request gets the same answer, and no refusal [R8.10]', async () => {
    const put = {
      method: 'PUT',
      path: `/api/patients/${ids.mine}`,
      body: { age: 77 },
      ifMatch: await version(`patients/${ids.mine}`),
    };
    const post = { method: 'POST', path: '/api/wards', body: { code: 'TW' }, key: 'of one' };
    const whole = () => batch([put], staff, { 'idempotency-key': 'of the whole' });
    const em = ward.orm.em.fork() as unknown as SqlEntityManager;
    const answers = await em.transactional(async (inside) => {
      await inside.execute('lock table patients, wards in exclusive mode');
      const sent = [whole(), whole(), batch([post]), batch([post])];
      await sleep(200);
      return sent;
    });
    const received = (await Promise.all(answers)).map(({ status, body }) => [status, body]);
    expect(received[0]).toEqual([200, { results: [expect.objectContaining({ status: 200 })] }]);
    expect(received[2]).toEqual([200, { results: [expect.objectContaining({ status: 201 })] }]);
    expect([received[1], received[3]]).toEqual([received[0], received[2]]);
  });

  test('an operation’s idempotency key also counts for the same POST outside of a batch', async () => {
    const sent = { word: 'single' };
    const alone = await ward.ask(staff, 'POST', 'tags', sent, { 'idempotency-key': 'single-1' });
    const { body } = await batch([
      { method: 'POST', path: '/api/tags/', body: sent, key: 'single-1' },
      { method: 'POST', path: `/api/wards/${ids.open}/tags`, body: { id: '$0' } },
    ]);
    expect(body.results[0].body.id).toBe(alone.body.id);
    expect(await read('tags/?count&filter={"word":"single"}')).toEqual({ count: 1 });
  });

  test('one row may be changed twice, each time from the previous version', async () => {
    const path = `/api/patients/${ids.mine}`;
    const { body } = await batch([
      { method: 'PUT', path, body: { age: 60 }, ifMatch: '*' },
      { method: 'POST', path: `/api/wards/${ids.open}/tags`, body: { id: ids.unnamed } },
      { method: 'PUT', path: `/api/wards/${ids.open}`, body: { floor: 12 }, ifMatch: '$1' },
      { method: 'PUT', path, body: { age: 61 }, ifMatch: '$0' },
    ]);
    expect(body.results).toHaveLength(4);
    expect(await read(`patients/${ids.mine}`)).toMatchObject({ age: 61 });
    expect(await read(`wards/${ids.open}`)).toMatchObject({ floor: 12 });
  });
});
