import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
beforeAll(async () => {
  practice = await createPractice();
});
afterAll(() => practice.orm.close());

const names = (rows: { name_de?: string; label_de?: string }[]) =>
  rows.map((row) => row.name_de ?? row.label_de);

test('the definition has the columns that the caller may see, under the database’s names [R7.1] [R8.7]', async () => {
  const guest = (await practice.ask(null, 'GET', '/api/model/prices')).body;
  expect(Object.keys(guest.columns).sort()).toEqual([
    'amount',
    'id',
    'label_de',
    'treatment_id',
    'version',
  ]);
  const { body } = await practice.ask(staff, 'GET', '/api/model/prices/');
  expect(body).toMatchObject({ name: 'prices', primaryKey: 'id', autosave: true });
  expect(body.columns).toMatchObject({
    id: { type: 'UUID', primaryKey: true, readOnly: true, allowNull: false },
    amount: { type: 'DECIMAL', rules: [{ op: 'required' }, { op: 'min', arg: 0 }] },
    views: { type: 'BIGINT', allowNull: true },
    valid_from: { type: 'DATEONLY' },
    updated_at: { type: 'DATETIME', readOnly: true },
    treatment_id: { type: 'UUID' },
  });
  expect(body.columns.secret).toBeUndefined();
  expect(body.relations.treatment).toEqual({
    type: 'belongsTo',
    view: 'treatments',
    foreignKey: 'treatment_id',
  });
  const treatments = (await practice.ask(null, 'GET', '/api/model/treatments')).body;
  expect(treatments.label).toBe('Behandlungen');
  expect(treatments.columns.facts.type).toBe('JSON');
  expect(treatments.columns.active).toMatchObject({ type: 'BOOLEAN', default: true });
  expect(treatments.columns.position).toMatchObject({ type: 'INTEGER', default: 0 });
  expect(treatments.columns.version.default).toBeUndefined();
  expect(treatments.relations).toMatchObject({
    prices: { type: 'hasMany', view: 'prices', foreignKey: 'treatment_id' },
    concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
  });
});

test('a list has the rows that the caller may read, in the view’s order, with or without a slash [R8.8]', async () => {
  expect(names((await practice.list(null, 'treatments')).body)).toEqual(['Botox', 'Peeling 100 %']);
  expect(names((await practice.ask(staff, 'GET', '/api/treatments')).body)).toEqual([
    'Botox',
    'Geheim',
    'Peeling 100 %',
  ]);
});

test('big numbers, days and JSON keep their value on the wire [R7.3]', async () => {
  const { body } = await practice.ask(staff, 'GET', `/api/prices/${ids.price}`);
  expect(body).toMatchObject({
    amount: '12345678901234567.89',
    views: '9007199254740993',
    valid_from: '2026-01-31',
    treatment_id: ids.botox,
  });
  expect(body.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await practice.ask(null, 'GET', `/api/treatments/${ids.botox}`)).body.facts).toEqual({
    layer: 'muskel',
  });
});

test('a list with two includes takes three statements', async () => {
  const { body, statements } = await practice.list(null, 'prices', { include: 'treatment.prices' });
  expect(statements).toHaveLength(3);
  expect(body[0].treatment.prices).toHaveLength(2);
});

test('includes are under the association’s name, and apply the other view’s permission', async () => {
  const { body } = await practice.list(null, 'treatments', { include: 'prices,concerns' });
  expect(body[0].prices.map((price: { label_de: string }) => price.label_de).sort()).toEqual([
    'Augen',
    'Stirn',
  ]);
  expect(body[0].prices[0].valid_from).toBeUndefined();
  expect(body[1].prices).toEqual([]);
  expect(body[1].concerns.map((concern: { slug: string }) => concern.slug).sort()).toEqual([
    'falten',
    'narben',
  ]);
  const note = (await practice.list(patient, 'notes', { include: 'price.treatment' })).body[0];
  expect(note.price.treatment.name_de).toBe('Botox');
});

test.each([
  [{ name_de: 'Botox' }, ['Botox']],
  [{ name_de: { $contains: '100 %' } }, ['Peeling 100 %']],
  [{ name_de: { $contains: '_' } }, []],
  [{ name_de: { $startsWith: 'bo' } }, ['Botox']],
  [{ $or: [{ position: 1 }, { position: { $gt: 2 } }] }, ['Botox', 'Peeling 100 %']],
  [{ $not: { position: { $between: [1, 2] } } }, ['Peeling 100 %']],
  [{ position: { $nin: [1] } }, ['Peeling 100 %']],
  [{ facts: { $null: true } }, ['Peeling 100 %']],
  [{ prices: { $some: { label_de: 'Stirn' } } }, ['Botox']],
  [{ prices: { $none: {} } }, ['Peeling 100 %']],
  [{ prices: { $every: { label_de: 'Stirn' } } }, ['Peeling 100 %']],
  [{ concerns: { slug: 'narben' } }, ['Peeling 100 %']],
  [{ concerns: { $every: { id: ids.wrinkles } } }, ['Botox']],
  [{ $not: { concerns: { id: ids.scars } } }, ['Botox']],
  [{ $or: [{ active: false }, {}] }, ['Botox', 'Peeling 100 %']],
  [{ active: false }, []],
])(
  'the filter %j finds %j, and never a row that the row permission hides',
  async (filter, found) => {
    const { body } = await practice.list(null, 'treatments', { filter: JSON.stringify(filter) });
    expect(names(body)).toEqual(found);
  },
);

