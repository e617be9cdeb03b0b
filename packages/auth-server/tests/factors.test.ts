import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createSite, origin, password, patient } from './site.ts';

const minute = 60_000;
const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const pathOf = (answer: { json(): { url: string } }) => new URL(answer.json().url).pathname;

/** An app on a phone, with its key. */
const createApp = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (at: number) => totp.generate({ timestamp: at });
};

/** A patient with an app for codes, signed in in `browser`. */
async function createSiteWithApp() {
  const site = await createSite();
  const browser = site.browser();
  await browser.signIn();
  const begun = await browser.send('totp', {});
  const { secret, uri } = begun.json();
  const codeAt = createApp(secret);
  const confirmed = await browser.send('totp/confirm', { code: codeAt(site.clock.time) });
  const codes: string[] = confirmed.json().codes;
  // Moves to the next code, which is unused.
  site.clock.time += 30_000;
  return { ...site, open: site.browser, browser, secret, uri, codes, codeAt };
}

test('after the first right code of an app, a password alone opens a limited session', async () => {
  const { open, clock, codeAt, codes, uri, rows } = await createSiteWithApp();
  expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:patient%40example\.org\?/);
  expect(new Set(codes).size).toBe(10);
  const browser = open();
  const first = await browser.signIn({ callbackUrl: '/private' });
  expect([first.statusCode, pathOf(first)]).toEqual([200, '/login/second']);
  expect(new URL(first.json().url).searchParams.get('callbackUrl')).toBe(
    `${origin.origin}/private`,
  );
  // A guest for the session's address, for routes and for the viewer.
  expect(await browser.session()).toEqual({});
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/mine')).json()).toEqual({ viewer: null });
  const second = await browser.send('second-factor', {
    code: ` ${codeAt(clock.time).replace(/^.../, '$& ')}`,
    callbackUrl: '/private',
  });
  expect([second.statusCode, pathOf(second)]).toEqual([200, '/private']);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
  expect(rows.sessions.size).toBe(2);
});

test('a code works once, and not long before or after its time', async () => {
  const { open, clock, codeAt } = await createSiteWithApp();
  const enter = async (at: number) => {
    const browser = open();
    await browser.signIn();
    return errorOf(await browser.send('second-factor', { code: codeAt(at) }));
  };
  expect(await enter(clock.time)).toBeNull();
  expect(await enter(clock.time)).toBe('CodeWrong');
  expect(await enter(clock.time - 30_000)).toBe('CodeWrong');
  clock.time += 2 * minute;
  expect(await enter(clock.time - minute)).toBe('CodeWrong');
  expect(await enter(clock.time + minute)).toBe('CodeWrong');
  expect(await enter(clock.time + 30_000)).toBeNull();
});

test('a recovery code works once, with any spelling', async () => {
  const { open, codes } = await createSiteWithApp();
  const [first = '', second = ''] = codes;
  const enter = async (code: string) => {
    const browser = open();
    await browser.signIn();
    return errorOf(await browser.send('second-factor', { code }));
  };
  expect(await enter(first)).toBeNull();
  expect(await enter(first)).toBe('CodeWrong');
  expect(await enter(` ${second.toUpperCase().replace('-', ' ')} `)).toBeNull();
});

test('guessing codes is limited, and a wrong code is recorded', async () => {
  const { open, rows } = await createSiteWithApp();
  const browser = open();
  await browser.signIn();
  const errors: (string | null)[] = [];
  for (let code = 0; code < 8; code += 1) {
    errors.push(errorOf(await browser.send('second-factor', { code: `00000${code}` })));
  }
  expect(errors.slice(0, 5)).toEqual(Array(5).fill('CodeWrong'));
  expect(errors.slice(5)).toEqual(Array(3).fill('TooManyRequests'));
  expect(rows.events.filter(({ type }) => type === 'refused')).toHaveLength(5);
});

