import { defineView, recordServer } from '@praxiskit/record-server';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, Price, staff } from './practice.ts';

type Practice = Awaited<ReturnType<typeof createPractice>>;
let practice: Practice;
const asked: unknown[] = [];
const prices = defineView({
  name: 'prices',
  entity: Price,
  computed: {
    text: { getter: 'text', from: ['label_de', 'amount'], label: { de: 'Zeile', en: 'Line' } },
    cents: { getter: 'cents', from: ['amount'], type: 'BIGINT' },
    seen: { getter: 'text', from: ['views'] },
  },
  access: (viewer) => ({ read: true, ...(viewer ? {} : { readable: ['label_de', 'amount'] }) }),
});
const modifiers = {
  getters: {
    text(value: unknown, values: object) {
      asked.push([value, values]);
      return JSON.stringify(values);
    },
    cents: (_: unknown, { amount }: Readonly<Record<string, unknown>>) =>
      BigInt(String(amount).replace('.', '')),
  },
};
beforeAll(async () => {
  practice = await createPractice({ views: [prices], modifiers });
});
afterAll(() => practice.orm.close());

test('a computed column uses only the columns that it names [R7.2]', async () => {
  asked.length = 0;
  const { body } = await practice.ask(
    staff,
    'GET',
    '/api/prices/?sort=label_de&limit=1&fields=text',
  );
  expect(asked).toEqual([[null, { label_de: 'Augen', amount: '199.00' }]]);
  expect(body).toEqual([{ text: '{"label_de":"Augen","amount":"199.00"}' }]);
});

test('a computed value has the type of its column on the wire', async () => {
  const { body } = await practice.ask(staff, 'GET', '/api/prices/?sort=label_de&limit=1');
  expect(body[0].cents).toBe('19900');
});

test('a caller who may not read all source columns does not see the computed column', async () => {
  const columns = async (viewer: typeof staff | null) =>
    Object.keys((await practice.ask(viewer, 'GET', '/api/model/prices')).body.columns);
  expect(await columns(staff)).toContain('seen');
  expect(await columns(null)).toEqual(expect.arrayContaining(['text', 'cents']));
  expect(await columns(null)).not.toContain('seen');
  const { body } = await practice.ask(null, 'GET', '/api/prices/?limit=1');
  expect(body[0]).not.toHaveProperty('seen');
  expect((await practice.ask(null, 'GET', '/api/prices/?fields=seen')).status).toBe(400);
});

test('labels are in both languages', async () => {
  const label = async (lang: string) =>
    (await practice.ask(null, 'GET', `/api/model/prices?lang=${lang}`)).body.columns.text.label;
  expect([await label('de'), await label('en')]).toEqual(['Zeile', 'Line']);
});

test.each([
  ['no getter is registered as nothing', { x: { getter: 'nothing', from: ['amount'] } }],
  ['and amout is not', { x: { getter: 'text', from: ['amout'] } }],
  ['and none is not', { x: { getter: 'text', from: [] } }],
  ['has a name of its own', { amount: { getter: 'text', from: ['label_de'] } }],
  ['has a name in snake_case', { fullName: { getter: 'text', from: ['label_de'] } }],
])('a column that cannot be computed stops the start: %s', async (message, computed) => {
  const view = defineView<object>({ name: 'prices', entity: Price, computed, access: () => null });
  const start = Fastify().register(recordServer, {
    views: [view],
    modifiers,
    entityManager: () => practice.orm.em.fork(),
    viewer: () => null,
    locale: () => 'de' as const,
  });
  await expect(start).rejects.toThrow(message);
});

test('a column that the entity does not have does not compile', () => {
  defineView({
    name: 'prices',
    entity: Price,
    access: () => null,
    // @ts-expect-error amout is none of Price
    computed: { x: { getter: 'text', from: ['amout'] } },
  });
});
