import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const pathOf = (answer: { json(): { url: string } }) => new URL(answer.json().url).pathname;
const email = 'petra.neu@example.org';

/** A patient with two sessions, who has requested another address in `browser`. */
async function createMoving(wanted = email) {
  const site = await createSite({}, (app) => {
    app.get('/accounts', { config: { access: 'public' } }, (request) => request.accounts.mailbox());
  });
  const [browser, elsewhere] = [site.browser(), site.browser()];
  await elsewhere.signIn();
  await browser.signIn();
  const asked = await browser.send('email/change', { email: wanted });
  const link = await site.mailedLink();
  return { ...site, open: site.browser, browser, elsewhere, asked, link };
}

test('a link to the new address changes it, and the old address gets a mail', async () => {
  const { asked, link, browser, elsewhere, rows, clock } = await createMoving();
  expect([asked.statusCode, pathOf(asked)]).toEqual([200, '/user']);
  expect(link).toMatchObject({
    to: email,
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  });
  const notice = { kind: 'email-change-requested', accountId: patient.id };
  expect(rows.mails.at(-1)).toMatchObject(notice);
  // Unchanged until the confirmation.
  expect(rows.accounts.get(patient.id)?.email).toBe(patient.email);
  expect((await browser.get('/accounts')).json()).toMatchObject({ purpose: 'email', email });

  const used = await browser.send('callback/email', link?.fields ?? {});
  expect([used.statusCode, pathOf(used), used.json().purpose]).toEqual([200, '/user', undefined]);
  expect(used.json().url).toBe('http://localhost:3000/user?done=email-changed');
  expect(rows.accounts.get(patient.id)).toMatchObject({ email, emailVerifiedAt: clock.time });
  expect((await browser.session()).user.email).toBe(email);
  expect(await elsewhere.session()).toEqual({});
  expect(rows.events.map(({ type }) => type).slice(-2)).toEqual(['email-changed', 'signed-in']);
  expect(errorOf(await elsewhere.signIn())).toBe('CredentialsSignin');
  expect((await elsewhere.signIn({ email })).statusCode).toBe(200);
});

test('in another browser the link asks for the code of the first one', async () => {
  const { link, browser, open, rows } = await createMoving();
  const stranger = open();
  const fields = link?.fields ?? {};
  expect(errorOf(await stranger.send('callback/email', fields))).toBe('CodeMissing');
  expect(errorOf(await stranger.send('callback/email', { ...fields, code: '000000' }))).toBe(
    'CodeWrong',
  );
  expect(rows.accounts.get(patient.id)?.email).toBe(patient.email);
  const { code } = (await browser.get('/accounts')).json();
  expect((await stranger.send('callback/email', { ...fields, code })).statusCode).toBe(200);
  expect(rows.accounts.get(patient.id)?.email).toBe(email);
});

test('an old proof is not enough, and a guest cannot change an address', async () => {
  const { browser, clock, open, rows } = await createMoving();
  clock.time += 11 * 60_000;
  const links = rows.links.size;
  const again = { email: 'another@example.org' };
  expect(errorOf(await browser.send('email/change', again))).toBe('ProofOld');
  expect(errorOf(await browser.send('email/change', { ...again, current: 'wrong' }))).toBe(
    'CredentialsSignin',
  );
  expect((await open().send('email/change', { ...again, current: password })).statusCode).toBe(401);
  expect(rows.links.size).toBe(links);
  expect((await browser.send('email/change', { ...again, current: password })).statusCode).toBe(
    200,
  );
});

test('an address with an account gets the same response; only its owner gets a mail', async () => {
  const site = await createSite();
  const other = { ...patient, id: 'account-2', email: 'taken@example.org' };
  site.rows.accounts.set(other.id, other);
  const browser = site.browser();
  await browser.signIn();
  const free = await browser.send('email/change', { email });
  const taken = await browser.send('email/change', { email: other.email });
  expect(taken.json()).toEqual(free.json());
  // The mail says that there is an account; its link changes nothing.
  expect(await site.mailedLink()).toMatchObject({
    to: other.email,
    subject: 'Ihre Adresse gehört schon zu einem Konto',
    path: '/login',
  });
  expect(site.rows.accounts.get(patient.id)?.email).toBe(patient.email);
});

