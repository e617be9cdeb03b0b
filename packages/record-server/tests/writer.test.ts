import { createRecordReader, createRecordWriter, type RecordWrite } from '@praxiskit/record-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPractice, ids, patient, staff, views } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
const writes: RecordWrite[] = [];
const source = {
  views,
  entityManager: () => practice.orm.em.fork(),
  onWrite: (write: RecordWrite) => void writes.push(write),
};
let write: ReturnType<typeof createRecordWriter>;
beforeAll(async () => {
  practice = await createPractice();
  write = createRecordWriter(source);
});
beforeEach(() => {
  writes.length = 0;
});
afterAll(() => practice.orm.close());

const by = { viewer: staff, locale: 'de' } as const;
const amountOf = async (id: string) =>
  (await practice.ask(staff, 'GET', `/api/prices/${id}`)).body.amount;

test('an update follows the view’s rules, and passes its action to onWrite', async () => {
  const changed = await write(by, 'prices', async (records) => {
    const row = await records.lock(ids.other);
    return records.project(await records.update(row, { amount: '33.00' }, { action: 'publish' }));
  });
  expect([changed.amount, await amountOf(ids.other)]).toEqual(['33.00', '33.00']);
  expect(writes.map(({ action, id, viewer }) => [action, id, viewer?.id])).toEqual([
    ['publish', ids.other, 'staff'],
  ]);
  const refused = write(by, 'prices', async (records) =>
    records.update(await records.lock(ids.other), { amount: '-1' }),
  );
  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(writes).toHaveLength(1);
});

test('writes of one transaction are undone together', async () => {
  const failed = write(by, 'prices', async (records) => {
    const row = await records.lock(ids.other);
    const { id: _, version: __, ...copy } = row;
    const made = await records.create({ ...copy, label_de: 'Zweite' });
    expect(made.id).not.toBe(row.id);
    await records.remove(row);
    throw new Error('on second thoughts');
  });
  await expect(failed).rejects.toThrow('on second thoughts');
  const { body } = await practice.list(staff, 'prices');
  expect(body.map(({ label_de }: { label_de: string }) => label_de)).not.toContain('Zweite');
  expect(await amountOf(ids.other)).toBe('33.00');
});

test('a caller who may not change a row cannot lock it', async () => {
  const lock = (viewer: typeof staff | null, view = 'prices') =>
    write({ viewer, locale: 'de' }, view, (records) => records.lock(ids.other));
  await expect(lock(patient)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(lock(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(lock(staff, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a reader in a transaction reads its writes; after a rollback it reads the earlier rows', async () => {
  const readAs = createRecordReader(source);
  const read = (em?: ReturnType<typeof source.entityManager>) =>
    readAs({ viewer: staff, locale: 'de', ...(em ? { em } : {}) }).find('prices', ids.other);
  let inside: unknown;
  const undone = write(by, 'prices', async (records) => {
    await records.update(await records.lock(ids.other), { amount: '44.00' });
    inside = (await read(records.em as never)).amount;
    throw new Error('on second thoughts');
  });
  await expect(undone).rejects.toThrow();
  expect([inside, (await read()).amount]).toEqual(['44.00', '33.00']);
});
