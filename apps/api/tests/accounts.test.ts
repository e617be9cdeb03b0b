import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import {
  freshEnvironment,
  mainDatabases,
  PASSWORD,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

describe.each(mainDatabases)('accounts on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
  });

  test('a guest has an empty session [R8.2] [R6.4]', async () => {
    const { status, body } = await createClient(node.url).get('/api/auth/session');
    expect(status).toBe(200);
    expect(body).toEqual({});
  });

  test('signing in opens a session with the user’s id [R6.1] [R6.3] [R8.3]', async () => {
    const client = createClient(node.url);
    const url = await client.signIn('patient@example.org');
    expect(new URL(url).searchParams.has('error')).toBe(false);
    expect([...client.cookies.keys()]).toContain('next-auth.session-token');
    const { body } = await client.get<{ user: { data: { id: string } }; expires: string }>(
      '/api/auth/session',
    );
    expect(body.user.data.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(body.expires)).toBeGreaterThan(Date.now());
  });

  test('a wrong password and an unknown address answer alike [R6.3]', async () => {
    const wrong = await createClient(node.url).signIn('patient@example.org', `${PASSWORD}x`);
    const unknown = await createClient(node.url).signIn('nobody@example.org');
    expect(new URL(wrong).searchParams.get('error')).toBe('CredentialsSignin');
    expect(unknown).toBe(wrong);
  });

  test('signing in often is no attack: the address keeps its free attempts', async () => {
    for (let time = 0; time < 33; time += 1) {
      const url = await createClient(node.url).signIn('patient2@example.org');
      expect(new URL(url).searchParams.get('error')).toBeNull();
    }
  });

  test('signing out ends the session on the server [R6.9] [R8.6]', async () => {
    const client = createClient(node.url);
    await client.signIn('patient@example.org');
    const stolen = createClient(node.url, new Map(client.cookies));
    expect((await client.send('POST', '/api/user/logout')).status).toBe(200);
    expect((await stolen.get('/api/letters/')).status).toBe(401);
  });

  test('the database holds no token that opens a session', async () => {
    const client = createClient(node.url);
    await client.signIn('patient@example.org');
    const token = client.cookies.get('next-auth.session-token') ?? '';
    const rows = await node.database
      .fork()
      .execute<{ id_hash: string }[]>('select id_hash from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ id_hash }) => !token.includes(id_hash))).toBe(true);
  });

  test('a role that is taken away counts at the next request', async () => {
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    expect((await staff.request('/staff')).status).toBe(200);
    const em = node.database.fork();
    await em.execute("update users set roles = '{}' where email = 'staff@example.org'");
    expect((await staff.request('/staff')).status).toBe(302);
    await em.execute("update users set roles = '{staff}' where email = 'staff@example.org'");
  });

  test('a user who has to choose a new password is forwarded there, except from imprint and privacy [R2.10]', async () => {
    const client = createClient(node.url);
    await client.signIn('patient2@example.org');
    const em = node.database.fork();
    await em.execute(
      "update users set password_change = true where email = 'patient2@example.org'",
    );
    const forwarded = await client.request('/private');
    expect(forwarded.status).toBe(302);
    expect(forwarded.headers.get('location')).toBe('/password-new');
    for (const path of ['/password-new', '/impressum', '/datenschutz']) {
      expect((await client.request(path)).status).toBe(200);
    }
    // Also from a public page that is remembered for all.
    const from = await client.request('/preise');
    expect(from.headers.get('location')).toBe('/password-new');
    for (const view of ['letters', 'profiles', 'users']) {
      expect((await client.get(`/api/${view}/`)).status).toBe(401);
    }
    await em.execute(
      "update users set password_change = false where email = 'patient2@example.org'",
    );
  });

  test('a disabled account is signed out at the next request', async () => {
    const client = createClient(node.url);
    await client.signIn('admin@example.org');
    await node.database
      .fork()
      .execute("update users set disabled_at = now() where email = 'admin@example.org'");
    expect((await client.get('/api/letters/')).status).toBe(401);
  });

  test('guessing one password is throttled, and the count is in the database', async () => {
    const guesser = createClient(node.url);
    const answers: string[] = [];
    for (let attempt = 0; attempt < 25; attempt += 1) {
      answers.push(await guesser.signIn('patient2@example.org', `wrong password ${attempt}`));
    }
    expect(
      answers.some((url) => new URL(url).searchParams.get('error') !== 'CredentialsSignin'),
    ).toBe(true);
    const rows = await node.database
      .fork()
      .execute<{ n: number }[]>('select count(*)::int as n from throttles');
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
