import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const minute = 60_000;
const newPassword = 'Vier Wolken ohne Hut';
const urlOf = (answer: { json(): { url: string } }) => new URL(answer.json().url);
const errorOf = (answer: { json(): { url: string } }) => urlOf(answer).searchParams.get('error');

/** A browser that has requested a link, and the fields from the mail. */
async function ask(path: string, fields: Record<string, string>) {
  const site = await createSite();
  const browser = site.browser();
  await browser.send(path, fields);
  const link = await site.mailedLink();
  if (!link) throw new Error('No mail was written');
  return { ...site, open: site.browser, browser, link };
}
const signUp = { name: 'Nina Neu', email: 'neu@example.org', password: newPassword };

test('the browser that waits for a mail requests another, and the first link ends [R6.8]', async () => {
  const { browser, link, mailedLink } = await ask('signup', signUp);
  const again = await browser.send('link/again', {});
  expect([again.statusCode, urlOf(again).pathname]).toEqual([200, '/signup/mail']);
  expect(urlOf(again).searchParams.has('again')).toBe(true);
  expect(errorOf(await browser.send('callback/email', link.fields))).toBe('Verification');
  const newer = await mailedLink();
  const used = await browser.send('callback/email', newer?.fields ?? {});
  expect(urlOf(used).pathname).toBe('/');
  // The input of this browser counts.
  const entered = await browser.signIn({ email: signUp.email, password: newPassword });
  expect(errorOf(entered)).toBeNull();
});

test('an expired link is sent again from its own page, and a stranger’s password is dropped [R6.8]', async () => {
  const { open, clock, link, mailedLink, rows } = await ask('signup', signUp);
  clock.time += 11 * minute;
  const owner = open();
  const again = await owner.send('link/again', link.fields);
  expect([again.statusCode, urlOf(again).pathname]).toEqual([200, '/signup/mail']);
  const used = await owner.send('callback/email', (await mailedLink())?.fields ?? {});
  expect([used.statusCode, urlOf(used).pathname]).toEqual([200, '/password-new']);
  expect([...rows.accounts.values()].find(({ email }) => email === signUp.email)).toMatchObject({
    passwordHash: null,
  });
});

test('a stranger’s name in the form does not become the account’s name [R6.8]', async () => {
  const stranger = { ...signUp, name: 'Böser Bube' };
  const accountOf = ({
    rows,
  }: {
    rows: { accounts: Map<string, { email: string; name: string }> };
  }) => [...rows.accounts.values()].find(({ email }) => email === signUp.email);
  const direct = await ask('signup', stranger);
  await direct.open().send('callback/email', direct.link.fields);
  expect(accountOf(direct)?.name).toBe(signUp.email);
  // The same if the owner requests another mail, which makes theirs the requesting browser.
  const renewed = await ask('signup', stranger);
  const owner = renewed.open();
  await owner.send('link/again', renewed.link.fields);
  await owner.send('callback/email', (await renewed.mailedLink())?.fields ?? {});
  expect(accountOf(renewed)?.name).toBe(signUp.email);
});

test('an account confirmed in another browser gets its name together with its password [R6.8D]', async () => {
  const { link, open, browser, rows } = await ask('signup', { ...signUp, name: 'Böser Bube' });
  const owner = open();
  await owner.send('callback/email', link.fields);
  const password = 'Sieben Igel unterm Dach';
  for (const [given, wrong] of [
    [{}, 'name'],
    [{ first_name: ' ', last_name: 'Neu' }, 'first_name'],
    [{ first_name: 'Nina', last_name: 'N'.repeat(80) }, 'last_name'],
  ] as const) {
    const refused = await owner.send('password', { password, ...given });
    expect([refused.statusCode, errorOf(refused)]).toEqual([422, 'FieldsInvalid']);
    expect(urlOf(refused).searchParams.get('fields')).toBe(wrong);
  }
  // The person's own name is refused as a password, as in a sign-up.
  const names = { first_name: 'Ninamaria', last_name: 'Neustadtmann' };
  const guessable = await owner.send('password', { password: 'Ninamaria Neustadtmann', ...names });
  expect(errorOf(guessable)).toBe('PasswordGuessable');
  expect((await owner.send('password', { password, ...names })).statusCode).toBe(200);
  expect((await owner.session()).user.name).toBe('Ninamaria Neustadtmann');
  // Afterwards only the practice can change it.
  const later = { password: newPassword, current: password, first_name: 'Eva', last_name: 'Alt' };
  expect((await owner.send('password', later)).statusCode).toBe(200);
  expect((await owner.session()).user.name).toBe('Ninamaria Neustadtmann');
  expect(rows.accounts.size).toBe(2);
  expect((await browser.session()).user).toBeUndefined();
});

