import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const minute = 60_000;
const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const pathOf = (answer: { json(): { url: string } }) => new URL(answer.json().url).pathname;
const newPassword = 'Vier Wolken ohne Hut';

/** A browser that has requested a link, and the link from its mail. */
async function askForLink(path = 'signin/email', more: Record<string, string> = {}) {
  const site = await createSite();
  const browser = site.browser();
  const answer = await browser.send(path, { email: patient.email, ...more });
  const link = await site.mailedLink();
  if (!link) throw new Error('No mail was written');
  return { ...site, open: site.browser, browser, answer, link };
}

test('a link signs in once, and only in the browser that requested it [R6.3] [ASVS 6.5.1]', async () => {
  const { browser, answer, link, open } = await askForLink();
  expect(pathOf(answer)).toBe('/login/mail');
  expect(link.to).toBe(patient.email);
  const other = await open().send('callback/email', link.fields);
  expect([other.statusCode, errorOf(other)]).toEqual([401, 'CodeMissing']);
  const used = await browser.send('callback/email', { ...link.fields, callbackUrl: '/private' });
  expect([used.statusCode, pathOf(used)]).toEqual([200, '/private']);
  expect((await browser.session()).user.data.id).toBe(patient.id);
  const again = await browser.send('callback/email', link.fields);
  expect([again.statusCode, errorOf(again)]).toEqual([401, 'Verification']);
});

test('the specification’s own address accepts JSON, and no form of another site [R8.5]', async () => {
  const { app, rows } = await createSite();
  const post = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/api/auth/email/signin/email', headers, payload });
  const json = { 'content-type': 'application/json' };
  const answer = await post(json, JSON.stringify({ email: ` ${patient.email.toUpperCase()} ` }));
  expect([answer.statusCode, errorOf(answer)]).toEqual([200, null]);
  expect(rows.links.size).toBe(1);
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-auth-return-redirect': '1',
  };
  const forged = await post(form, `email=${patient.email}`);
  expect([forged.statusCode, errorOf(forged)]).toEqual([403, 'MissingCSRF']);
});

