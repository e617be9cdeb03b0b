import {
  createIdempotencyStore,
  IdempotencyKey,
  sweepIdempotencyKeys,
} from '@praxiskit/record-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
beforeAll(async () => {
  practice = await createPractice();
});
afterAll(() => practice.orm.close());

const store = createIdempotencyStore();
const answer = { fingerprint: 'f', status: 201, headers: { etag: '"1"' }, body: { id: 'a' } };

test('the table equals the one that sites already have', async () => {
  const sql = await practice.orm.schema.getCreateSchemaSQL();
  expect(sql).toContain(
    'create table "idempotency_keys" ("key" varchar(255) not null, "fingerprint" varchar(255) not null, "status" int not null, "headers" jsonb not null, "body" jsonb null, "created_at" timestamptz(3) not null, primary key ("key"))',
  );
  expect(sql).toContain(
    'create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at")',
  );
});

test('an answer is found by its key as it was saved, with or without a body', async () => {
  const em = practice.orm.em.fork();
  await store.save('a', answer, em);
  await store.save('b', { ...answer, body: null }, em);
  expect(await store.find('a', practice.orm.em.fork())).toEqual(answer);
  expect(await store.find('b', practice.orm.em.fork())).toEqual({ ...answer, body: null });
  expect(await store.find('c', practice.orm.em.fork())).toBeNull();
});

test('a taken key is refused, and the key of an undone write is free', async () => {
  const em = practice.orm.em.fork();
  await store.save('taken', answer, em);
  await expect(store.save('taken', answer, practice.orm.em.fork())).rejects.toThrow(/unique/i);
  const undone = em.transactional(async (inside) => {
    await store.save('undone', answer, inside);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await store.find('undone', em)).toBeNull();
});

test('a sweep deletes keys older than 24 hours, and no newer ones', async () => {
  const em = practice.orm.em.fork();
  await em.nativeDelete(IdempotencyKey, {});
  const now = Date.now();
  const hour = 3_600_000;
  for (const [key, age] of [
    ['old', 24 * hour + 1],
    ['young', 24 * hour - 1],
  ] as const) {
    await em.insert(IdempotencyKey, { key, ...answer, createdAt: new Date(now - age) });
  }
  expect(await sweepIdempotencyKeys(em, now)).toBe(1);
  expect(await store.find('old', practice.orm.em.fork())).toBeNull();
  expect(await store.find('young', practice.orm.em.fork())).not.toBeNull();
});

const post = (viewer: typeof staff, key: string, text: string | null) =>
  practice.ask(viewer, 'POST', '/api/notes/', { text }, { 'idempotency-key': key });

test('two simultaneous requests with one key create one record and get one answer', async () => {
  const [first, second] = await Promise.all([
    post(patient, 'k', 'once'),
    post(patient, 'k', 'once'),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body).toEqual(second.body);
});

test('the same key of another caller, or for another address, is another key', async () => {
  const mine = await post(patient, 'shared', 'mine');
  const theirs = await post(staff, 'shared', 'theirs');
  expect(theirs.body.id).not.toBe(mine.body.id);
  const url = `/api/treatments/${ids.botox}/concerns`;
  const link = await practice.ask(
    staff,
    'POST',
    url,
    { id: ids.scars },
    { 'idempotency-key': 'shared' },
  );
  expect(link.body).toEqual({ id: ids.scars });
});

test('a refused POST leaves its key free for the corrected one', async () => {
  expect((await post(patient, 'again', null)).status).toBe(422);
  expect((await post(patient, 'again', 'corrected')).status).toBe(201);
});

test('a key of more than 200 characters is refused', async () => {
  const { body } = await post(patient, 'k'.repeat(201), 'x');
  expect(body).toMatchObject({ code: 'QUERY_INVALID', details: { header: 'idempotency-key' } });
});