test('an account without a name is shown by its present address [R6.8D]', async () => {
  const { link, open, rows, mailedLink } = await ask('signup', signUp);
  const owner = open();
  await owner.send('callback/email', link.fields);
  const account = [...rows.accounts.values()].find(({ email }) => email === signUp.email);
  if (!account) throw new Error('No account was made');
  const passwordHash = `plain:${newPassword}`;
  rows.accounts.set(account.id, { ...account, passwordHash });
  await owner.signIn({ email: signUp.email, password: newPassword });
  await owner.send('email/change', { email: 'neuer@example.org' });
  await owner.send('callback/email', (await mailedLink())?.fields ?? {});
  expect((await owner.session()).user).toMatchObject({
    name: 'neuer@example.org',
    email: 'neuer@example.org',
  });
});

test('a used link is followed by a link for signing in, to the same address', async () => {
  const { browser, open, link, mailedLink } = await ask('signin/email', { email: patient.email });
  await browser.send('callback/email', link.fields);
  const other = open();
  const again = await other.send('link/again', link.fields);
  expect(urlOf(again).pathname).toBe('/login/mail');
  const newer = await mailedLink();
  expect(newer?.to).toBe(patient.email);
  expect((await other.send('callback/email', newer?.fields ?? {})).statusCode).toBe(200);
});

test('a forged link, or one with another address, sends no mail', async () => {
  const { open, rows, link } = await ask('signin/email', { email: patient.email });
  const { token } = link.fields;
  const stranger = open();
  const sent = rows.mails.length;
  const refused = [
    await stranger.send('link/again', {}),
    await stranger.send('link/again', { token: 'x', email: patient.email }),
    await stranger.send('link/again', { token, email: 'other@example.org' }),
    await stranger.send('link/again', { token }),
  ];
  expect(refused.map((answer) => [answer.statusCode, errorOf(answer)])).toEqual(
    refused.map(() => [401, 'Verification']),
  );
  expect(rows.mails).toHaveLength(sent);
  const forged = await stranger.post('/api/auth/link/again', link.fields);
  expect(forged.headers.location ?? forged.json().url).toContain('MissingCSRF');
});

test('a link shows nothing about another address, in any state [R6.8]', async () => {
  const { browser, open, rows, link } = await ask('signin/email', { email: patient.email });
  await browser.send('callback/email', link.fields);
  await open().send('signup', { ...signUp, email: 'signs-up@example.org' });
  const invitation = [...rows.links.values()].find(({ email }) => email === 'signs-up@example.org');
  if (!invitation) throw new Error('No link was made');
  const invited = { ...invitation, email: 'invited@example.org', purpose: 'invitation' } as const;
  const invitedId = invitation.id.replace(/^./, (first) => (first === '1' ? '2' : '1'));
  rows.links.set(invitedId, { ...invited, id: invitedId });
  rows.accounts.set('account-2', { ...patient, id: 'account-2', email: 'account@example.org' });
  const sent = rows.mails.length;
  const answers = [];
  for (const name of ['signs-up', 'invited', 'account', 'nobody']) {
    const fields = { token: link.fields.token ?? '', email: `${name}@example.org` };
    const other = open();
    const again = await other.send('link/again', fields);
    const page = await other.get(`/api/auth/callback/email?${new URLSearchParams(fields)}`);
    const text = page.body.replace(/value="[^"]*"/g, '');
    answers.push([again.statusCode, urlOf(again).pathname, errorOf(again), text]);
  }
  const [first] = answers;
  expect(answers).toEqual(answers.map(() => first));
  expect(first?.slice(0, 3)).toEqual([401, '/api/auth/callback/email', 'Verification']);
  expect(rows.mails).toHaveLength(sent);
});

test('requests for another mail count like first requests', async () => {
  const { browser } = await ask('signin/email', { email: patient.email });
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await browser.send('link/again', {}));
  const last = answers.at(-1);
  expect([last?.statusCode, last && errorOf(last)]).toEqual([429, 'TooManyRequests']);
  expect(last && urlOf(last).pathname).toBe('/login/mail');
});

