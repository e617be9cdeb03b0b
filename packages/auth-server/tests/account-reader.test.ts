import { describe, expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

/** A site with a page that shows what a visitor reads of their account. */
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

test('a guest reads a token for forms, and nothing else', async () => {
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
  // It is the one that the protocol answers, too.
  expect(await browser.csrfToken()).toBe(csrfToken);
});

test('who has asked for a link sees where it went, until when, and the code', async () => {
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
  // The code of the first window opens it in the other one.
  const used = await other.send('callback/email', { ...(link?.fields ?? {}), code: mailbox.code });
  expect(used.statusCode).toBe(200);
  expect(await shown(browser)).toBeNull();
  clock.time += 600_000;
  await browser.send('signin/email', { email: patient.email });
  const late = new URLSearchParams((await mailedLink())?.fields);
  clock.time += 600_000;
  const after = (await browser.get(`/accounts?${late}`)).json();
  expect(after.link).toMatchObject({ isExpired: true });
  // The window that has asked says it, too.
  expect(after.mailbox).toMatchObject({ isExpired: true });
});

test('a link that is gone is told apart from one that a newer one has replaced', async () => {
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

test('who has a second factor may choose a shorter password', async () => {
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

test('a user sees factors and sessions, and ends those elsewhere', async () => {
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

test('nobody ends another user’s session', async () => {
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

test('codes that a page without scripts has to show are shown once, to their owner', async () => {
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

test('a user sees their name, since when the password is theirs, and when the account ends', async () => {
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

test('who has to choose a password sees whether the practice or a link asks, and no user [R2.10]', async () => {
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
  // What was asked for is done, and its time is gone with it.
  expect(rows.accounts.get(patient.id)).toMatchObject({
    passwordChange: false,
    passwordChangeSince: null,
  });
});

describe('what a form without scripts had typed', () => {
  const fields = { name: 'Petra Müller', email: 'petra@example.org' };
  const refusedSignUp = { ...fields, password: 'too short', code: '123456', json: '' };

  test('is there once after a refusal, but for passwords and codes; no address has it', async () => {
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

  test('is kept after a refused sign-in, too, and after fields that are missing', async () => {
    const { open } = await createShop();
    const browser = open();
    await browser.signIn({ password: 'wrong', json: '' });
    expect((await browser.get('/accounts')).json().typed).toEqual({ email: patient.email });
    await browser.send('signup', { email: 'no address', json: '' });
    expect((await browser.get('/accounts')).json().typed).toEqual({ email: 'no address' });
  });

  test('is not kept for a client with scripts, nor from a page of another site', async () => {
    // As where the app has an origin check of its own.
    const { open } = await createShop({ checkOrigin: false });
    const browser = open();
    await browser.send('signup', { ...refusedSignUp, json: 'true' });
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
    const foreign = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    await browser.post('/api/auth/signup', refusedSignUp, foreign);
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
  });

  test('is nothing where somebody else has made the cookie, or it would be too long', async () => {
    const { open } = await createShop();
    const browser = open();
    browser.cookies.set('next-auth.typed', 'forged');
    expect((await browser.get('/accounts')).json().typed).toEqual({});
    await browser.send('signup', { ...refusedSignUp, name: 'x'.repeat(4000) });
    expect(browser.cookies.has('next-auth.typed')).toBe(false);
  });
});
