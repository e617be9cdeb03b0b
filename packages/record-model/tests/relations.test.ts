import type { Definition } from '@praxiskit/record-model';
import { type Clock, createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { createTestClock } from './practice.ts';

const id = { type: 'STRING', allowNull: false, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const text = { type: 'STRING', allowNull: true } as const;
const base = { label: '', primaryKey: 'id', autosave: false, revision: '1' };

const treatments: Definition = {
  ...base,
  name: 'treatments',
  columns: { id, version, name: text },
  relations: {
    guide: { type: 'hasOne', view: 'guides', foreignKey: 'treatment_id' },
    prices: { type: 'hasMany', view: 'prices', foreignKey: 'treatment_id' },
  },
};
const guides: Definition = {
  ...base,
  name: 'guides',
  columns: { id, version, treatment_id: text },
  relations: { treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' } },
};
const prices: Definition = { ...guides, name: 'prices' };

/** The definition for a role that may not see the foreign key. */
const narrowed = (definition: Definition): Definition => ({
  ...definition,
  columns: { id, version },
});

async function open(seen: readonly Definition[] = [treatments, guides, prices], clock?: Clock) {
  const server = createMemoryServer([treatments, guides, prices], {
    treatments: [{ id: 't1' }, { id: 't2' }],
    guides: [
      { id: 'g1', treatment_id: 't1' },
      { id: 'g2', treatment_id: null },
    ],
    prices: [{ id: 'p1', treatment_id: 't1' }],
  });
  const client = createRecordClient({
    fetch: server.fetch,
    definitions: seen,
    ...(clock && { clock }),
  });
  const get = (view: string, key: string, include?: string) =>
    client.loaded(view).get(key, include === undefined ? {} : { include });
  return { server, client, get };
}

test('relations that were not included are unknown; a foreign key without a value is known', async () => {
  const { get } = await open();
  const [treatment, guide, other] = [
    await get('treatments', 't1'),
    await get('guides', 'g2'),
    await get('guides', 'g1'),
  ];
  expect([treatment.related('guide'), treatment.related('prices')]).toEqual([undefined, undefined]);
  expect([guide.related('treatment'), other.related('treatment')]).toEqual([null, treatment]);
  expect(treatment.related('nothing')).toBeUndefined();
});

test('a reader of a belongsTo is notified of the record that an include brings', async () => {
  const { get } = await open();
  const guide = await get('guides', 'g1');
  expect(guide.related('treatment')).toBeUndefined();
  let told = 0;
  guide.subscribeField('treatment', () => {
    told += 1;
  });
  await get('guides', 'g1', 'treatment');
  expect(told).toBe(1);
  expect(guide.related('treatment')).toMatchObject({ key: 't1' });
});

test('a link of a hasOne replaces the former one, on both sides, and undo restores it', async () => {
  const { get, client, server } = await open();
  const treatment = await get('treatments', 't1', 'guide');
  const [former, guide] = [treatment.related('guide') as ModelRecord, await get('guides', 'g2')];
  treatment.link('guide', guide);
  expect(treatment.related('guide')).toBe(guide);
  expect([former.related('treatment'), guide.related('treatment')]).toEqual([null, treatment]);
  client.undo();
  expect([treatment.related('guide'), treatment.isChanged]).toEqual([former, false]);
  client.redo();
  await treatment.flush();
  expect(server.rows.guides).toMatchObject([{ treatment_id: null }, { treatment_id: 't1' }]);
});

test('a child that was moved by its own edit leaves its former parent', async () => {
  const { get } = await open();
  const treatment = await get('treatments', 't1', 'prices');
  const other = await get('treatments', 't2', 'prices');
  const price = (treatment.related('prices') as ModelRecord[])[0];
  price?.set('treatment_id', 't2');
  expect([treatment.related('prices'), other.related('prices')]).toEqual([[], [price]]);
  await price?.flush();
  expect([treatment.related('prices'), other.related('prices')]).toEqual([[], [price]]);
});

test('if a role may not see the foreign key, includes define both sides, and it is never sent', async () => {
  const { get, server } = await open([treatments, narrowed(guides), narrowed(prices)]);
  const treatment = await get('treatments', 't1', 'guide,prices');
  const guide = treatment.related('guide') as ModelRecord;
  expect(guide.related('treatment')).toBe(treatment);
  expect(treatment.related('prices')).toHaveLength(1);
  expect(guide.toJSON()).toEqual({ id: 'g1', version: 1 });
  expect(() => guide.link('treatment', treatment)).toThrow('treatment_id cannot be changed');
  treatment.unlink('guide', guide);
  await treatment.flush();
  expect(server.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/api/treatments/t1/guide/g1',
  });
  expect(treatment.related('guide')).toBeNull();
});

test('choosing a new record that is discarded then counts as choosing none, and that is saved', async () => {
  const { server, client, get } = await open();
  const price = await get('prices', 'p1');
  const treatment = client.loaded('treatments').create({ name: 'Peeling' });
  price.link('treatment', treatment);
  await treatment.remove();
  expect(price.get('treatment_id')).toBeNull();
  await price.flush();
  expect(server.rows.prices?.[0]).toMatchObject({ treatment_id: null });
  expect(client.pending()).toEqual([]);
});

test('choosing a record that was created, and deleted before the save, counts as choosing none', async () => {
  const { server, client, get } = await open();
  const price = await get('prices', 'p1');
  const treatment = client.loaded('treatments').create({ name: 'Peeling' });
  price.link('treatment', treatment);
  await treatment.flush();
  await treatment.remove();
  await price.flush();
  expect(server.rows.prices?.[0]).toMatchObject({ treatment_id: null });
  expect([price.get('treatment_id'), client.pending()]).toEqual([null, []]);
});

test('a new record that is deleted while another saves it is deleted later, if the first try is lost', async () => {
  const clock = createTestClock();
  const { server, client, get } = await open(undefined, clock);
  const price = await get('prices', 'p1');
  const treatment = client.loaded('treatments').create({ name: 'Peeling' });
  price.link('treatment', treatment);
  // The POST is answered, later requests are not.
  server.answerNext(() => {
    const answer = server.fetch('/api/treatments/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Peeling"}',
    });
    server.answerNext(() => new Response(null, { status: 503 }));
    return answer;
  });
  void price.flush().catch(() => undefined);
  await expect(treatment.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(treatment.saveState).toBe('failed');
  for (let count = 0; count < 3; count += 1) await clock.advance(40_000);
  expect(server.rows.treatments?.map((row) => row.id)).toEqual(['t1', 't2']);
});

test('a deleted child is in no relation', async () => {
  const { get } = await open();
  const treatment = await get('treatments', 't1', 'guide,prices');
  await (treatment.related('guide') as ModelRecord).remove();
  await (treatment.related('prices') as ModelRecord[])[0]?.remove();
  expect([treatment.related('guide'), treatment.related('prices')]).toEqual([null, []]);
});

test.each([
  ['tells the version', 200, ['PUT "2"']],
  ['does not tell', 204, ['PUT "1"', 'PUT "2"']],
])(
  'after an unlink whose answer %s (%i) the next save is merged with it',
  async (_what, status, puts) => {
    const { get, server } = await open();
    const treatment = await get('treatments', 't1', 'guide');
    treatment.unlink('guide', treatment.related('guide') as ModelRecord);
    if (status === 204) {
      server.answerNext(async () => {
        Object.assign(server.rows.guides?.[0] ?? {}, { treatment_id: null, version: 2 });
        Object.assign(server.rows.treatments?.[0] ?? {}, { version: 2 });
        return new Response(null, { status, headers: { etag: '"2"' } });
      });
    }
    await treatment.flush();
    treatment.set('name', 'Peeling');
    await treatment.flush();
    const sent = server.requests.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers }) => `PUT ${headers.get('if-match')}`)).toEqual(puts);
    expect(server.rows.treatments?.[0]).toMatchObject({ name: 'Peeling', version: 3 });
  },
);

test('unlinking a record from its owner and then deleting it is no conflict', async () => {
  const { server, get } = await open();
  const treatment = await get('treatments', 't1', 'prices');
  const [price] = treatment.related('prices') as ModelRecord[];
  if (price === undefined) throw new Error('No price');
  treatment.unlink('prices', price);
  await treatment.flush();
  expect(server.rows.prices).toMatchObject([{ id: 'p1', version: 2 }]);
  await price.remove();
  expect(server.rows.prices).toEqual([]);
});

test('another user’s change prevents a deletion, even if this client linked the record before', async () => {
  const { server, get } = await open();
  const treatment = await get('treatments', 't1', 'prices');
  const [price] = treatment.related('prices') as ModelRecord[];
  if (price === undefined) throw new Error('No price');
  treatment.unlink('prices', price);
  await treatment.flush();
  Object.assign(server.rows.prices?.[0] ?? {}, { version: 3 });
  await expect(price.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(price.isDeleted).toBe(false);
});
