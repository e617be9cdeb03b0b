import { afterAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

test('the version poll keeps no session alive; a page does [R8.12] [R8.16]', async () => {
  const { url, database } = await startTestNode(await freshEnvironment(anyDatabase));
  const client = createClient(url);
  await client.signIn('patient@example.org');
  const sql = (text: string) => database.fork().getConnection().execute(text);
  await sql("update sessions set active_at = active_at - interval '5 minutes'");
  const activeAt = async () => JSON.stringify(await sql('select active_at from sessions'));
  const before = await activeAt();
  const { body } = await client.get<{ id: string }>('/builds/latest.json');
  await client.get(`/builds/meta/${body.id}.json`);
  expect(await activeAt()).toBe(before);
  await client.get('/private');
  expect(await activeAt()).not.toBe(before);
});

test('the manifest says of every route who may see it, and where everything else is described [R8.12]', async () => {
  const { url } = await startTestNode(await freshEnvironment(anyDatabase));
  const client = createClient(url);
  const { body } = await client.get<{ id: string }>('/builds/latest.json');
  const manifest = await client.get<{ id: string; routes: Record<string, unknown>[] }>(
    `/builds/meta/${body.id}.json`,
  );
  expect(manifest.body.id).toBe(body.id);
  const rules = Object.fromEntries(manifest.body.routes.map((rule) => [rule.path, rule]));
  expect(rules['/preise']).toEqual({
    path: '/preise',
    layout: 'default',
    access: 'public',
    memory: true,
    start: 'on-demand',
    indexed: true,
  });
  expect(rules['/staff']).toEqual({
    path: '/staff',
    layout: 'admin',
    access: 'auth',
    roles: ['staff', 'admin'],
    memory: false,
    start: 'at-once',
    indexed: false,
  });
});