test('20 scanners that open a link do not use it up', async () => {
  const { app, browser, link } = await askForLink();
  for (let scanner = 0; scanner < 20; scanner += 1) {
    const method = scanner % 2 === 0 ? 'GET' : 'HEAD';
    const answer = await app.inject({ method, url: link.path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['referrer-policy']).toBe('strict-origin');
    expect(answer.cookies.map(({ name }) => name)).toEqual(['next-auth.csrf-token']);
  }
  expect((await browser.send('callback/email', link.fields)).statusCode).toBe(200);
});

/** The fields of a page's form, as a browser without scripts sends them. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  const decode = (text: string) =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, decode(value)]));
}

test('the page of a link works without scripts, and asks another browser for the code', async () => {
  const { browser, open, link } = await askForLink('signin/email', { callbackUrl: '/private' });
  const other = open();
  const shown = await other.get(link.path);
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.body).toContain('Jetzt anmelden?');
  expect(shown.body).toContain('name="code"');
  const wrong = await other.post('/api/auth/callback/email', {
    ...fieldsOf(shown.body),
    code: 'x',
  });
  expect(wrong.statusCode).toBe(302);
  const again = new URL(wrong.headers.location ?? '');
  expect((await other.get(again.pathname + again.search)).body).toContain(
    'Dieser Code passt nicht.',
  );

  const own = await browser.get(link.path);
  expect(own.body).not.toContain('name="code"');
  const used = await browser.post('/api/auth/callback/email', fieldsOf(own.body));
  expect([used.statusCode, used.headers.location]).toEqual([302, 'http://localhost:3000/private']);
  expect((await browser.get(link.path)).body).toContain('schon benutzt');
});

test('the parameters of a link’s address do not become part of its page', async () => {
  const { browser } = await createSite();
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  const path = `/api/auth/callback/email?token=${evil}&email=${evil}&callbackUrl=${evil}&error=${evil}`;
  expect((await browser().get(path)).body).not.toContain('alert(1)');
});

test('50 parallel posts of one token open exactly one session [ASVS 6.5.1]', async () => {
  const { app, browser, link, rows } = await askForLink();
  const csrfToken = await browser.csrfToken();
  const cookie = [...browser.cookies].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/callback/email',
        headers: { cookie: cookie.join('; ') },
        payload: { ...link.fields, csrfToken },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(rows.sessions.size).toBe(1);
});

test('another browser has to enter the code of the first one; five wrong codes end the link', async () => {
  const { open, link } = await askForLink();
  const thief = open();
  for (let code = 0; code < 5; code += 1) {
    const answer = await thief.send('callback/email', { ...link.fields, code: `00000${code}` });
    expect(['CodeWrong', null]).toContain(errorOf(answer));
  }
  const last = await thief.send('callback/email', { ...link.fields, code: '000009' });
  expect(errorOf(last)).toBe('Verification');
});

test('a link ends after ten minutes, and when a newer one is requested', async () => {
  const { browser, link, clock, mailedLink } = await askForLink();
  await browser.send('signin/email', { email: patient.email });
  const newer = await mailedLink();
  expect(errorOf(await browser.send('callback/email', link.fields))).toBe('Verification');
  clock.time += 10 * minute;
  const late = await browser.send('callback/email', newer?.fields ?? {});
  expect(errorOf(late)).toBe('Verification');
});

test.each([
  ['another address', { email: 'other@example.org' }],
  ['a changed token', { token: 'x' }],
  ['an empty token', { token: '' }],
  ['no link at all', { token: `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.abc` }],
])('%s opens nothing', async (_case, fields) => {
  const { browser, link, rows } = await askForLink();
  const answer = await browser.send('callback/email', { ...link.fields, ...fields });
  expect([answer.statusCode, errorOf(answer)]).toEqual([401, 'Verification']);
  expect(rows.sessions.size).toBe(0);
});

test('known and unknown addresses get the same response to a link request; only known ones get a mail [ASVS 6.3.8]', async () => {
  for (const path of ['signin/email', 'password/request']) {
    const known = await createSite();
    const unknown = await createSite();
    const first = await known.browser().send(path, { email: patient.email });
    const second = await unknown.browser().send(path, { email: 'nobody@example.org' });
    expect(second.body).toBe(first.body);
    expect(second.cookies.map(({ name }) => name)).toEqual(first.cookies.map(({ name }) => name));
    expect(await known.mailedLink()).not.toBeNull();
    expect(await unknown.mailedLink()).toBeNull();
    // The queue has the same job for both; the difference is made when mails are written.
    expect(unknown.rows.mails).toHaveLength(1);
  }
});

test('a disabled account gets no link, and its existing link does not work [ASVS 7.4.2]', async () => {
  const { browser, link, rows, mailedLink } = await askForLink();
  rows.accounts.set(patient.id, { ...patient, disabled: true });
  expect(errorOf(await browser.send('callback/email', link.fields))).toBe('Verification');
  await browser.send('signin/email', { email: patient.email });
  expect(await mailedLink()).toBeNull();
});

test('neither the rows nor the queue contain a usable secret', async () => {
  const { browser, link, rows } = await askForLink();
  const dump = JSON.stringify([[...rows.links.values()], rows.mails, rows.events]);
  const secrets = [...browser.cookies.values(), link.fields.token].map((one) =>
    one.split('.').at(-1),
  );
  for (const secret of secrets) expect(dump).not.toContain(secret);
});

test('a link can be requested while passwords have to wait', async () => {
  const { browser: open, mailedLink } = await createSite();
  for (let attempt = 0; attempt < 6; attempt += 1) await open().signIn({ password: 'wrong' });
  const browser = open();
  expect((await browser.send('signin/email', { email: patient.email })).statusCode).toBe(200);
  const link = await mailedLink();
  expect((await browser.send('callback/email', link?.fields ?? {})).statusCode).toBe(200);
});

test('from the sixth request for a link on, the caller has to wait [ASVS 6.3.1]', async () => {
  const { browser: open, rows } = await createSite();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await open().send('signin/email', { email: patient.email })).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(5);
  expect(rows.mails).toHaveLength(5);
});

const fields = { name: 'Nina Neu', email: 'neu@example.org', password: newPassword };

test('a sign-up creates an account when its address is confirmed [R6.8]', async () => {
  const { browser: open, rows, mailedLink } = await createSite();
  const browser = open();
  const answer = await browser.send('signup', { ...fields, callbackUrl: '/private' });
  expect([answer.statusCode, pathOf(answer)]).toEqual([200, '/signup/mail']);
  expect(rows.accounts.size).toBe(1);
  const link = await mailedLink();
  const confirmed = await browser.send('callback/email', link?.fields ?? {});
  expect([confirmed.statusCode, pathOf(confirmed)]).toEqual([200, '/private']);
  const { user } = await browser.session();
  expect(user).toMatchObject({ name: fields.name, email: fields.email, data: { roles: [] } });
  const other = await open().signIn({ email: fields.email, password: fields.password });
  expect(other.statusCode).toBe(200);
});

test('signing up with another person’s address gives no access: confirmed elsewhere, the password is dropped', async () => {
  const { browser: open, rows, mailedLink } = await createSite();
  const attacker = open();
  await attacker.send('signup', fields);
  const link = await mailedLink();
  const owner = open();
  const confirmed = await owner.send('callback/email', link?.fields ?? {});
  expect(pathOf(confirmed)).toBe('/password-new');
  const byAttacker = await attacker.signIn({ email: fields.email, password: fields.password });
  expect(byAttacker.statusCode).toBe(401);
  const own = { password: 'Sieben Igel unterm Dach', name: 'Nina Neu' };
  const chosen = await owner.send('password', own);
  expect(chosen.statusCode).toBe(200);
  expect((await owner.session()).user.email).toBe(fields.email);
  expect(rows.events.map(({ type }) => type)).toContain('signed-up');
});

test('signing up with an address that has an account gets the same response; only a mail says so', async () => {
  const { browser: open, mailedLink, rows } = await createSite();
  const known = await open().send('signup', { ...fields, email: patient.email });
  const unknown = await open().send('signup', fields);
  expect(known.body).toBe(unknown.body);
  expect((await mailedLink())?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
  rows.mails.pop();
  const mail = await mailedLink();
  expect(mail?.subject).toBe('Sie haben schon ein Konto');
  expect(mail?.fields.token).toBe('');
  expect(rows.accounts.size).toBe(1);
});

test.each([
  ['PasswordTooShort', { password: 'vierzehn Zeich' }],
  ['PasswordGuessable', { password: 'passwortpasswort' }],
  ['PasswordGuessable', { password: 'Nina Neu 123456' }],
  ['PasswordTooLong', { password: 'Ein Wald aus Zahlen '.repeat(60) }],
  ['FieldsInvalid', { name: '  ' }],
  ['FieldsInvalid', { name: 'N\r\nBcc: x' }],
  ['FieldsInvalid', { email: 'nina' }],
  ['FieldsInvalid', { email: 'a@b.de, c@d.de' }],
  ['FieldsInvalid', { email: 'a@b.de\r\nBcc: c@d.de' }],
])('a sign-up that cannot be is refused with %s', async (error, wrong) => {
  const { browser, rows } = await createSite();
  const answer = await browser().send('signup', { ...fields, ...wrong });
  expect([answer.statusCode, errorOf(answer)]).toEqual([422, error]);
  expect(pathOf(answer)).toBe('/signup');
  expect(rows.links.size).toBe(0);
});

test('a breached password is refused wherever one is chosen, and an unreachable list stops no user [ASVS v5.0.0-6.2.12]', async () => {
  const isBreached = async (text: string) => {
    if (text.startsWith('Zwölf')) throw new Error('away');
    return text === 'Vier Wolken ohne Hut';
  };
  const site = await createSite({ isBreached });
  const browser = site.browser();
  const stolen = { password: 'Vier Wolken ohne Hut' };
  expect(errorOf(await browser.send('signup', { ...fields, ...stolen }))).toBe('PasswordBreached');
  await browser.signIn();
  const change = { ...stolen, current: 'a long enough password' };
  const refused = await browser.send('password', change);
  expect([refused.statusCode, errorOf(refused)]).toEqual([422, 'PasswordBreached']);
  const away = { ...change, password: 'Zwölf Wolken ohne Hut' };
  expect((await browser.send('password', away)).statusCode).toBe(200);
});

test('a sign-up accepts no other fields than its own [ASVS 15.3.3]', async () => {
  const { browser: open, rows, mailedLink } = await createSite();
  const browser = open();
  const more = { roles: 'admin', id: patient.id, emailVerifiedAt: '1', disabled: 'false' };
  await browser.send('signup', { ...fields, ...more });
  const link = await mailedLink();
  await browser.send('callback/email', { ...(link?.fields ?? {}), ...more });
  const account = [...rows.accounts.values()].find(({ email }) => email === fields.email);
  expect(account).toMatchObject({ roles: [], disabled: false, name: fields.name });
  expect(account?.id).not.toBe(patient.id);
});

test('a link for a new password opens a session that can do nothing else [R6.8]', async () => {
  const { browser, link, open, rows } = await askForLink('password/request');
  const elsewhere = open();
  await elsewhere.signIn();
  const used = await browser.send('callback/email', link.fields);
  expect(pathOf(used)).toBe('/password-new');
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect((await browser.get('/mine')).json()).toEqual({ viewer: null });
  expect((await browser.session()).user.data).toMatchObject({ roles: [], password_change: true });

  const short = await browser.send('password', { password: 'zu kurz' });
  expect([errorOf(short), pathOf(short)]).toEqual(['PasswordTooShort', '/password-new']);
  const chosen = await browser.send('password', { password: newPassword });
  expect(chosen.statusCode).toBe(200);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
  // All other sessions have ended, and the old password no longer works.
  expect(await elsewhere.session()).toEqual({});
  expect((await open().signIn({ password })).statusCode).toBe(401);
  expect((await open().signIn({ password: newPassword })).statusCode).toBe(200);
  expect(rows.mails.map(({ kind }) => kind)).toContain('password-changed');
});

test('a signed-in user changes the password with the current one; a guest or a wrong password changes nothing', async () => {
  const { browser: open, rows } = await createSite();
  const choice = { password: newPassword, current: password };
  expect(errorOf(await open().send('password', choice))).toBe('SessionRequired');
  const browser = open();
  await browser.signIn();
  expect(errorOf(await browser.send('password', { password: newPassword }))).toBe('Refused');
  const wrong = await browser.send('password', { ...choice, current: 'wrong' });
  expect(errorOf(wrong)).toBe('CredentialsSignin');
  expect(rows.accounts.get(patient.id)?.passwordHash).toBe(patient.passwordHash);
  const before = browser.cookies.get('next-auth.session-token');
  expect((await browser.send('password', choice)).statusCode).toBe(200);
  expect(browser.cookies.get('next-auth.session-token')).not.toBe(before);
  expect(rows.sessions.size).toBe(1);
});

test('an account that has to change its password can only do that [R2.10]', async () => {
  const { browser: open, rows } = await createSite();
  rows.accounts.set(patient.id, { ...patient, passwordChange: true });
  const browser = open();
  expect(pathOf(await browser.signIn())).toBe('/password-new');
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  expect((await browser.send('password', { password: newPassword })).statusCode).toBe(200);
  expect(rows.accounts.get(patient.id)?.passwordChange).toBe(false);
  expect((await browser.get('/for-users')).statusCode).toBe(200);
});

test.each([false, true])(
  'the present password is refused as a new one (forced: %s)',
  async (passwordChange) => {
    const { browser: open, rows } = await createSite();
    rows.accounts.set(patient.id, { ...patient, passwordChange });
    const browser = open();
    await browser.signIn();
    const choose = (text: string) =>
      browser.send('password', {
        password: text,
        ...(passwordChange ? {} : { current: password }),
      });
    const same = await choose(password);
    expect([same.statusCode, pathOf(same), errorOf(same)]).toEqual([
      422,
      '/password-new',
      'PasswordSame',
    ]);
    expect(rows.accounts.get(patient.id)?.passwordChange).toBe(passwordChange);
    expect((await choose(newPassword)).statusCode).toBe(200);
  },
);

test('a sign-in from a new device sends a mail, and one from a known device does not', async () => {
  const { browser: open, rows } = await createSite();
  const first = open();
  await first.signIn();
  await first.send('signout', {});
  await first.signIn();
  expect(rows.mails).toEqual([]);
  await open().signIn();
  expect(rows.mails).toMatchObject([{ kind: 'new-device', accountId: patient.id }]);
});

test('signing in replaces the CSRF token, so an older token no longer works [ASVS 3.5]', async () => {
  const { browser: open } = await createSite();
  const browser = open();
  const before = await browser.csrfToken();
  await browser.signIn();
  const answer = await browser.post('/api/auth/signout', { csrfToken: before, json: 'true' });
  expect(errorOf(answer)).toBe('MissingCSRF');
  expect(await browser.csrfToken()).not.toBe(before);
});

test('account events are recorded with who, from where and when, without user input', async () => {
  const { browser, link, rows, open, clock } = await askForLink();
  await browser.send('callback/email', link.fields);
  await browser.send('signout', {});
  await open().signIn({ password: 'wrong password that was typed' });
  expect(rows.events.map(({ type }) => type)).toEqual([
    'link-requested',
    'signed-in',
    'signed-out',
    'refused',
  ]);
  for (const event of rows.events) {
    expect(event).toMatchObject({ accountId: patient.id, at: clock.time, address: '127.0.0.1' });
  }
  expect(JSON.stringify(rows.events)).not.toMatch(/typed|@example/);
});

test('every POST of the protocol answers with an absolute url, also for an unknown address', async () => {
  const { browser: open } = await createSite();
  for (const path of ['callback/google', 'session', 'signin/github', 'nothing/at/all']) {
    const answer = await open().send(path, {});
    expect([answer.statusCode, errorOf(answer)], path).toEqual([400, 'Refused']);
  }
});

test('a stranger’s link request ends no other browser’s link, and the link works only in the stranger’s browser', async () => {
  const { browser, link, open, mailedLink, rows } = await askForLink('password/request');
  const stranger = open();
  await stranger.send('password/request', { email: patient.email });
  const newest = await mailedLink();
  expect(newest?.fields).not.toEqual(link.fields);
  // The other requester has not proved access to the mailbox.
  expect(errorOf(await stranger.send('callback/email', link.fields))).toBe('CodeMissing');
  expect(errorOf(await browser.send('callback/email', newest?.fields ?? {}))).toBe('CodeMissing');
  expect((await browser.send('callback/email', link.fields)).statusCode).toBe(200);
  // After one was used all have ended: the stranger never had a mail.
  expect(rows.links.size).toBe(0);
  expect(errorOf(await stranger.send('callback/email', newest?.fields ?? {}))).toBe('Verification');
});

test('two accounts may request the same new address; a newer request ends only its own link', async () => {
  const site = await createSite();
  const second = { ...patient, id: 'account-2', email: 'second@example.org' };
  site.rows.accounts.set(second.id, second);
  const [one, two] = [site.browser(), site.browser()];
  await one.signIn();
  await two.signIn({ email: second.email });
  for (const each of [one, two, one]) await each.send('email/change', { email: 'new@example.org' });
  expect([...site.rows.links.values()].map(({ accountId }) => accountId).toSorted()).toEqual([
    patient.id,
    second.id,
  ]);
});

test('repeated attempts do not fill the log: a network is logged once a minute', async () => {
  const { browser, rows } = await createSite().then((site) => ({
    ...site,
    browser: site.browser(),
  }));
  for (let n = 0; n < 40; n += 1) await browser.signIn({ password: 'wrong' });
  for (let n = 0; n < 20; n += 1) await browser.send('signin/email', { email: patient.email });
  const events = rows.events.filter(({ type }) => type === 'throttled');
  expect(events.map(({ details }) => details.method).toSorted()).toEqual(['link', 'password']);
});

test('a continuing attack is logged each minute, with its account [ASVS v5.0.0-16.3.1]', async () => {
  const { browser: open, rows, clock } = await createSite();
  const admin = { ...patient, id: 'account-admin', email: 'admin@example.org' };
  rows.accounts.set(admin.id, admin);
  for (const { email } of [patient, admin]) {
    for (let n = 0; n < 200; n += 1) {
      await open().signIn({ email, password: 'wrong' });
      clock.time += 500;
    }
  }
  const events = rows.events.filter(({ type }) => type === 'throttled');
  const of = (id: string) => events.filter(({ accountId }) => accountId === id).length;
  expect(of(patient.id)).toBeGreaterThanOrEqual(2);
  expect(of(admin.id)).toBeGreaterThanOrEqual(2);
  // Four minutes, from one network.
  expect(events.length).toBeLessThanOrEqual(12);
});

test('a network that tries a hundred accounts is logged at most three times a minute', async () => {
  const { browser: open, rows } = await createSite();
  for (let n = 0; n < 200; n += 1) {
    await open().signIn({ email: `${n}@example.org`, password: 'wrong' });
  }
  const events = rows.events.filter(({ type }) => type === 'throttled');
  expect(events.length).toBeGreaterThanOrEqual(1);
  expect(events.length).toBeLessThanOrEqual(6);
});
