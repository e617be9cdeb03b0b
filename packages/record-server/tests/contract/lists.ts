import { expect, test } from 'vitest';
import { ids } from './rows.ts';
import { ask, type Server, search } from './servers.ts';

const keysOf = (body: { id: string }[]) =>
  body.map(({ id }) => Object.entries(ids).find(([, value]) => value === id)?.[0]);

const cursorOf = (headers: Headers) =>
  new URLSearchParams(/\?([^>]*)>/.exec(headers.get('link') ?? '')?.[1]).get('after') ?? '';

/** GET of lists and of one record [R8.8] [R8.9]. */
export function readingContract(server: () => Server): void {
  const list = (view: string, query: Record<string, unknown> = {}) =>
    ask(server(), 'GET', `${view}/?${search(query)}`);

  test('the definition names columns and relations; an unknown view is a 404 [R8.7]', async () => {
    const { status, body } = await ask(server(), 'GET', 'model/treatments');
    expect([status, body.name, body.label, body.primaryKey, body.autosave]).toEqual([
      200,
      'treatments',
      'Treatments',
      'id',
      true,
    ]);
    expect(body.columns.name).toEqual({
      type: 'STRING',
      allowNull: false,
      label: 'Name',
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 40 }],
      setter: 'trim',
      merge: 'blocks',
    });
    expect(body.columns.version).toMatchObject({ type: 'INTEGER', readOnly: true });
    expect(body.relations).toEqual({
      prices: { type: 'hasMany', view: 'prices', foreignKey: 'treatment_id' },
      notes: { type: 'hasMany', view: 'notes', foreignKey: 'treatment_id' },
      guide: { type: 'hasOne', view: 'guides', foreignKey: 'treatment_id' },
      concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
    });
    for (const path of ['model/nothing', 'nothing/', `nothing/${ids.botox}`]) {
      const answer = await ask(server(), 'GET', path);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('a query in a body is answered as the same query in the address', async () => {
    const query = {
      filter: { $or: [{ amount: { $lt: '50.00' } }, { amount: null }] },
      sort: '-amount',
      limit: 2,
      include: 'treatment',
    };
    const first = await list('prices', query);
    const asked = await ask(server(), 'POST', 'prices/query', query);
    expect([asked.status, asked.body]).toEqual([200, first.body]);
    const after = cursorOf(asked.headers);
    expect(after).toBe(cursorOf(first.headers));
    const rest = await ask(server(), 'POST', 'prices/query', { ...query, after });
    expect(rest.body).toEqual((await list('prices', { ...query, after })).body);
    expect((await ask(server(), 'POST', 'prices/query', { count: 'true' })).body).toEqual(
      (await list('prices', { count: 'true' })).body,
    );
    const refused = await ask(server(), 'POST', 'prices/query', { filter: { $search: 'x' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'FILTER_INVALID']);
  });

  test('a row has every column of the definition, nulls too, and exact numbers [R7.3]', async () => {
    const { body } = await ask(server(), 'GET', `prices/${ids.low}`);
    expect(body).toEqual({
      id: ids.low,
      version: 1,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
      treatment_id: ids.botox,
      amount: '9.50',
      views: '9007199254740993',
      valid_from: '2026-01-31',
      opens_at: '09:30:00',
      checked_at: '2026-03-01T10:00:00.000Z',
      factor: 1.5,
    });
    const free = (await ask(server(), 'GET', `prices/${ids.free}/`)).body;
    expect([free.amount, free.valid_from, free.factor]).toEqual([null, null, null]);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['treatments', {}, ['botox', 'peel', 'vitamin']],
    ['treatments', { name: 'Botox' }, ['botox']],
    ['treatments', { name: { $ne: 'Botox' } }, ['peel', 'vitamin']],
    ['treatments', { position: { $gt: 2 } }, ['peel']],
    ['treatments', { position: { $gte: '2', $lt: 10 } }, ['botox', 'vitamin']],
    ['treatments', { position: { $lte: 2 } }, ['botox', 'vitamin']],
    ['treatments', { position: { $in: [10, 11] } }, ['peel']],
    ['treatments', { position: { $nin: [10] } }, ['botox', 'vitamin']],
    ['treatments', { summary: { $nin: ['Glättet.'] } }, ['peel', 'vitamin']],
    ['treatments', { summary: { $ne: 'Glättet.' } }, ['peel', 'vitamin']],
    ['treatments', { summary: null }, ['peel']],
    ['treatments', { summary: '' }, ['vitamin']],
    ['treatments', { facts: { $null: false } }, ['botox']],
    ['treatments', { position: { $between: [2, 9] } }, ['botox', 'vitamin']],
    ['treatments', { name: { $contains: 'BOT' } }, ['botox', 'vitamin']],
    ['treatments', { summary: { $contains: 'GLÄ' } }, ['botox']],
    ['treatments', { name: { $startsWith: 'bot' } }, ['botox', 'vitamin']],
    ['treatments', { name: { $endsWith: '%' } }, ['peel']],
    ['treatments', { name: { $contains: '_' } }, []],
    ['treatments', { active: false }, ['peel']],
    ['treatments', { $or: [{ active: false }, { name: 'Botox' }] }, ['botox', 'peel']],
    ['treatments', { $or: [] }, []],
    ['treatments', { $and: [{ active: true }, { position: 2 }] }, ['botox', 'vitamin']],
    ['treatments', { $not: { summary: 'Glättet.' } }, ['peel', 'vitamin']],
    ['treatments', { $not: {} }, []],
    ['treatments', { prices: { amount: '9.5' } }, ['botox']],
    ['treatments', { prices: { $none: {} } }, ['vitamin']],
    ['treatments', { prices: { $every: { amount: { $gt: 9 } } } }, ['botox', 'vitamin']],
    ['treatments', { prices: { $every: { views: { $gt: 0 } } } }, ['botox', 'vitamin']],
    ['treatments', { concerns: { slug: 'narben' } }, ['peel']],
    ['treatments', { concerns: { $every: { id: ids.wrinkles } } }, ['botox', 'vitamin']],
    ['treatments', { guide: { title: 'After' } }, ['botox']],
    ['treatments', { guide: { $none: {} } }, ['peel', 'vitamin']],
    ['concerns', { treatments: { prices: { views: '-3' } } }, ['wrinkles', 'scars']],
    ['notes', { treatment: { name: 'Botox' } }, ['note']],
    ['notes', { treatment: { $none: { name: 'Peeling 100 %' } } }, ['note', 'loose']],
    ['notes', { $not: { treatment: { name: 'Peeling 100 %' } } }, ['note', 'loose']],
    ['prices', { amount: { $lt: '12345678901234567.90' } }, ['low', 'high']],
    ['prices', { views: { $gt: '9007199254740992' } }, ['low']],
    ['prices', { valid_from: { $gte: '2026-02-01' } }, ['high']],
    ['prices', { checked_at: { $lt: '2026-01-01T01:00:00+01:00' } }, ['free']],
    ['prices', { opens_at: '18:00' }, ['free']],
  ])('in %s the filter %j finds %j', async (view, filter, found) => {
    const { status, body } = await list(view, { filter });
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['name', ['botox', 'peel', 'vitamin']],
    ['-name', ['vitamin', 'peel', 'botox']],
    ['position', ['botox', 'vitamin', 'peel']],
    ['position,-name', ['vitamin', 'botox', 'peel']],
    ['-position,-id', ['peel', 'vitamin', 'botox']],
    ['active,name', ['peel', 'botox', 'vitamin']],
    // Rows without a value are last if ascending, first if descending.
    ['summary', ['vitamin', 'botox', 'peel']],
    ['-summary', ['peel', 'botox', 'vitamin']],
  ])('treatments sorted by %s are %j', async (sort, found) => {
    expect(keysOf((await list('treatments', { sort })).body)).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['amount', ['low', 'high', 'free']],
    ['-views', ['low', 'high', 'free']],
    ['valid_from', ['low', 'high', 'free']],
    ['-checked_at', ['high', 'low', 'free']],
    ['factor', ['high', 'low', 'free']],
  ])('prices sorted by %s are %j', async (sort, found) => {
    expect(keysOf((await list('prices', { sort })).body)).toEqual(found);
  });

  test('limit and offset cut a list', async () => {
    expect(keysOf((await list('treatments', { limit: 1, offset: 1 })).body)).toEqual(['peel']);
    expect((await list('treatments', { limit: 0 })).body).toEqual([]);
    expect((await list('treatments', { offset: 3 })).body).toEqual([]);
  });

  test.each(['position', '-summary', 'name,-position', ''])(
    'the Link header leads through all pages sorted by “%s”, each row once',
    async (sort) => {
      const seen: string[] = [];
      const links: (string | null)[] = [];
      let path: string | undefined = `treatments?${search({ sort, limit: 1, offset: 0 })}`;
      while (path !== undefined && links.length < 5) {
        const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask(server(), 'GET', path);
        seen.push(...body.map((row: { id: string }) => row.id));
        links.push(headers.get('link'));
        path = /^<\/api\/(.*)>; rel="next"$/.exec(links.at(-1) ?? '')?.[1];
      }
      expect(seen.toSorted()).toEqual([ids.botox, ids.peel, ids.vitamin]);
      expect(links).toEqual([expect.any(String), expect.any(String), null]);
      expect(links[0]).toContain('limit=1');
      expect(links[0]).not.toContain('offset=');
    },
  );

  test('a page begins after its cursor, even if rows were added before it', async () => {
    const first = await list('concerns', { sort: 'slug', limit: 1 });
    await ask(server(), 'POST', 'concerns/', { slug: 'akne' });
    const path = /^<\/api\/(.*)>;/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await ask(server(), 'GET', path)).body).toMatchObject([{ slug: 'narben' }]);
  });

  test('a count returns a number and no rows', async () => {
    expect((await list('treatments', { count: '' })).body).toEqual({ count: 3 });
    const filter = { active: true };
    expect((await list('treatments', { count: 'true', filter, limit: 1 })).body).toEqual({
      count: 2,
    });
    expect((await list('treatments', { count: 'estimated' })).body).toEqual({
      count: expect.any(Number),
      estimated: true,
    });
    expect((await ask(server(), 'GET', `treatments/${ids.botox}?count`)).body).toEqual({
      count: 1,
    });
    expect((await ask(server(), 'GET', `treatments/${ids.nowhere}?count`)).body).toEqual({
      count: 0,
    });
  });

  test('includes are under the association’s name: arrays for many, an object or null for one', async () => {
    const include = 'prices,concerns,guide,notes';
    const { body } = await list('treatments', { include });
    const [botox, peel, vitamin] = body;
    expect([keysOf(botox.prices), keysOf(botox.concerns), keysOf(botox.notes)]).toEqual([
      ['low', 'high'],
      ['wrinkles'],
      ['note'],
    ]);
    expect(botox.guide).toMatchObject({ title: 'After', treatment_id: ids.botox });
    expect([keysOf(peel.concerns), peel.guide, vitamin.prices]).toEqual([
      ['wrinkles', 'scars'],
      null,
      [],
    ]);
    const notes = (await list('notes', { include: 'treatment.guide' })).body;
    expect(notes[0].treatment.guide.title).toBe('After');
    expect(notes[1].treatment).toBeNull();
    const one = await ask(server(), 'GET', `concerns/${ids.scars}?include=treatments.prices`);
    expect(keysOf(one.body.treatments[0].prices)).toEqual(['free']);
  });

  test('a record has its version as ETag; an unknown or impossible id is a 404', async () => {
    const { status, headers } = await ask(server(), 'GET', `treatments/${ids.botox}`);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    const upper = await ask(server(), 'GET', `treatments/${ids.botox.toUpperCase()}`);
    expect(upper.status).toBe(200);
    for (const id of [ids.nowhere, 'no-uuid']) {
      const answer = await ask(server(), 'GET', `treatments/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('an association is a list of the other view, with its own query', async () => {
    const path = `treatments/${ids.botox}/prices`;
    const { body } = await ask(server(), 'GET', `${path}/?${search({ sort: '-amount' })}`);
    expect(keysOf(body)).toEqual(['high', 'low']);
    expect((await ask(server(), 'GET', `${path}?count`)).body).toEqual({ count: 2 });
    expect(keysOf((await ask(server(), 'GET', `prices/${ids.low}/treatment`)).body)).toEqual([
      'botox',
    ]);
    expect((await ask(server(), 'GET', `notes/${ids.loose}/treatment`)).body).toEqual([]);
    expect(
      keysOf((await ask(server(), 'GET', `concerns/${ids.wrinkles}/treatments`)).body),
    ).toEqual(['botox', 'peel']);
    expect((await ask(server(), 'GET', `treatments/${ids.nowhere}/prices`)).status).toBe(404);
    expect((await ask(server(), 'GET', `treatments/${ids.botox}/nothing`)).status).toBe(404);
  });

  const deep = { $not: { $not: { $not: { $not: { $not: {} } } } } };
  const many = Array.from({ length: 21 }, () => ({}));
  const ids201 = Array.from({ length: 201 }, () => ids.nowhere);
  test.each<[string, Record<string, unknown>, unknown, RegExp]>([
    ['FILTER_INVALID', { filter: { nothing: 1 } }, { field: 'nothing' }, /unknown field/i],
    ['FILTER_INVALID', { filter: { name: { $regex: 'x' } } }, { operator: '$regex' }, /\$contains/],
    ['FILTER_INVALID', { filter: { position: 'many' } }, { field: 'position' }, /does not fit/],
    ['FILTER_INVALID', { filter: { position: { $gt: null } } }, { field: 'position' }, /\$gt/],
    ['FILTER_INVALID', { filter: { position: { $between: [2, null] } } }, {}, /\$between/],
    ['FILTER_INVALID', { filter: '[' }, {}, /not JSON/],
    ['FILTER_INVALID', { filter: { name: 'x'.repeat(8200) } }, {}, /8192 bytes/],
    ['FILTER_INVALID', { filter: deep }, {}, /more than 4 objects/],
    ['FILTER_INVALID', { filter: { $or: many } }, {}, /at most 20/],
    ['FILTER_INVALID', { filter: { id: { $in: ids201 } } }, { field: 'id' }, /at most 200/],
    ['SORT_INVALID', { sort: '-nothing' }, { field: 'nothing' }, /no column/i],
    ['SORT_INVALID', { sort: 'facts' }, { field: 'facts' }, /no column/i],
    ['SORT_INVALID', { sort: 'name,'.repeat(9) }, {}, /at most 8/i],
    ['INCLUDE_INVALID', { include: 'prices.nothing' }, { relation: 'prices.nothing' }, /unknown/i],
    ['INCLUDE_INVALID', { include: 'constructor' }, { relation: 'constructor' }, /unknown/i],
    ['INCLUDE_INVALID', { include: 'prices.treatment.prices.treatment' }, {}, /at most 3/i],
    ['INCLUDE_INVALID', { include: 'prices,'.repeat(11) }, {}, /at most 10/i],
    ['QUERY_INVALID', { limit: 501 }, { parameter: 'limit' }, /0 to 500$/],
    ['QUERY_INVALID', { limit: '1.5' }, { parameter: 'limit' }, /0 to 500$/],
    ['QUERY_INVALID', { offset: -1 }, { parameter: 'offset' }, /0 to 100000$/],
    ['QUERY_INVALID', { offset: 100_001 }, { parameter: 'offset' }, /0 to 100000$/],
    ['QUERY_INVALID', { after: 'x' }, { parameter: 'after' }, /cursor/],
    ['QUERY_INVALID', { count: 'maybe' }, { parameter: 'count' }, /./],
    ['QUERY_INVALID', { where: 1 }, { parameter: 'where' }, /filter, sort/],
  ])('%s for %j names the reason and its bound [R8.8]', async (code, query, named, reason) => {
    const { status, headers, body } = await list('treatments', query);
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      statusCode: 400,
      code,
      message: expect.stringMatching(/./),
      details: expect.objectContaining({
        ...(named as object),
        reason: expect.stringMatching(reason),
      }),
    });
  });
}