test('a link that does not work leads to its own page, which says why', async () => {
  const { browser, link } = await ask('signin/email', { email: patient.email });
  await browser.send('callback/email', link.fields);
  const again = urlOf(await browser.send('callback/email', link.fields));
  expect(again.pathname).toBe('/api/auth/callback/email');
  expect(again.searchParams.get('token')).toBe(link.fields.token);
});

test('a new password reports how many other sessions it ended, also to a form without scripts [R6.8]', async () => {
  const { browser: open } = await createSite();
  const [elsewhere, third] = [open(), open()];
  for (const one of [elsewhere, third]) await one.signIn();
  const browser = open();
  await browser.signIn();
  const fields = { password: newPassword, current: 'a long enough password' };
  const chosen = await browser.send('password', fields);
  expect(chosen.json().ended).toBe(2);
  await elsewhere.signIn({ password: newPassword });
  const plain = await browser.send('password', {
    password: 'Sieben Igel unterm Dach',
    current: newPassword,
    json: '',
    callbackUrl: '/user',
  });
  expect([plain.statusCode, plain.headers.location]).toEqual([
    302,
    'http://localhost:3000/password-new?done=1&callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fuser',
  ]);
});

test('a sign-up takes both parts of a name and keeps them for another mail [R6.8]', async () => {
  const { browser, mailedLink, rows } = await ask('signup', {
    first_name: ' Anna Maria ',
    last_name: 'von der Heide',
    email: signUp.email,
    password: newPassword,
  });
  await browser.send('link/again', {});
  expect([...rows.links.values()].at(-1)).toMatchObject({
    person: { first: 'Anna Maria', last: 'von der Heide' },
  });
  await browser.send('callback/email', (await mailedLink())?.fields ?? {});
  expect((await browser.session()).user.name).toBe('Anna Maria von der Heide');
});

test.each([
  {},
  { first_name: 'Nina' },
  { first_name: 'Nina', last_name: ' ' },
  { last_name: 'Neu' },
])('a sign-up without a whole name is refused: %j', async (name) => {
  const { browser } = await createSite();
  const fields = { email: signUp.email, password: newPassword, ...name };
  const answer = await browser().send('signup', fields);
  expect([answer.statusCode, errorOf(answer)]).toEqual([422, 'FieldsInvalid']);
});

test('any number of networks can send an address 30 links, then at most two a minute [ASVS v5.0.0-6.6.3]', async () => {
  const { app, clock, rows } = await createSite();
  const csrf = await app.inject({ url: '/api/auth/csrf' });
  const [cookie] = csrf.cookies;
  const mails = () => rows.mails.filter(({ kind }) => kind === 'link').length;
  const ask = async (place: number, token?: string) => {
    const pair = `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/signin/email',
      remoteAddress: `2001:db8:${place.toString(16)}::1`,
      headers: { cookie: token ? `${pair}; next-auth.ticket=${token}` : pair },
      payload: { email: patient.email, json: 'true', csrfToken: csrf.json().csrfToken },
    });
    return answer.cookies.find(({ name }) => name === 'next-auth.ticket')?.value;
  };
  // Each waits with its own token and comes back when the token is valid.
  const tokens: (string | undefined)[] = [];
  for (let place = 0; place < 600; place += 1) {
    clock.time += 100;
    tokens.push(await ask(place, tokens.length > 250 ? tokens.shift() : undefined));
  }
  expect(mails()).toBeGreaterThan(30);
  expect(mails()).toBeLessThanOrEqual(38);
});

test('a browser that has requested two links opens both without a code', async () => {
  const { browser, link, mailedLink } = await ask('password/request', { email: patient.email });
  await browser.send('signin/email', { email: patient.email });
  const signIn = await mailedLink();
  const reset = await browser.send('callback/email', link.fields);
  expect([reset.statusCode, urlOf(reset).pathname]).toEqual([200, '/password-new']);
  const again = await ask('signin/email', { email: patient.email });
  await again.browser.send('password/request', { email: patient.email });
  const entered = await again.browser.send('callback/email', again.link.fields);
  expect([entered.statusCode, errorOf(entered)]).toEqual([200, null]);
  expect(signIn).not.toBeNull();
});

test('with more than four links the oldest asks for its code', async () => {
  const { browser, link, clock } = await ask('signin/email', { email: patient.email });
  for (const name of ['a', 'b', 'c', 'd']) {
    clock.time += 30_000;
    await browser.send('signin/email', { email: `${name}@example.org` });
  }
  expect(errorOf(await browser.send('callback/email', link.fields))).toBe('CodeMissing');
});
