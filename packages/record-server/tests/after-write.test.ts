import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPractice, ids, Price, patient, staff } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
let seen: string[] = [];
let failure: Error | null = null;

beforeAll(async () => {
  practice = await createPractice({
    async afterWrite() {
      // Another connection: it reads only committed values.
      const { amount } = await practice.orm.em.fork().findOneOrFail(Price, { id: ids.other });
      seen.push(amount);
      if (failure !== null) throw failure;
    },
  });
});
beforeEach(() => {
  seen = [];
  failure = null;
});
afterAll(() => practice.orm.close());

const save = (amount: string) =>
  practice.ask(staff, 'PUT', `/api/prices/${ids.other}`, { amount }, { 'if-match': '*' });

test('it runs after the commit and before the answer', async () => {
  const answer = await save('21.00');
  expect([answer.status, seen]).toEqual([200, ['21.00']]);
});

test('its failure does not fail the write', async () => {
  failure = new Error('the revision cannot be read');
  const answer = await save('22.00');
  expect([answer.status, answer.body.amount, seen]).toEqual([200, '22.00', ['22.00']]);
});

test('it runs after every kind of write, but not after a read or a refusal', async () => {
  const url = `/api/treatments/${ids.botox}/concerns/`;
  const made = await practice.ask(staff, 'POST', '/api/treatments/', { name_de: 'Neu' });
  await practice.ask(staff, 'DELETE', `/api/treatments/${made.body.id}`);
  await practice.ask(staff, 'POST', url, { id: ids.scars });
  await practice.ask(staff, 'DELETE', `${url}${ids.scars}`);
  expect(seen).toHaveLength(4);
  await practice.ask(staff, 'GET', '/api/prices/');
  await practice.ask(patient, 'PUT', `/api/prices/${ids.other}`, {}, { 'if-match': '*' });
  expect((await save('-1')).status).toBe(422);
  expect(seen).toHaveLength(4);
});
