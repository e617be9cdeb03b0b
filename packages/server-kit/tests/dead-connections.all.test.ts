import { afterAll, expect, test } from 'vitest';
import { cleanUp, closeAll, freshOptions, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

afterAll(closeAll);

test('a connection that was given up is given to no other caller', async () => {
  const options = await freshOptions('postgres');
  const proxy = await startProxy(options.url ?? '');
  cleanUp(proxy.close);
  const database = await open({ ...options, url: proxy.url });
  const ask = (count: number, sql: string) =>
    Promise.allSettled(Array.from({ length: count }, () => database.fork().execute(sql)));
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  try {
    // All connections of the pool are open, and more callers wait for one than they are.
    await ask(10, 'select pg_sleep(0.2)');
    proxy.silence();
    const answers = await ask(200, 'select 1');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
    // Node warns where a closed connection is taken out of the pool again and again.
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', hear);
    proxy.restart();
  }
});

test.each([
  ['ended while it waits', 'select pg_sleep(5)'],
  ['ended before its end', 'select 1'],
])('a transaction whose connection was %s costs no place in the pool', async (_when, statement) => {
  const options = await freshOptions('postgres');
  const database = await open(options);
  const other = await open(options);
  const endAll = () =>
    other.fork().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  // More often than there are places.
  for (let round = 0; round < 15; round += 1) {
    const transaction = database.fork().transactional(async (em) => {
      await em.execute('select 1');
      const asked = em.execute(statement);
      if (statement.includes('sleep')) await Promise.all([asked, endAll()]);
      await asked;
      await endAll();
    });
    await expect(transaction).rejects.toThrow();
  }
  const answers = Array.from({ length: 10 }, () => database.fork().execute('select pg_sleep(0.1)'));
  await Promise.all(answers);
});
