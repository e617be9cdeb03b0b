import { afterAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, PASSWORD, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

const email = 'patient@example.org';

/** The fields that the page's form sends on its own, and where to. */
function formOf(html: string) {
  const [, action = '', inner = ''] =
    /<form[^>]*action="([^"]*credentials[^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? [];
  const hidden = [...inner.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    return [read('name'), read('value')] as const;
  });
  return { action: action.replaceAll('&amp;', '&'), hidden: Object.fromEntries(hidden) };
}

/** Submits the sign-in page as a browser without scripts does; returns the answer's `Location`. */
async function submit(client: TestClient, url: string, password: string) {
  const page = await client.get<string>('/login?callbackUrl=%2Fprivate');
  const { action, hidden } = formOf(page.body);
  const answer = await client.request(new URL(action, url).href.slice(url.length), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...hidden, email, password }),
  });
  const where = new URL(answer.headers.get('location') ?? '', url);
  return { status: answer.status, where, next: await client.get<string>(where.pathname) };
}

test('without scripts the form of the sign-in page signs in, and says what went wrong [R6.3]', async () => {
  const { url } = await startTestNode(await freshEnvironment(anyDatabase));
  const client = createClient(url);
  const wrong = await submit(client, url, 'wrong');
  expect([wrong.status, wrong.where.pathname, wrong.next.status]).toEqual([302, '/login', 200]);
  expect(wrong.where.searchParams.get('error')).toBe('CredentialsSignin');
  const right = await submit(client, url, PASSWORD);
  expect([right.status, right.where.href, right.next.status]).toEqual([302, `${url}/private`, 200]);
  expect(right.next.body).toContain('Abmelden');
});

test('an X-Forwarded-For of 400 characters signs in, too, and is recorded [R6.3]', async () => {
  const { url, database } = await startTestNode(
    await freshEnvironment(anyDatabase, { TRUST_PROXY: '1' }),
  );
  const client = createClient(url);
  const { csrfToken } = (await client.get<{ csrfToken: string }>('/api/auth/csrf')).body;
  const fields = { email, password: PASSWORD, csrfToken, json: true };
  const claim = { 'x-forwarded-for': 'x'.repeat(400) };
  const path = '/api/auth/callback/credentials';
  const wrong = await client.send('POST', path, { ...fields, password: 'wrong' }, claim);
  const right = await client.send('POST', path, fields, claim);
  expect([wrong.status, right.status]).toEqual([401, 200]);
  const [row] = await database
    .fork()
    .execute<{ ip: string }[]>('select address as ip from sessions');
  expect(claim['x-forwarded-for'].startsWith(row?.ip ?? 'nothing')).toBe(true);
});

test.each(['/api/public', '/api/auth/session', '/api/auth/csrf', '/api/auth/providers'])(
  'a client that asks for %s keeps no session alive; a page does [R6.1]',
  async (path) => {
    const { url, database } = await startTestNode(await freshEnvironment(anyDatabase));
    const client = createClient(url);
    await client.signIn(email);
    const sql = (text: string) => database.fork().execute(text);
    await sql("update sessions set active_at = active_at - interval '5 minutes'");
    const activeAt = async () => JSON.stringify(await sql('select active_at from sessions'));
    const before = await activeAt();
    expect((await client.get(path)).status).toBe(200);
    expect(await activeAt()).toBe(before);
    await client.get('/private');
    expect(await activeAt()).not.toBe(before);
  },
);
