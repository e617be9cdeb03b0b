import { afterAll, expect, test } from 'vitest';
import { sweepTasks } from '../src/sweep.ts';
import { createClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

test.each(mainDatabases)('expired rows are removed, all others stay, on %s', async (kind) => {
  const node = await startTestNode(await freshEnvironment(kind));
  const client = createClient(node.url);
  await client.signIn('patient@example.org', 'a wrong password');
  await client.signIn('patient@example.org');
  const count = async (table: string) => {
    const sql = `select count(*)::int as n from ${table}`;
    const rows = await node.database.fork().execute<{ n: number }[]>(sql);
    return rows[0]?.n;
  };
  const sweep = async (now: number) => {
    for (const task of sweepTasks(
      () => node.database.fork(),
      () => now,
    ))
      await task();
  };
  await sweep(Date.now());
  expect(await count('sessions')).toBe(1);

  await sweep(Date.now() + 25 * 3_600_000);
  expect(await count('sessions')).toBe(0);
  expect(await count('throttles')).toBe(0);
  expect((await client.get('/api/letters/')).status).toBe(401);
});