test.each([
  ['FILTER_INVALID', { filter: '{"secret":"canary"}' }],
  ['FILTER_INVALID', { filter: '{"valid_from":"2026-01-31"}' }],
  ['FILTER_INVALID', { filter: '{"label_de":{"$regex":"x"}}' }],
  ['FILTER_INVALID', { filter: '{"__proto__":{}}' }],
  ['SORT_INVALID', { sort: 'secret' }],
  ['SORT_INVALID', { sort: '-valid_from' }],
  ['INCLUDE_INVALID', { include: 'secret' }],
  ['QUERY_INVALID', { limit: '501' }],
  ['QUERY_INVALID', { limit: '-1' }],
  ['QUERY_INVALID', { after: 'x' }],
  ['QUERY_INVALID', { where: '1' }],
])('%s for %j: an unreadable name gives the same error as an unknown one', async (code, query) => {
  const { status, body } = await practice.list(null, 'prices', query as never);
  expect([status, body.code]).toEqual([400, code]);
});

test('a count is exact or estimated, and counts only readable rows', async () => {
  expect((await practice.list(null, 'treatments', { count: '' })).body).toEqual({ count: 2 });
  expect((await practice.list(staff, 'treatments', { count: 'true' })).body).toEqual({ count: 3 });
  const estimated = (await practice.list(null, 'treatments', { count: 'estimated' })).body;
  expect(estimated).toEqual({ count: expect.any(Number), estimated: true });
  expect((await practice.ask(null, 'GET', `/api/treatments/${ids.hidden}?count`)).body).toEqual({
    count: 0,
  });
  const filter = JSON.stringify({ concerns: { $some: {} } });
  expect((await practice.list(null, 'treatments', { filter, count: '' })).body).toEqual({
    count: 2,
  });
});

test('pages follow the cursor of the Link header to the end, each row once', async () => {
  const seen: string[] = [];
  let url: string | undefined = '/api/prices/?limit=1&sort=-views';
  while (url !== undefined) {
    const { body, headers }: Awaited<ReturnType<typeof practice.ask>> = await practice.ask(
      staff,
      'GET',
      url,
    );
    seen.push(...(names(body as never) as string[]));
    url = /<(.*)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  expect(seen.sort()).toEqual(['Augen', 'Geheim', 'Stirn']);
});

test('a hidden view or row: a guest is asked to sign in, other callers get a 404', async () => {
  const statusOf = async (...args: Parameters<typeof practice.ask>) =>
    (await practice.ask(...args)).status;
  expect(await statusOf(null, 'GET', '/api/notes/')).toBe(401);
  expect(await statusOf(null, 'GET', '/api/nothing/')).toBe(404);
  expect(await statusOf(null, 'GET', `/api/treatments/${ids.hidden}`)).toBe(404);
  expect(await statusOf(patient, 'GET', `/api/notes/${ids.foreignNote}`)).toBe(404);
  expect(await statusOf(patient, 'GET', '/api/notes/no-uuid')).toBe(404);
  expect(await statusOf(patient, 'GET', `/api/notes/${ids.note}`)).toBe(200);
});

test('an association is a list of its own [R8.9]', async () => {
  const { body } = await practice.list(null, `treatments/${ids.botox}/prices`, {
    sort: 'label_de',
  });
  expect(names(body)).toEqual(['Augen', 'Stirn']);
  expect((await practice.list(null, `treatments/${ids.hidden}/prices`)).status).toBe(404);
  expect((await practice.list(null, `treatments/${ids.peel}/concerns`)).body).toHaveLength(2);
});

test('errors are in the caller’s language', async () => {
  expect((await practice.ask(null, 'GET', '/api/notes/')).body.message).toBe(
    'Bitte melden Sie sich an.',
  );
});

test.each([
  ['position', ['one', ids.botox]],
  ['position', [true, ids.botox]],
  ['position', [1e30, ids.botox]],
  ['position', [1, 'no-uuid']],
  ['active', [5, ids.botox]],
  ['name_de', ['a\0b', ids.botox]],
])('a made-up cursor over %s (%j) is a 400, never a failure', async (sort, place) => {
  const after = Buffer.from(JSON.stringify(place)).toString('base64url');
  const { status, body } = await practice.list(null, 'treatments', { sort, after });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'QUERY_INVALID' });
});

test('a value that the database cannot compare is a 400 in a list and in a count', async () => {
  const filter = JSON.stringify({ updated_at: { $gt: 8.64e15 } });
  const { status, body } = await practice.list(staff, 'prices', { filter });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'FILTER_INVALID' });
});

test.each([
  '/api/prices/',
  '/api/treatments/?limit=1',
  '/api/treatments/?count=estimated',
  `/api/prices/${ids.price}`,
  '/api/model/prices',
])('a cache must revalidate %s of a guest, and keeps it for no other caller', async (url) => {
  const guest = await practice.ask(null, 'GET', url);
  expect(guest.status).toBe(200);
  expect(guest.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Language',
  });
  const { headers } = await practice.ask(staff, 'GET', url);
  expect(headers['cache-control']).toBe('private, no-store');
});
