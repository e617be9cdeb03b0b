import { afterAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { databases, freshEnvironment, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

test.each(databases)('a node on %s is live and ready', async (kind) => {
  const client = createClient((await startTestNode(await freshEnvironment(kind))).url);
  expect((await client.get('/health/live')).status).toBe(200);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'ok', database: kind });
});

test('with the database away a node is live, not ready, signs nobody out, and still shows its pages', async () => {
  const node = await startTestNode(await freshEnvironment('postgres'));
  const visitor = createClient(node.url);
  const patient = createClient(node.url);
  await patient.signIn('patient@example.org');
  await visitor.get('/');

  await node.database.orm.close(true);
  expect((await visitor.get('/health/live')).status).toBe(200);
  const ready = await visitor.get('/health/ready');
  expect(ready.status).toBe(503);
  expect(ready.body).toEqual({ status: 'database away' });
  expect((await visitor.get('/')).status).toBe(200);

  const session = await patient.get<{ code: string }>('/api/auth/session');
  expect(session.status).toBe(503);
  expect(patient.cookies.has('next-auth.session-token')).toBe(true);
});