test('parallel waits give no more guesses at a code, and a known device is not delayed', async () => {
  const { open, clock, codeAt, codes } = await createSiteWithApp();
  const known = open();
  await known.signIn();
  await known.send('second-factor', { code: codes[0] ?? '' });
  await known.send('signout', {});
  let guesses = 0;
  for (let round = 0; round < 30; round += 1) {
    // A thief with the password opens many browsers.
    for (let window = 0; window < 5; window += 1) {
      const thief = open();
      await thief.signIn();
      const answer = await thief.send('second-factor', { code: '000000' });
      if (errorOf(answer) === 'CodeWrong') guesses += 1;
    }
    clock.time += 20_000;
  }
  // In ten minutes: five, then after 1, 2, 4, 8 … s.
  expect(guesses).toBeLessThan(16);
  await known.signIn();
  const code = codeAt(clock.time);
  expect((await known.send('second-factor', { code })).statusCode).toBe(200);
});

test('neither a link nor a new password avoids the second factor', async () => {
  const { open, clock, codeAt, mailedLink } = await createSiteWithApp();
  const byLink = open();
  await byLink.send('signin/email', { email: patient.email });
  const used = await byLink.send('callback/email', (await mailedLink())?.fields ?? {});
  expect(pathOf(used)).toBe('/login/second');
  expect((await byLink.get('/for-users')).statusCode).toBe(401);

  const byReset = open();
  await byReset.send('password/request', { email: patient.email });
  expect(pathOf(await byReset.send('callback/email', (await mailedLink())?.fields ?? {}))).toBe(
    '/password-new',
  );
  // This session cannot prove a code before the password is chosen.
  expect(errorOf(await byReset.send('second-factor', { code: codeAt(clock.time) }))).toBe(
    'Refused',
  );
  // With a second factor eight characters are enough.
  const chosen = await byReset.send('password', { password: 'x9#Kq2&v' });
  expect(pathOf(chosen)).toBe('/login/second');
  expect((await byReset.get('/for-users')).statusCode).toBe(401);
  expect((await byReset.send('second-factor', { code: codeAt(clock.time) })).statusCode).toBe(200);
  expect((await byReset.get('/for-users')).statusCode).toBe(200);
});

test('a key is used only after its first code, and is encrypted in the table', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  expect(errorOf(await browser.send('totp/confirm', { code: '000000' }))).toBe('CodeWrong');
  expect(pathOf(await open().signIn())).toBe('/private');
  expect(JSON.stringify([...rows.totpKeys])).not.toContain(secret);
});

test('a change long after the last proof requires the password', async () => {
  const { browser, clock } = await createSiteWithApp();
  clock.time += 11 * minute;
  expect(errorOf(await browser.send('totp/remove', {}))).toBe('ProofOld');
  expect(errorOf(await browser.send('totp/remove', { current: 'wrong' }))).toBe(
    'CredentialsSignin',
  );
  expect((await browser.send('totp/remove', { current: password })).statusCode).toBe(200);
  expect(pathOf(await browser.signIn())).toBe('/private');
});

test('new recovery codes replace the old ones, and without a factor there are none', async () => {
  const { browser, open, codes } = await createSiteWithApp();
  const made = await browser.send('recovery-codes', {});
  const [fresh = ''] = made.json().codes;
  const other = open();
  await other.signIn();
  expect(errorOf(await other.send('second-factor', { code: codes[0] ?? '' }))).toBe('CodeWrong');
  expect(errorOf(await other.send('second-factor', { code: fresh }))).toBeNull();
  await browser.send('totp/remove', {});
  expect(errorOf(await browser.send('recovery-codes', {}))).toBe('Refused');
});

