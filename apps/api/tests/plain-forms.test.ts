import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, PASSWORD, startTestNode, stopAll } from './support/node.ts';
import { sendPlainForm } from './support/plain-form.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startTestNode(await freshEnvironment(anyDatabase)));
});
afterAll(stopAll);

/** The text of the sign-in page in a browser without scripts. */
const textOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

async function signIn(email: string) {
  const client = createClient(url);
  const form = { url, page: '/login', action: '/api/auth/callback/credentials' };
  const next = await sendPlainForm(client, form, { email, password: PASSWORD });
  return { client, next };
}

/** Sets up an app; the codes of its key, and the recovery codes. */
async function setUpApp(email: string) {
  const { client } = await signIn(email);
  const shown = await sendPlainForm(client, { url, page: '/user/app', action: '/api/auth/totp' });
  const { body: html } = await client.get<string>(shown);
  const secret = /[?&;]secret=([A-Z2-7]+)/.exec(html)?.[1] ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const confirm = { url, page: shown, action: '/api/auth/totp/confirm' };
  const codes = await sendPlainForm(client, confirm, { code: app.generate() });
  const { body: sheet } = await client.get<string>(codes);
  const [, recovery = ''] = />([a-z0-9]{4}(?:-[a-z0-9]{4}){3})</.exec(sheet) ?? [];
  return { client, recovery };
}

test('without scripts a wrong recovery code is asked for again, and the right one leads on [R6.3]', async () => {
  const { recovery } = await setUpApp('patient2@example.org');
  const { client, next } = await signIn('patient2@example.org');
  expect(next).toBe('/login/second');
  const action = '/api/auth/second-factor';
  const page = '/login/second?with=recovery&callbackUrl=%2Fuser';
  const empty = await sendPlainForm(client, { url, page, action }, { code: '' });
  const wrong = await sendPlainForm(client, { url, page: empty, action }, { code: 'aaaa-bbbb' });
  for (const address of [empty, wrong]) {
    expect(new URL(address, url).searchParams.get('with')).toBe('recovery');
  }
  expect(textOf((await client.get<string>(wrong)).body)).toContain('schon benutzt');
  const right = await sendPlainForm(client, { url, page: wrong, action }, { code: recovery });
  expect(right).toMatch(/^\/user\/codes\?used=1&callbackUrl=/);
});

test('without scripts a form whose session has ended leads to a sign-in page with that message, and without the input [R6.4]', async () => {
  const { client } = await signIn('patient@example.org');
  const forms: [string, string][] = [
    ['/user?open=change-email', '/api/auth/email/change'],
    ['/user/app', '/api/auth/totp'],
    ['/user/delete', '/api/auth/deletion'],
  ];
  for (const [page, action] of forms) {
    const own = createClient(url, new Map(client.cookies));
    const meanwhile = () => void own.cookies.delete('next-auth.session-token');
    const typed = { email: 'new@example.org' };
    const where = await sendPlainForm(own, { url, page, action, meanwhile }, typed);
    expect(where).toMatch(/^\/login\?error=SessionRequired/);
    const text = textOf((await own.get<string>(where)).body);
    expect(text).toContain('Sie sind nicht mehr angemeldet.');
    expect(text).not.toContain(typed.email);
  }
});

test('without scripts the password that a deletion asks for is not left out [R6.8]', async () => {
  const { client } = await signIn('patient@example.org');
  const form = { url, page: '/user/delete', action: '/api/auth/deletion' };
  const refused = await sendPlainForm(client, form, { current: '' });
  expect(refused).toMatch(/^\/user\/delete\?error=FieldsInvalid&fields=current/);
  expect(textOf((await client.get<string>(refused)).body)).toContain(
    'Bitte geben Sie Ihr Passwort ein.',
  );
});

test('without scripts an invitation that was refused keeps its roles, and needs one [R6.7]', async () => {
  const { client } = await setUpApp('admin@example.org');
  const form = { url, page: '/admin/accounts', action: '/api/auth/invitations' };
  const typed = [
    ['name', 'Anna Neu'],
    ['email', 'patient@example.org'],
  ] as const;
  const kept = await sendPlainForm(client, form, [...typed, ['roles', 'staff']]);
  expect(new URL(kept, url).searchParams.get('error')).toBe('AccountThere');
  const { body } = await client.get<string>(kept);
  expect(body).toMatch(
    /<input[^>]*name="roles"[^>]*value="staff"[^>]*checked|<input[^>]*checked=""[^>]*value="staff"/,
  );
  const none = await sendPlainForm(client, form, [
    ['name', 'Anna Neu'],
    ['email', 'anna@example.org'],
  ]);
  expect(new URL(none, url).searchParams.get('fields')).toBe('roles');
});

test('a link that has lost a piece is reported as invalid [R6.8]', async () => {
  const client = createClient(url);
  const answer = await client.request('/api/auth/callback/email?token=abc');
  const where = answer.headers.get('location') ?? '';
  expect(where).toBe('/login?error=Verification');
  const { body } = await client.get<string>(where);
  expect(textOf(body)).toContain('auf dem Weg ging ein Stück von ihm verloren');
});