test('an address that was taken meanwhile stays with the other account', async () => {
  const { link, browser, rows } = await createMoving();
  rows.accounts.set('account-2', { ...patient, id: 'account-2', email });
  expect(errorOf(await browser.send('callback/email', link?.fields ?? {}))).toBe('Verification');
  expect(rows.accounts.get(patient.id)?.email).toBe(patient.email);
});

test('links sent to the former address no longer work', async () => {
  const { link, browser, open, mailedLink, rows } = await createMoving();
  const reset = open();
  await reset.send('password/request', { email: patient.email });
  const former = await mailedLink();
  await browser.send('callback/email', link?.fields ?? {});
  expect(rows.links.size).toBe(0);
  expect(errorOf(await reset.send('callback/email', former?.fields ?? {}))).toBe('Verification');
});

test.each(['a new password', 'the end of all other sessions', 'a deletion'])(
  'a change requested by a thief is ended by %s',
  async (step) => {
    const { link, browser, elsewhere, mailedLink, rows } = await createMoving('thief@example.org');
    if (step === 'a new password') {
      await elsewhere.send('password/request', { email: patient.email });
      await elsewhere.send('callback/email', (await mailedLink())?.fields ?? {});
      await elsewhere.send('password', { password: 'Vier Wolken ohne Hut' });
    }
    if (step === 'the end of all other sessions') await elsewhere.send('sessions/end', {});
    if (step === 'a deletion') await elsewhere.send('deletion', {});
    expect(errorOf(await browser.send('callback/email', link?.fields ?? {}))).toBe('Verification');
    expect(rows.accounts.get(patient.id)?.email).toBe(patient.email);
  },
);

test.each(['', 'no address', 'a@example.org\r\nBcc: b@example.org'])(
  '%j is refused as a new address',
  async (wanted) => {
    const { asked, rows } = await createMoving(wanted);
    expect([asked.statusCode, errorOf(asked)]).toEqual([422, 'EmailSignin']);
    expect(rows.links.size).toBe(0);
  },
);

/** The hash of the session id in which the thief requested the change. */
const idOfThief = (rows: Awaited<ReturnType<typeof createMoving>>['rows']) =>
  [...rows.links.values()].at(-1)?.sessionHash ?? '';

test.each(['the end of that session', 'its sign-out', 'a first factor', 'a new sign-in'])(
  'a change requested by a thief ends with the session that requested it: %s',
  async (step) => {
    const { link, browser, elsewhere, rows, clock, ...site } =
      await createMoving('thief@example.org');
    const thief = site.open();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    if (step === 'the end of that session') {
      expect((await elsewhere.send('sessions/end', { id: idOfThief(rows) })).statusCode).toBe(200);
    }
    if (step === 'its sign-out') await browser.send('signout', {});
    if (step === 'a new sign-in') await browser.signIn();
    if (step === 'a first factor') {
      const { secret } = (await elsewhere.send('totp', {})).json();
      const code = new TOTP({ secret: Secret.fromBase32(secret) });
      const confirmed = await elsewhere.send('totp/confirm', {
        code: code.generate({ timestamp: clock.time }),
      });
      expect(confirmed.statusCode).toBe(200);
    }
    expect(errorOf(await thief.send('callback/email', link?.fields ?? {}))).toBe('Verification');
    expect(rows.accounts.get(patient.id)?.email).toBe(patient.email);
  },
);

test('the former address gets a mail about the request and about the change, whenever the mails are written', async () => {
  const { link, browser, rows, writeMail } = await createMoving();
  await browser.send('callback/email', link?.fields ?? {});
  expect(rows.accounts.get(patient.id)?.email).toBe(email);
  const notices = rows.mails.filter(({ kind }) => kind.startsWith('email-change'));
  const written = await Promise.all(notices.map(writeMail));
  expect(written.map((mail) => [mail?.to, mail?.subject])).toEqual([
    [patient.email, 'Ihre E-Mail-Adresse soll geändert werden'],
    [patient.email, 'Ihre E-Mail-Adresse wurde geändert'],
  ]);
  // The former address cannot request a new password.
  expect(written[1]?.text).not.toContain('/password');
});

test('the account’s own address is refused as a new one, and no mail is sent', async () => {
  const { asked, rows } = await createMoving(` ${patient.email.toUpperCase()}`);
  expect([asked.statusCode, pathOf(asked), errorOf(asked)]).toEqual([422, '/user', 'EmailSame']);
  const sent = rows.mails.filter(({ kind }) => kind !== 'new-device');
  expect([rows.links.size, sent]).toEqual([0, []]);
});
