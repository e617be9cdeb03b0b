import { createServer, type Database, errors, migrate } from '@praxiskit/server-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, closeAll, freshOptions, freshUrl, kinds, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

afterAll(closeAll);

/** Routes that let the database's own errors through. */
async function siteOn(database: Database) {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  await app.register(errors);
  app.get('/api/query', async (request) => {
    const { sql } = request.query as { sql: string };
    return database.fork().execute(sql);
  });
  app.get('/api/transaction', async () =>
    database.fork().transactional(async (em) => em.execute('select 1')),
  );
  return {
    query: (sql: string) => app.inject({ url: '/api/query', query: { sql } }),
    transaction: () => app.inject('/api/transaction'),
  };
}

type Site = Awaited<ReturnType<typeof siteOn>>;

describe.each(kinds)('errors of a database on %s', (kind) => {
  let site: Site;

  beforeAll(async () => {
    const database = await open(await freshOptions(kind));
    await migrate(database, async () => {});
    site = await siteOn(database);
  });

  test.each([
    ['an unknown table', 'select * from secret_table'],
    ['a broken statement', 'selekt secret_table'],
    ['a constraint', 'insert into notes values (null)'],
    ['a value that does not fit', "select 'secret_table'::int"],
  ])('%s is a 500 without the driver’s words', async (_name, sql) => {
    const answer = await site.query(sql);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      statusCode: 500,
      code: 'INTERNAL',
      message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    });
  });

  test('after them the database answers as before', async () => {
    expect((await site.query('select 1 as n')).json()).toEqual([{ n: 1 }]);
    expect((await site.transaction()).statusCode).toBe(200);
  });
});

async function expectAway(site: Site): Promise<void> {
  for (const answer of [await site.query('select 1'), await site.transaction()]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().code).toBe('UNAVAILABLE');
  }
}

test('a PGlite that is closed is a 503', async () => {
  const database = await open(await freshOptions('pglite'));
  const site = await siteOn(database);
  await database.close();
  await expectAway(site);
});

test('a PostgreSQL that is away is a 503, until it is back', async () => {
  const url = await freshUrl();
  const proxy = await startProxy(url);
  cleanUp(proxy.close);
  const database = await open({ ...(await freshOptions('postgres')), url: proxy.url });
  const site = await siteOn(database);
  expect((await site.query('select 1 as n')).statusCode).toBe(200);
  proxy.refuse();
  await expectAway(site);
  proxy.restart();
  expect((await site.query('select 1 as n')).statusCode).toBe(200);
});
