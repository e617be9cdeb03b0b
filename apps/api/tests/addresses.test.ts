import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

let node: TestNode;
let guest: TestClient;
beforeAll(async () => {
  node = await startTestNode(await freshEnvironment(anyDatabase));
  guest = createClient(node.url);
});
afterAll(stopAll);

test.each([
  ['/BOTOX', '/botox'],
  ['/%42oTox?utm_source=mail', '/botox?utm_source=mail'],
  ['//botox', '/botox'],
])('%s leads to %s, the one address of its page [R2.1]', async (path, target) => {
  const { status, headers } = await guest.get<string>(path);
  expect([status, headers.get('location')]).toEqual([308, target]);
});

test('/b%6ftox is the same page as /botox, with the one canonical address [R2.1]', async () => {
  const usual = await guest.get<string>('/botox');
  const other = await guest.get<string>('/b%6ftox');
  expect(other.status).toBe(200);
  // One entry of the memory serves both, or the spellings of thirteen names would fill it.
  expect(other.headers.get('etag')).toBe(usual.headers.get('etag'));
  expect(other.body).toContain(`<link rel="canonical" href="${node.url}/faltenbehandlung">`);
});

test.each([
  ['POST', '/nothing', 404, 'NOT_FOUND'],
  ['POST', '/preise', 405, 'METHOD_NOT_ALLOWED'],
  ['DELETE', '/botox/_payload.json', 405, 'METHOD_NOT_ALLOWED'],
  ['PATCH', '/api/letters/x', 401, 'UNAUTHENTICATED'],
  ['PATCH', '/api/prices/x', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '/assets/nothing.js', 404, 'NOT_FOUND'],
  ['GET', '/%zz', 400, 'BAD_REQUEST'],
])(
  '%s %s answers in the wire form of errors, and repeats nothing',
  async (method, path, status, code) => {
    const answer = await guest.request(path, { method });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(status);
    expect(body).toEqual({ statusCode: status, code, message: expect.any(String) });
    expect(body.message).not.toContain(path);
  },
);

test('polling for a new build does not keep a session alive', async () => {
  const patient = createClient(node.url);
  await patient.signIn('patient@example.org');
  const em = node.database.fork();
  const touched = async () =>
    (
      await em.execute<{ n: number }[]>(
        "select count(*)::int as n from sessions where active_at > now() - interval '5 minutes'",
      )
    )[0]?.n;
  await em.execute("update sessions set active_at = now() - interval '10 minutes'");
  expect((await patient.get('/builds/latest.json')).status).toBe(200);
  expect(await touched()).toBe(0);
  await patient.get('/private');
  expect(await touched()).toBe(1);
});

test('behind one proxy the limit of an address holds, whatever the caller claims to be [6.3.1]', async () => {
  const behind = await startTestNode(await freshEnvironment(anyDatabase, { TRUST_PROXY: '1' }));
  const thief = createClient(behind.url);
  const { csrfToken } = (await thief.get<{ csrfToken: string }>('/api/auth/csrf')).body;
  const statuses: number[] = [];
  for (let n = 0; n < 36; n += 1) {
    const body = { email: `nobody${n}@example.org`, password: 'wrong', csrfToken, json: true };
    const claim = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` };
    statuses.push((await thief.send('POST', '/api/auth/callback/credentials', body, claim)).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(30)).toContain(429);
});
