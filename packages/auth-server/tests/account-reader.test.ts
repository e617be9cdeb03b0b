import { describe, expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

/** A site with a page that shows the visitor's `request.accounts`. */
async function createShop(options: Parameters<typeof createSite>[0] = {}) {
  const site = await createSite(options, (app) => {
    app.get('/accounts', { config: { access: 'public' } }, async (request) => {
      const accounts = request.accounts;
      const { token = '', email = '' } = request.query as { token?: string; email?: string };
      return {
        csrfToken: accounts.csrfToken(),
        purpose: accounts.purpose,
        email: accounts.email,
        mailbox: await accounts.mailbox(),
        link: await accounts.link(token, email),
        isReplaced: await accounts.isReplaced(token, email),
        shortestPassword: await accounts.shortestPassword(),
        pendingApp: await accounts.pendingApp(),
        codes: accounts.takeCodes(),
        factors: await accounts.factors(),
        sessions: await accounts.sessions(),
        limits: accounts.limits,
        user: accounts.user(),
        passwordDue: accounts.passwordDue(),
        typed: accounts.typed(),
      };
    });
  });
  return { ...site, open: site.browser };
}

test('a guest reads only a token for forms', async () => {
  const { open } = await createShop();
  const browser = open();
  const { csrfToken, ...rest } = (await browser.get('/accounts')).json();
  expect(rest).toEqual({
    purpose: null,
    email: null,
    mailbox: null,
    link: null,
    pendingApp: null,
    isReplaced: false,
    shortestPassword: 15,
    codes: [],
    factors: null,
    sessions: [],
    user: null,
    passwordDue: null,
    typed: {},
    limits: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
  });
  // The same token as in the protocol.
  expect(await browser.csrfToken()).toBe(csrfToken);
});

test('the browser that requested a link sees its recipient, its expiry and the code', async () => {
  const { open, clock, mailedLink } = await createShop();
  const [browser, other] = [open(), open()];
  await browser.send('signin/email', { email: patient.email });
  const { mailbox } = (await browser.get('/accounts')).json();
  expect(mailbox).toEqual({
    purpose: 'sign-in',
    email: patient.email,
    isExpired: false,
    createdAt: clock.time,
    expiresAt: clock.time + 600_000,
    code: expect.stringMatching(/^\d{6}$/),
  });
  const link = await mailedLink();
  const query = new URLSearchParams(link?.fields);
  const shown = async (who: typeof browser) => (await who.get(`/accounts?${query}`)).json().link;
  expect(await shown(browser)).toMatchObject({ needsCode: false, isExpired: false });
  expect(await shown(other)).toMatchObject({ needsCode: true });
  expect((await other.get('/accounts')).json().mailbox).toBeNull();
  // The code shown in the first browser works in the other.
  const used = await other.send('callback/email', { ...(link?.fields ?? {}), code: mailbox.code });
  expect(used.statusCode).toBe(200);
  expect(await shown(browser)).toBeNull();
  clock.time += 600_000;
  await browser.send('signin/email', { email: patient.email });
  const late = new URLSearchParams((await mailedLink())?.fields);
  clock.time += 600_000;
  const after = (await browser.get(`/accounts?${late}`)).json();
  expect(after.link).toMatchObject({ isExpired: true });
  // The requesting browser shows it too.
  expect(after.mailbox).toMatchObject({ isExpired: true });
});

test('a used link is distinguished from a link that a newer one has replaced', async () => {
  const { open, mailedLink } = await createShop();
  const browser = open();
  await browser.send('signin/email', { email: patient.email });
  const first = new URLSearchParams((await mailedLink())?.fields);
  await browser.send('signin/email', { email: patient.email });
  const second = await mailedLink();
  const shown = async (query: URLSearchParams) => (await browser.get(`/accounts?${query}`)).json();
  expect(await shown(first)).toMatchObject({ link: null, isReplaced: true });
  await browser.send('callback/email', second?.fields ?? {});
  const used = new URLSearchParams(second?.fields);
  expect(await shown(used)).toMatchObject({ link: null, isReplaced: false });
  const foreign = new URLSearchParams({ token: 'x', email: patient.email });
  expect(await shown(foreign)).toMatchObject({ link: null, isReplaced: false });
});

test('a user with a second factor may choose a shorter password', async () => {
  const { open, clock } = await createShop();
  const browser = open();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  const { Secret, TOTP } = await import('otpauth');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
  expect((await browser.get('/accounts')).json().shortestPassword).toBe(15);
  await browser.send('totp/confirm', { code });
  expect((await browser.get('/accounts')).json().shortestPassword).toBe(8);
});

test('a user sees factors and sessions, and can end sessions on other devices', async () => {
  const { open } = await createShop();
  const [browser, elsewhere, third] = [open(), open(), open()];
  for (const one of [browser, elsewhere, third]) await one.signIn();
  const { sessions, factors, email } = (await browser.get('/accounts')).json();
  expect([email, sessions.length, factors.hasSecondFactor]).toEqual([patient.email, 3, false]);
  expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);

  const [other] = (await elsewhere.get('/accounts'))
    .json()
    .sessions.filter(({ isThis }: { isThis: boolean }) => isThis);
  const ended = await browser.send('sessions/end', { id: other.id });
  expect(ended.json().ended).toBe(1);
  expect(await elsewhere.session()).toEqual({});
  expect((await browser.send('sessions/end', { id: other.id })).statusCode).toBe(404);
  expect((await browser.send('sessions/end', {})).json().ended).toBe(1);
  expect(await third.session()).toEqual({});
  expect((await browser.session()).user.email).toBe(patient.email);
});

