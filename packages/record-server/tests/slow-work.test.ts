import { defineView, RecordServerError } from '@praxiskit/record-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPractice, ids, Price, staff, views } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
let keyOf: (label: unknown) => string;
let work: (key: string) => Promise<string>;
let done: string[];
let failures: Error[];

const prices = defineView({
  name: 'prices',
  entity: Price,
  relations: { treatment: { view: 'treatments' } },
  access: () => ({ read: true, update: true, writable: ['label_de', 'amount'] }),
  hooks: {
    async beforeUpdate(values, { prepare }) {
      const key = keyOf(values.label_de);
      values.label_de = await prepare(key, () => work(key));
    },
  },
});

beforeAll(async () => {
  practice = await createPractice({
    views: [...views.filter(({ name }) => name !== 'prices'), prices],
    onWrite() {
      const failure = failures.shift();
      if (failure) throw failure;
    },
  });
});
beforeEach(() => {
  [done, failures] = [[], []];
  keyOf = String;
  work = async (key) => {
    done.push(key);
    return `${key}!`;
  };
});
afterAll(() => practice.orm.close());

const path = `/api/prices/${ids.price}`;
const put = (body: object, ifMatch = '*') =>
  practice.ask(staff, 'PUT', path, body, { 'if-match': ifMatch });

test('slow work of a hook runs once, and its result is written', async () => {
  expect(await put({ label_de: 'a' })).toMatchObject({ status: 200, body: { label_de: 'a!' } });
  expect(done).toEqual(['a']);
});

test('while slow work runs the row is free: the other write is stored, and the first one is stale', async () => {
  const { version } = (await practice.ask(staff, 'GET', path)).body;
  const others: number[] = [];
  work = async (key) => {
    // PGlite has one connection: within a transaction this would wait for ever.
    if (key === 'slow') others.push((await put({ label_de: 'quick' })).status);
    return `${key}!`;
  };
  expect((await put({ label_de: 'slow' }, `"${version}"`)).status).toBe(412);
  expect(others).toEqual([200]);
  expect((await practice.ask(staff, 'GET', path)).body.label_de).toBe('quick!');
});

test('a record that is another one after each time of slow work is a 409', async () => {
  keyOf = () => crypto.randomUUID();
  expect(await put({ label_de: 'b' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('the error of slow work is the answer, and nothing is written', async () => {
  const messages = { de: 'Zu lang.', en: 'Too long.' };
  work = () => Promise.reject(new RecordServerError('UNAVAILABLE', { messages }));
  expect(await put({ label_de: 'c' })).toMatchObject({
    status: 503,
    body: { message: 'Zu lang.' },
  });
  expect((await practice.ask(staff, 'GET', path)).body.label_de).toBe('quick!');
});

test('a batch does its slow work outside of its transaction, too', async () => {
  const operations = [ids.price, ids.other].map((id) => ({
    method: 'PUT',
    path: `/api/prices/${id}`,
    body: { label_de: `of ${id}` },
    ifMatch: '*',
  }));
  const { status } = await practice.ask(staff, 'POST', '/api/batch', { operations });
  expect(status).toBe(200);
  expect(done).toEqual([`of ${ids.price}`, `of ${ids.other}`]);
});

test.each([
  ['55P03', 'canceling statement due to lock timeout'],
  ['40P01', 'deadlock detected'],
])(
  'a write whose row others hold (%s) starts again twice, and then says why it was refused',
  async (code, text) => {
    const busy = (times: number) =>
      Array.from({ length: times }, () => Object.assign(new Error(text), { code }));
    failures = busy(2);
    expect((await put({ amount: '1.00' })).status).toBe(200);
    failures = busy(3);
    expect(await put({ amount: '2.00' })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: expect.stringContaining('von anderer Stelle') },
    });
    expect((await practice.ask(staff, 'GET', path)).body.amount).toBe('1.00');
  },
);