test.each([
  'totp',
  'totp/confirm',
  'totp/remove',
  'recovery-codes',
  'passkey/new',
  'passkey/add',
  'passkey/remove',
  'second-factor',
])('%s is refused to a guest', async (path) => {
  const { browser } = await createSite();
  const answer = await browser().send(path, { code: '123456', credential: '{"id":"x"}', id: 'x' });
  expect([answer.statusCode, errorOf(answer)]).toEqual([401, 'SessionRequired']);
});

/** A patient with a passkey on `device`. */
async function createSiteWithPasskey() {
  const site = await createSite();
  const browser = site.browser();
  const device = createAuthenticator(origin);
  await browser.signIn();
  const { options } = (await browser.send('passkey/new', {})).json();
  const credential = JSON.stringify(device.create(options.challenge));
  const added = await browser.send('passkey/add', { credential, name: 'Telefon' });
  return { ...site, open: site.browser, browser, device, options, added };
}

type Open = Awaited<ReturnType<typeof createSiteWithPasskey>>['open'];

async function askAndSign(
  browser: ReturnType<Open>,
  device: ReturnType<typeof createAuthenticator>,
) {
  const { options } = (await browser.send('passkey/options', {})).json();
  return { options, credential: JSON.stringify(device.get(options.challenge)) };
}