test('a user cannot end another user’s session', async () => {
  const { open, rows } = await createShop();
  const other = { ...patient, id: 'account-2', email: 'other@example.org' };
  rows.accounts.set(other.id, other);
  const [browser, stranger] = [open(), open()];
  await browser.signIn();
  await stranger.signIn({ email: other.email });
  const [{ id }] = (await browser.get('/accounts')).json().sessions;
  expect((await stranger.send('sessions/end', { id })).statusCode).toBe(404);
  expect((await open().send('sessions/end', { id })).statusCode).toBe(401);
  expect((await browser.session()).user.email).toBe(patient.email);
});

test('recovery codes for a page without scripts are shown once, to their owner', async () => {
  const { open, clock } = await createShop();
  const browser = open();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  expect((await browser.get('/accounts')).json().pendingApp.secret).toBe(secret);
  const { Secret, TOTP } = await import('otpauth');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
  const confirmed = await browser.send('totp/confirm', { code, json: '' });
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
    302,
    'http://localhost:3000/user/codes?of=app',
  ]);
  const sealed = browser.cookies.get('next-auth.codes') ?? '';
  const { codes, pendingApp } = (await browser.get('/accounts')).json();
  expect([codes.length, pendingApp]).toEqual([10, null]);
  expect(sealed).not.toContain(codes[0]);
  expect((await browser.get('/accounts')).json().codes).toEqual([]);
  const stranger = open();
  stranger.cookies.set('next-auth.codes', sealed);
  expect((await stranger.get('/accounts')).json().codes).toEqual([]);
});

test('a user sees their name, when the password was last changed, and when the account will be deleted', async () => {
  const { open, rows, clock } = await createShop();
  const browser = open();
  await browser.signIn();
  const userOf = async () => (await browser.get('/accounts')).json().user;
  const { name, email } = patient;
  expect(await userOf()).toEqual({
    name,
    email,
    passwordChangedAt: null,
    emailVerifiedAt: 0,
    deletionAt: null,
  });
  const given = { password: 'Sieben Igel unterm Dach', current: password };
  expect((await browser.send('password', given)).statusCode).toBe(200);
  const deletionAt = clock.time + 1000;
  rows.accounts.set(patient.id, { ...(rows.accounts.get(patient.id) ?? patient), deletionAt });
  expect(await userOf()).toEqual({
    name,
    email,
    passwordChangedAt: clock.time,
    emailVerifiedAt: 0,
    deletionAt,
  });
});

test('a visitor who has to choose a password sees whether the practice or a link requires it, and no user [R2.10]', async () => {
  const { open, rows, clock, mailedLink } = await createShop();
  const [reset, forced] = [open(), open()];
  const shown = async (who: typeof reset) => {
    const { user, passwordDue } = (await who.get('/accounts')).json();
    return { user, passwordDue };
  };
  await reset.send('password/request', { email: patient.email });
  await reset.send('callback/email', (await mailedLink())?.fields ?? {});
  expect(await shown(reset)).toEqual({
    user: null,
    passwordDue: { byPractice: false, since: null },
  });
  const since = clock.time - 86_400_000;
  rows.accounts.set(patient.id, { ...patient, passwordChange: true, passwordChangeSince: since });
  await forced.signIn();
  expect(await shown(forced)).toEqual({ user: null, passwordDue: { byPractice: true, since } });
  await forced.send('password', { password: 'Sieben Igel unterm Dach' });
  expect((await shown(forced)).passwordDue).toBeNull();
  // The requirement and its time are removed.
  expect(rows.accounts.get(patient.id)).toMatchObject({
    passwordChange: false,
    passwordChangeSince: null,
  });
});

describe('the input of a refused form without scripts', () => {
  const fields = { name: 'Petra Müller', email: 'petra@example.org' };
  const refusedSignUp = { ...fields, password: 'too short', code: '123456', json: '' };

  test('can be read once, without passwords and codes; no address contains it', async () => {
    const { open } = await createShop();
    const browser = open();
    const refused = await browser.send('signup', refusedSignUp);
    expect([refused.statusCode, refused.headers.location]).toEqual([
      302,
      'http://localhost:3000/signup?error=PasswordTooShort',
    ]);
    const cookie = refused.cookies.find(({ name }) => name === 'next-auth.typed');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect(cookie?.value).not.toContain('petra');
    expect((await browser.get('/accounts')).json().typed).toEqual(fields);
    expect((await browser.get('/accounts')).json().typed).toEqual({});
  });

  test('is also kept after a refused sign-in, and after missing fields', async () => {
    const { open } = await createShop();
    const browser = open();
    await browser.signIn({ password: 'wrong', json: '' });
    expect((await browser.get('/accounts')).json().typed).toEqual({ email: patient.email });
    await browser.send('signup', { email: 'no address', json: '' });
    expect((await browser.get('/accounts')).json().typed).toEqual({ email: 'no address' });
  });

  test('is not kept for a client with scripts, or for a page of another site', async () => {
    // As in an app with its own origin check.
    const { open } = await createShop({ checkOrigin: false });
    const browser = open();
    await browser.send('signup', { ...refusedSignUp, json: 'true' });
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
    const foreign = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    await browser.post('/api/auth/signup', refusedSignUp, foreign);
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
  });

  test('is empty if the cookie was forged, or the input would be too long', async () => {
    const { open } = await createShop();
    const browser = open();
    browser.cookies.set('next-auth.typed', 'forged');
    expect((await browser.get('/accounts')).json().typed).toEqual({});
    await browser.send('signup', { ...refusedSignUp, name: 'x'.repeat(4000) });
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
  });
});
