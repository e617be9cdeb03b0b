import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createSite, origin, password, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const pathOf = (answer: { json(): { url: string } }) => new URL(answer.json().url).pathname;
const staff = { ...patient, id: 'account-staff', email: 'staff@example.org', roles: ['staff'] };
const newPassword = 'Vier Wolken ohne Hut';

/** A site whose staff need a second factor. */
async function createStrictSite(secondFactorFor: readonly string[] = ['staff', 'admin']) {
  const site = await createSite({ secondFactorFor }, (app) => {
    app.get('/accounts', { config: { access: 'public' } }, async (request) => {
      const accounts = request.accounts;
      return {
        purpose: accounts.purpose,
        user: accounts.user(),
        setup: await accounts.pendingApp(),
      };
    });
  });
  site.rows.accounts.set(staff.id, staff);
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.time });
  return { ...site, open: site.browser, codeOf };
}

test('a user without a required second factor sets it up first [ASVS v5.0.0-6.3.3]', async () => {
  const { open, codeOf, rows } = await createStrictSite();
  const browser = open();
  const first = await browser.signIn({ email: staff.email });
  expect([first.statusCode, pathOf(first), first.json().purpose]).toEqual([
    200,
    '/login/factor',
    'factor-new',
  ]);
  // A guest for all other requests.
  expect(await browser.session()).toEqual({});
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/mine')).json()).toEqual({ viewer: null });
  expect((await browser.get('/api/auth/roles/waiting')).statusCode).toBe(401);
  const closed: [string, Record<string, string>][] = [
    ['totp/remove', {}],
    ['recovery-codes', {}],
    ['email/change', { email: 'other@example.org' }],
    ['password', { password: newPassword, current: password }],
    ['deletion', { current: password }],
    ['sessions/end', {}],
  ];
  for (const [path, fields] of closed) {
    expect(errorOf(await browser.send(path, fields)), path).toBe('Refused');
  }
  expect(rows.accounts.get(staff.id)).toEqual(staff);

  const { secret } = (await browser.send('totp', {})).json();
  expect((await browser.get('/accounts')).json()).toMatchObject({
    purpose: 'factor-new',
    user: null,
    setup: { secret },
  });
  const wrong = await browser.send('totp/confirm', { code: '000000' });
  expect([pathOf(wrong), errorOf(wrong)]).toEqual(['/login/factor', 'CodeWrong']);
  const confirmed = await browser.send('totp/confirm', { code: codeOf(secret) });
  expect([confirmed.statusCode, pathOf(confirmed)]).toEqual([200, '/user/codes']);
  expect(confirmed.json().codes).toHaveLength(10);
  expect((await browser.session()).user.data.roles).toEqual(['staff']);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
  expect(pathOf(await open().signIn({ email: staff.email }))).toBe('/login/second');
});