test('a first passkey ends the sessions that were opened by a password alone', async () => {
  const site = await createSite();
  const [browser, elsewhere] = [site.browser(), site.browser()];
  for (const one of [elsewhere, browser]) await one.signIn();
  const { options } = (await browser.send('passkey/new', {})).json();
  const credential = JSON.stringify(createAuthenticator(origin).create(options.challenge));
  expect((await browser.send('passkey/add', { credential })).statusCode).toBe(200);
  expect((await elsewhere.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test('a passkey signs in alone, without a password and without a second step', async () => {
  const { open, device, added, options, rows } = await createSiteWithPasskey();
  expect(added.statusCode).toBe(200);
  expect(added.json().codes).toHaveLength(10);
  expect(options).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none' });
  const browser = open();
  const { credential, options: asked } = await askAndSign(browser, device);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const opened = await browser.send('callback/passkey', { credential, callbackUrl: '/private' });
  expect([opened.statusCode, pathOf(opened)]).toEqual([200, '/private']);
  expect((await browser.session()).user.data.id).toBe(patient.id);
  expect(rows.passkeys.get(device.id)).toMatchObject({ name: 'Telefon', counter: 2 });
});

test('an account with a passkey asks for it, or for a recovery code, after the password', async () => {
  const { open, device, added } = await createSiteWithPasskey();
  for (const second of ['passkey', 'code']) {
    const browser = open();
    expect(pathOf(await browser.signIn())).toBe('/login/second');
    const answer =
      second === 'passkey'
        ? await browser.send('callback/passkey', {
            credential: (await askAndSign(browser, device)).credential,
          })
        : await browser.send('second-factor', { code: added.json().codes[0] });
    expect(answer.statusCode).toBe(200);
    expect((await browser.get('/for-users')).statusCode).toBe(200);
  }
});

test('a passkey response works once, for its own challenge, and only with user verification', async () => {
  const { open, device, clock } = await createSiteWithPasskey();
  const browser = open();
  const { credential } = await askAndSign(browser, device);
  const challenge = browser.cookies.get('next-auth.challenge') ?? '';
  const other = open();
  await other.send('passkey/options', {});
  expect(errorOf(await other.send('callback/passkey', { credential }))).toBe('CredentialsSignin');
  expect((await browser.send('callback/passkey', { credential })).statusCode).toBe(200);
  browser.cookies.set('next-auth.challenge', challenge);
  expect(errorOf(await browser.send('callback/passkey', { credential }))).toBe('CredentialsSignin');

  const { options } = (await browser.send('passkey/options', {})).json();
  const unverified = JSON.stringify(device.get(options.challenge, false));
  expect(errorOf(await browser.send('callback/passkey', { credential: unverified }))).toBe(
    'CredentialsSignin',
  );
  const late = await askAndSign(browser, device);
  clock.time += 6 * minute;
  expect(errorOf(await browser.send('callback/passkey', late))).toBe('CredentialsSignin');
  const foreign = createAuthenticator(new URL('https://evil.example'));
  const { options: asked } = (await browser.send('passkey/options', {})).json();
  const forged = JSON.stringify({ ...foreign.get(asked.challenge), id: device.id });
  expect(errorOf(await browser.send('callback/passkey', { credential: forged }))).toBe(
    'CredentialsSignin',
  );
});

test.each(['', '{', '[]', 'null', '{"id":1}', '{"id":"x","response":{}}', 'x'.repeat(10_000)])(
  'an invalid passkey response (%j) is refused without an error',
  async (credential) => {
    const { browser } = await createSite();
    const visitor = browser();
    await visitor.send('passkey/options', {});
    const answer = await visitor.send('callback/passkey', { credential });
    expect([answer.statusCode, errorOf(answer)]).toEqual([401, 'CredentialsSignin']);
  },
);

test('users can remove their own passkeys and no others', async () => {
  const { browser, open, device, rows } = await createSiteWithPasskey();
  const other = { ...patient, id: 'account-2', email: 'other@example.org' };
  rows.accounts.set(other.id, other);
  const stranger = open();
  await stranger.signIn({ email: other.email });
  expect(errorOf(await stranger.send('passkey/remove', { id: device.id }))).toBe('Refused');
  expect(rows.passkeys.size).toBe(1);
  expect((await browser.send('passkey/remove', { id: device.id })).statusCode).toBe(200);
  expect(rows.passkeys.size).toBe(0);
  expect(rows.recoveryCodes.size).toBe(0);
  expect(pathOf(await open().signIn())).toBe('/private');
});

test('an account’s first factor ends its sessions without one', async () => {
  const site = await createSite();
  const [browser, elsewhere] = [site.browser(), site.browser()];
  await elsewhere.signIn();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  // A key that waits for its first code changes nothing yet.
  expect((await elsewhere.get('/for-users')).statusCode).toBe(200);
  await browser.send('totp/confirm', { code: createApp(secret)(site.clock.time) });
  expect((await elsewhere.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
  const ended = site.rows.events.find(({ type }) => type === 'sessions-ended');
  expect(ended?.details).toEqual({ sessions: '1' });
});

test('every session of a user with a second factor was proved by one', async () => {
  const { open, browser, rows, codes, codeAt, clock, mailedLink } = await createSiteWithApp();
  const byPassword = open();
  await byPassword.signIn();
  const byLink = open();
  await byLink.send('signin/email', { email: patient.email });
  await byLink.send('callback/email', (await mailedLink())?.fields ?? {});
  const byReset = open();
  await byReset.send('password/request', { email: patient.email });
  await byReset.send('callback/email', (await mailedLink())?.fields ?? {});
  const proved = open();
  await proved.signIn();
  await proved.send('second-factor', { code: codeAt(clock.time) });
  await browser.send('second-factor', { code: codes[0] ?? '' });
  const full = [...rows.sessions.values()].filter(({ purpose }) => purpose === null);
  expect(full.length).toBe(2);
  const strong = ['totp', 'recovery-code', 'passkey'];
  for (const { methods } of full) {
    expect(methods.some((method) => strong.includes(method))).toBe(true);
  }
  for (const half of [byPassword, byLink, byReset]) {
    expect((await half.get('/for-users')).statusCode).toBe(401);
  }
});

test('a passkey is added only with a challenge from after a recent proof, in the same session [ASVS 7.5.1]', async () => {
  const { browser: open, clock, rows } = await createSite();
  const [browser, elsewhere] = [open(), open()];
  for (const one of [browser, elsewhere]) await one.signIn();
  const add = (options: { challenge: string }) =>
    browser.send('passkey/add', {
      credential: JSON.stringify(createAuthenticator(origin).create(options.challenge)),
    });
  const other = (await elsewhere.send('passkey/new', {})).json().options;
  browser.cookies.set('next-auth.challenge', elsewhere.cookies.get('next-auth.challenge') ?? '');
  expect(errorOf(await add(other))).toBe('CredentialsSignin');
  clock.time += 11 * minute;
  expect(errorOf(await browser.send('passkey/new', {}))).toBe('ProofOld');
  const anybody = (await browser.send('passkey/options', {})).json().options;
  expect(errorOf(await add(anybody))).toBe('CredentialsSignin');
  expect(rows.passkeys.size).toBe(0);
  const asked = (await browser.send('passkey/new', { current: password })).json().options;
  expect((await add(asked)).statusCode).toBe(200);
});

test('a password alone asks for the second factor again, even if the browser was signed in with one', async () => {
  const { browser, clock } = await createSiteWithApp();
  clock.time += 20 * minute;
  await browser.session();
  expect(pathOf(await browser.signIn())).toBe('/login/second');
  expect((await browser.get('/for-users')).statusCode).toBe(401);
});

test('a new password does not renew an old second factor, and keeps a recent one', async () => {
  const { browser, clock, rows } = await createSiteWithApp();
  const provedAt = clock.time - 30_000;
  clock.time += 5 * minute;
  const fields = { current: password, password: 'Vier neue Wolken' };
  expect((await browser.send('password', fields)).statusCode).toBe(200);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
  expect([...rows.sessions.values()].map((session) => session.provedAt)).toEqual([provedAt]);
});

test('a required new password comes after the second factor, never in its place', async () => {
  const { open, clock, codeAt, rows } = await createSiteWithApp();
  rows.accounts.set(patient.id, { ...patient, passwordChange: true });
  const browser = open();
  expect(pathOf(await browser.signIn())).toBe('/login/second');
  const choice = { password: 'Vier neue Wolken' };
  expect(errorOf(await browser.send('password', choice))).toBe('Refused');
  const proved = await browser.send('second-factor', { code: codeAt(clock.time) });
  expect(pathOf(proved)).toBe('/password-new');
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect(pathOf(await browser.send('password', choice))).toBe('/private');
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test('a session that ends during its request changes nothing and lends no second factor', async () => {
  const { browser, open, store, rows, clock, codeAt } = await createSiteWithApp();
  const { findFactors, findByEmail } = store;
  const endSessions = () => rows.sessions.clear();
  // The request has its session; it ends before the transaction starts.
  store.findFactors = async (id) => {
    endSessions();
    return findFactors(id);
  };
  const change = { current: password, password: 'Vier neue Wolken' };
  expect(errorOf(await browser.send('password', change))).toBe('Refused');
  expect(rows.accounts.get(patient.id)?.passwordHash).toBe(patient.passwordHash);
  store.findFactors = findFactors;
  const other = open();
  await other.signIn();
  await other.send('second-factor', { code: codeAt(clock.time) });
  store.findByEmail = async (email) => {
    endSessions();
    return findByEmail(email);
  };
  expect(errorOf(await other.send('totp/remove', { current: password }))).toBe('Refused');
  expect(rows.totpKeys.size).toBe(1);
});

test('of two parallel new passwords in one session only one is accepted', async () => {
  const { browser: open, mailedLink, rows } = await createSite();
  const browser = open();
  await browser.send('password/request', { email: patient.email });
  await browser.send('callback/email', (await mailedLink())?.fields ?? {});
  const csrfToken = await browser.csrfToken();
  const choose = (choice: string) =>
    browser.post('/api/auth/password', { csrfToken, json: 'true', password: choice });
  const answers = await Promise.all(['Vier neue Wolken', 'Acht alte Wolken'].map(choose));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(rows.sessions.size).toBe(1);
});

test('a waiting key is shown and confirmed for ten minutes, only in the session that created it', async () => {
  const site = await createSite({}, (app) => {
    app.get('/app', { config: { access: 'public' } }, async (request) => ({
      setup: await request.accounts.pendingApp(),
    }));
  });
  const [browser, elsewhere] = [site.browser(), site.browser()];
  for (const one of [elsewhere, browser]) await one.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  const codeAt = createApp(secret);
  const confirm = (one: typeof browser) =>
    one.send('totp/confirm', { code: codeAt(site.clock.time) });
  expect((await browser.get('/app')).json().setup).toMatchObject({ secret });
  expect((await elsewhere.get('/app')).json()).toEqual({ setup: null });
  expect(errorOf(await confirm(elsewhere))).toBe('ProofOld');
  site.clock.time += 11 * minute;
  expect((await browser.get('/app')).json()).toEqual({ setup: null });
  expect(errorOf(await confirm(browser))).toBe('ProofOld');
  expect(errorOf(await browser.send('totp', {}))).toBe('ProofOld');
  const again = await browser.send('totp', { current: password });
  const code = createApp(again.json().secret)(site.clock.time);
  expect((await browser.send('totp/confirm', { code })).statusCode).toBe(200);
});

test('of parallel responses with the same counter only one signs in', async () => {
  const { open, device, rows } = await createSiteWithPasskey();
  const before = rows.sessions.size;
  const posts: (() => Promise<{ statusCode: number }>)[] = [];
  for (let copy = 0; copy < 4; copy += 1) {
    const browser = open();
    const { credential } = await askAndSign(browser, device);
    const csrfToken = await browser.csrfToken();
    const fields = { csrfToken, json: 'true', credential };
    posts.push(() => browser.post('/api/auth/callback/passkey', fields));
    if (copy < 3) device.rewind();
  }
  const answers = await Promise.all(posts.map((post) => post()));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  expect(rows.sessions.size).toBe(before + 1);
});

test('a passkey that belongs to another user is not added again', async () => {
  const { open, device, rows } = await createSiteWithPasskey();
  const other = { ...patient, id: 'account-2', email: 'other@example.org' };
  rows.accounts.set(other.id, other);
  const stranger = open();
  await stranger.signIn({ email: other.email });
  const { options } = (await stranger.send('passkey/new', {})).json();
  const credential = JSON.stringify(device.create(options.challenge));
  const answer = await stranger.send('passkey/add', { credential });
  expect([answer.statusCode, errorOf(answer)]).toEqual([409, 'FactorThere']);
  expect(rows.passkeys.get(device.id)?.accountId).toBe(patient.id);
});

test('a sign-out deletes recovery codes that were not shown', async () => {
  const browser = (await createSite()).browser();
  await browser.signIn();
  browser.cookies.set('next-auth.codes', 'sealed');
  await browser.send('signout', {});
  expect(browser.cookies.has('next-auth.codes')).toBe(false);
});

test('removing a passkey ends the sessions that it opened', async () => {
  const { browser, device, open } = await createSiteWithPasskey();
  const other = open();
  const { credential } = await askAndSign(other, device);
  await other.send('callback/passkey', { credential });
  expect((await other.get('/for-users')).statusCode).toBe(200);
  expect((await browser.send('passkey/remove', { id: device.id })).statusCode).toBe(200);
  expect((await other.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test('new recovery codes end sessions that were opened by an old one', async () => {
  const { open, browser, added } = await createSiteWithPasskey();
  const other = open();
  await other.signIn();
  await other.send('second-factor', { code: added.json().codes[0] });
  expect((await other.get('/for-users')).statusCode).toBe(200);
  expect((await browser.send('recovery-codes', {})).statusCode).toBe(200);
  expect((await other.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test('removing a factor that does not exist is refused and not logged', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  expect((await browser.send('totp/remove', {})).statusCode).toBe(401);
  expect(rows.events.filter(({ type }) => type === 'factor-removed')).toEqual([]);
});
