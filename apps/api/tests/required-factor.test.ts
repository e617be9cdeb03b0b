import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, PASSWORD, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

/** Sends the form with this action as a browser without scripts does; where the answer leads. */
async function submit(
  client: TestClient,
  { url, page, action }: { url: string; page: string; action: string },
  typed: Record<string, string> = {},
): Promise<string> {
  const { body: html } = await client.get<string>(page);
  const form = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html);
  expect(form, `${page} has the form ${action}`).not.toBeNull();
  const token = /name="csrfToken" value="([^"]*)"/.exec(form?.[1] ?? '')?.[1] ?? '';
  const answer = await client.request(action, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: token.replaceAll('&amp;', '&'), ...typed }),
  });
  expect(answer.status).toBe(302);
  const where = new URL(answer.headers.get('location') ?? '', url);
  return where.pathname + where.search;
}

test('where a second factor is required staff set one up before anything else, also without scripts [ASVS v5.0.0-6.3.3]', async () => {
  const env = await freshEnvironment(anyDatabase, { REQUIRE_SECOND_FACTOR: '1' });
  const { url } = await startTestNode(env);
  const client = createClient(url);
  const signIn = '/api/auth/callback/credentials';
  const fields = { email: 'staff@example.org', password: PASSWORD };
  const page = await submit(client, { url, page: '/login', action: signIn }, fields);
  expect(new URL(page, url).pathname).toBe('/login/factor');
  expect((await client.request('/staff')).headers.get('location')).toMatch(/^\/login\?/);
  expect((await client.get('/api/letters/')).status).toBe(401);

  const shown = await submit(client, { url, page, action: '/api/auth/totp' });
  expect(new URL(shown, url).pathname).toBe('/login/factor');
  const { body: html } = await client.get<string>(shown);
  const secret =
    /[?&;]secret=([A-Z2-7]+)/.exec(html)?.[1] ?? /<code[^>]*>([A-Z2-7\s]+)</.exec(html)?.[1];
  const totp = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(/\s/g, '')) });
  const confirm = { url, page: shown, action: '/api/auth/totp/confirm' };
  const refused = await submit(client, confirm, { code: '000000' });
  expect((await client.get<string>(refused)).body).toContain('Dieser Code passt nicht.');
  const codes = await submit(client, confirm, { code: totp.generate() });
  expect(new URL(codes, url).pathname).toBe('/user/codes');
  expect((await client.get<string>(codes)).body).toContain('Ersatzcodes');
  expect((await client.get('/staff')).status).toBe(200);
  expect((await client.get('/login/factor')).headers.get('location')).toBe('/user');

  const patient = createClient(url);
  expect(new URL(await patient.signIn('patient@example.org'), url).pathname).toBe('/');
});