test('a passkey is accepted as the second factor', async () => {
  const { open } = await createStrictSite();
  const browser = open();
  await browser.signIn({ email: staff.email });
  const { options } = (await browser.send('passkey/new', {})).json();
  const credential = JSON.stringify(createAuthenticator(origin).create(options.challenge));
  expect((await browser.send('passkey/add', { credential })).statusCode).toBe(200);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test.each([
  ['others than those with such a role', undefined, patient.email],
  ['anybody where nothing is said', [], staff.email],
])('a second factor is not demanded of %s', async (_who, roles, email) => {
  const { open } = await createStrictSite(roles);
  const browser = open();
  expect(pathOf(await browser.signIn({ email }))).toBe('/private');
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test('after a role was given, the next request requires the second factor', async () => {
  const { open, rows } = await createStrictSite();
  const browser = open();
  await browser.signIn();
  rows.accounts.set(patient.id, { ...patient, roles: ['patient', 'staff'] });
  expect((await browser.get('/mine')).json()).toEqual({ viewer: null });
  expect((await browser.get('/accounts')).json().purpose).toBe('factor-new');
});

test('a required new password comes first, the second factor after it', async () => {
  const { open, rows } = await createStrictSite();
  rows.accounts.set(staff.id, { ...staff, passwordChange: true });
  const browser = open();
  expect(pathOf(await browser.signIn({ email: staff.email }))).toBe('/password-new');
  const fields = { password: newPassword, json: '' };
  const chosen = await browser.send('password', fields);
  expect(new URL(chosen.headers.location ?? '').pathname).toBe('/login/factor');
  expect((await browser.get('/mine')).json()).toEqual({ viewer: null });
});

test('long after the last proof the password is required', async () => {
  const { open, clock } = await createStrictSite();
  const browser = open();
  await browser.signIn({ email: staff.email });
  clock.time += 11 * 60_000;
  const late = await browser.send('totp', {});
  expect([pathOf(late), errorOf(late)]).toEqual(['/login/factor', 'ProofOld']);
  expect(errorOf(await browser.send('totp', { current: 'wrong' }))).toBe('CredentialsSignin');
  expect((await browser.send('totp', { current: password })).statusCode).toBe(200);
});

/** A member of staff with an app for codes. */
async function signInWithApp() {
  const site = await createStrictSite();
  const browser = site.open();
  await browser.signIn({ email: staff.email });
  const { secret } = (await browser.send('totp', {})).json();
  await browser.send('totp/confirm', { code: site.codeOf(secret) });
  return { ...site, browser, secret };
}

test('a user who removes a required factor has to set one up first', async () => {
  const { open, browser, secret, codeOf, clock } = await signInWithApp();
  const other = open();
  await other.signIn({ email: staff.email });
  clock.time += 30_000;
  await other.send('second-factor', { code: codeOf(secret) });
  expect((await other.get('/for-users')).statusCode).toBe(200);
  expect((await browser.send('totp/remove', {})).statusCode).toBe(200);
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/accounts')).json()).toMatchObject({
    purpose: 'factor-new',
    user: null,
  });
  // Sessions opened by the removed factor have ended.
  expect((await other.get('/for-users')).statusCode).toBe(401);
  expect((await other.get('/accounts')).json().purpose).toBeNull();
});

test.each(['totp/remove', 'totp', 'recovery-codes', 'passkey/new', 'passkey/remove'])(
  'long after the second factor, a password alone changes no factor of a guarded role: %s',
  async (path) => {
    const { browser, clock, secret, codeOf, rows } = await signInWithApp();
    clock.time += 11 * 60_000;
    const [before, codes] = [rows.totpKeys.get(staff.id), [...rows.recoveryCodes.keys()]];
    const refused = await browser.send(path, { current: password, id: 'x' });
    expect([refused.statusCode, errorOf(refused)]).toEqual([401, 'SecondFactorMissing']);
    expect(rows.totpKeys.get(staff.id)).toEqual(before);
    expect([...rows.recoveryCodes.keys()]).toEqual(codes);
    await browser.send('second-factor', { code: codeOf(secret) });
    expect((await browser.send(path, { id: 'x' })).body).not.toContain('SecondFactorMissing');
  },
);

test('setting up the factor keeps where the visitor wanted to go', async () => {
  const { open, codeOf } = await createStrictSite();
  const browser = open();
  const first = await browser.signIn({ email: staff.email, callbackUrl: '/staff/roles' });
  const wanted = (answer: typeof first) =>
    new URL(answer.json().url).searchParams.get('callbackUrl') ?? '';
  expect(wanted(first)).toMatch(/\/staff\/roles$/);
  const begun = await browser.send('totp', { callbackUrl: '/staff/roles' });
  expect([pathOf(begun), wanted(begun)]).toEqual(['/login/factor', wanted(first)]);
  const confirmed = await browser.send('totp/confirm', {
    code: codeOf(begun.json().secret),
    callbackUrl: '/staff/roles',
  });
  expect([pathOf(confirmed), wanted(confirmed)]).toEqual(['/user/codes', wanted(first)]);
});
