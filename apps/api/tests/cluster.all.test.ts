import { afterAll, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { emptyEnvironment, freshEnvironment, startTestNode, stopAll } from './support/node.ts';
import { publish } from './support/publish.ts';

afterAll(stopAll);

async function twoNodes(env?: Record<string, string>) {
  env ??= await freshEnvironment('postgres');
  return Promise.all([startTestNode(env), startTestNode(env)]);
}

test('two nodes that start at once on an empty database migrate and seed once', async () => {
  // The node that makes a password logs it.
  const [one, two] = await twoNodes(await emptyEnvironment('postgres', { SAMPLE_PASSWORD: '' }));
  const migrations = await one.database
    .fork()
    .execute<{ name: string }[]>('select name from mikro_orm_migrations');
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  expect((await createClient(two.url).get('/api/treatments/?count')).body).toEqual({ count: 13 });
  expect([one, two].filter(({ prepared }) => prepared?.password)).toHaveLength(1);
});

test('a user who signs in on one node continues at the other, and signs out of both', async () => {
  const [one, two] = await twoNodes();
  const here = createClient(one.url);
  await here.signIn('patient@example.org');
  const there = createClient(two.url, here.cookies);
  const session = await there.get<{ user: { email: string } }>('/api/auth/session');
  expect(session.body.user.email).toBe('patient@example.org');
  expect((await there.get<unknown[]>('/api/letters/')).body).toHaveLength(2);

  const stale = createClient(one.url, new Map(here.cookies));
  await there.send('POST', '/api/user/logout');
  expect((await stale.get('/api/auth/session')).body).toEqual({});
  expect((await stale.get('/api/letters/')).status).toBe(401);
});

test('a price changed on one node shows on the other', async () => {
  const [one, two] = await twoNodes();
  const staff = createClient(one.url);
  const visitor = createClient(two.url);
  await staff.signIn('staff@example.org');
  expect((await visitor.get<string>('/preise')).body).not.toContain('1.234');

  const found = await staff.get<{ id: string }[]>(
    '/api/prices/?filter={"label_de":"Mesotherapie"}',
  );
  await publish(staff, 'prices', found.body[0]?.id ?? '', { amount: '1234.00' });
  await vi.waitFor(async () =>
    expect((await visitor.get<string>('/preise')).body).toContain('1.234'),
  );
});

test('a node whose listening connection is cut receives changes again', async () => {
  const [one, two] = await twoNodes();
  const staff = createClient(one.url);
  await staff.signIn('staff@example.org');
  await one.database
    .fork()
    .execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
  const found = await staff.get<{ id: string }[]>('/api/prices/?filter={"label_de":"Skinbooster"}');
  await publish(staff, 'prices', found.body[0]?.id ?? '', { amount: '4321.00' });
  const visitor = createClient(two.url);
  await vi.waitFor(
    async () => expect((await visitor.get<string>('/preise')).body).toContain('4.321'),
    { timeout: 5000, interval: 50 },
  );
});
