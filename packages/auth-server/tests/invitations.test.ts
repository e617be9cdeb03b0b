import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const DAY_MS = 86_400_000;
const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const pathOf = (answer: { json(): { url: string } }) => new URL(answer.json().url).pathname;
const admin = { ...patient, id: 'account-admin', email: 'admin@example.org', roles: ['admin'] };
const invited = { email: 'neu@example.org', name: 'Dr. Nina Neu', roles: 'staff' };
const newPassword = 'Vier Wolken ohne Hut';

/** A signed-in admin, with a second factor unless the test needs none. */
async function createAdminSite({ hasFactor = true } = {}) {
  const site = await createSite();
  site.rows.accounts.set(admin.id, admin);
  const browser = site.browser();
  await browser.signIn({ email: admin.email });
  if (hasFactor) {
    const { secret } = (await browser.send('totp', {})).json();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await browser.send('totp/confirm', { code: totp.generate({ timestamp: site.clock.time }) });
  }
  return { ...site, open: site.browser, browser };
}

test('an invited person chooses a password and has the roles; this also confirms the address', async () => {
  const { browser, open, rows, mailedLink, writeMail, clock } = await createAdminSite();
  const asked = await browser.send('invitations', invited);
  const { id } = asked.json();
  expect([asked.statusCode, pathOf(asked)]).toEqual([200, '/admin/accounts']);
  expect(rows.events.at(-1)).toMatchObject({
    type: 'invited',
    accountId: null,
    details: { roles: 'staff', by: admin.id, invitation: id },
  });
  const link = await mailedLink();
  expect([link?.to, link?.subject]).toEqual([invited.email, 'Ihr Zugang zur Website: Aurelia']);
  expect((await browser.get('/api/auth/invitations')).json()).toEqual([
    {
      id,
      email: invited.email,
      name: invited.name,
      roles: ['staff'],
      created_at: new Date(clock.time).toISOString(),
      expires_at: new Date(clock.time + 7 * DAY_MS).toISOString(),
    },
  ]);
  // There was no account before.
  expect([...rows.accounts.values()].some(({ email }) => email === invited.email)).toBe(false);

  clock.time += 7 * DAY_MS - 1;
  const guest = open();
  const page = await guest.get(link?.path ?? '');
  expect(page.body).toContain('Passwort wählen');
  expect(page.body).not.toContain('Code aus dem ersten Fenster');
  const used = await guest.send('callback/email', link?.fields ?? {});
  expect([used.statusCode, pathOf(used), used.json().purpose]).toEqual([
    200,
    '/password-new',
    'password-new',
  ]);
  expect((await guest.get('/mine')).json()).toEqual({ viewer: null });
  expect((await guest.send('password', { password: newPassword })).statusCode).toBe(200);
  const [notice] = rows.mails.filter(({ kind }) => kind.startsWith('password-'));
  const written = notice && (await writeMail(notice));
  expect(written?.subject).toBe('Ihr Konto hat jetzt ein Passwort');
  expect(written?.text).not.toMatch(/geändert|war ich nicht/);
  expect(rows.events.map(({ type }) => type)).not.toContain('password-changed');
  expect(rows.events.at(-2)).toMatchObject({ type: 'password-set', details: { sessions: '0' } });
  // A guarded role waits for a confirmation.
  expect((await guest.get('/mine')).json().viewer).toMatchObject({
    email: invited.email,
    name: invited.name,
    roles: [],
  });
  const made = [...rows.accounts.values()].find(({ email }) => email === invited.email);
  expect(made?.emailVerifiedAt).toBe(clock.time);
  const accepted = rows.events.find(({ type }) => type === 'invitation-accepted');
  expect(accepted).toMatchObject({
    accountId: made?.id,
    details: { from: '', to: '', waiting: 'staff' },
  });
  expect([...rows.grants.values()]).toEqual([
    { accountId: made?.id, role: 'staff', givenBy: admin.id, createdAt: clock.time },
  ]);
  expect(rows.links.size).toBe(0);
});

test('accepting an invitation sends a mail to the users who can confirm its roles', async () => {
  const { browser, open, rows, mailedLink } = await createAdminSite();
  const staff = { ...admin, id: 'account-staff', email: 'staff@example.org', roles: ['staff'] };
  rows.accounts.set(staff.id, staff);
  const recipients = () =>
    rows.mails.flatMap((mail) => (mail.kind === 'role-waiting' ? [mail.accountId] : []));
  await browser.send('invitations', invited);
  const link = await mailedLink();
  expect(recipients()).toEqual([]);
  await open().send('callback/email', link?.fields ?? {});
  expect(recipients()).toEqual([staff.id]);
});

test('an invitation expires after seven days and works once', async () => {
  const { browser, open, mailedLink, clock } = await createAdminSite();
  await browser.send('invitations', invited);
  const fields = (await mailedLink())?.fields ?? {};
  clock.time += 7 * DAY_MS;
  expect(errorOf(await open().send('callback/email', fields))).toBe('Verification');
  clock.time -= DAY_MS;
  expect((await open().send('callback/email', fields)).statusCode).toBe(200);
  expect(errorOf(await open().send('callback/email', fields))).toBe('Verification');
});

test('an invitation that was withdrawn or sent again no longer works', async () => {
  const { browser, open, mailedLink, rows } = await createAdminSite();
  const { id } = (await browser.send('invitations', invited)).json();
  const former = (await mailedLink())?.fields ?? {};
  const again = await browser.send(`invitations/${id}/resend`, {});
  expect([again.statusCode, again.json().id === id]).toEqual([200, false]);
  expect(errorOf(await open().send('callback/email', former))).toBe('Verification');
  const newer = (await mailedLink())?.fields ?? {};
  expect(errorOf(await browser.send(`invitations/${id}/withdraw`, {}))).toBe('Unknown');
  const gone = await browser.send(`invitations/${again.json().id}/withdraw`, {});
  expect(gone.statusCode).toBe(200);
  expect(rows.events.at(-1)).toMatchObject({ type: 'invitation-withdrawn' });
  expect(errorOf(await open().send('callback/email', newer))).toBe('Verification');
  expect((await browser.get('/api/auth/invitations')).json()).toEqual([]);
});

test('inviting to guarded roles requires a recent second factor, like a change of roles', async () => {
  const { browser, rows } = await createAdminSite({ hasFactor: false });
  for (const roles of ['staff', 'admin', 'patient staff']) {
    const refused = await browser.send('invitations', { ...invited, roles });
    expect([refused.statusCode, errorOf(refused)]).toEqual([401, 'SecondFactorMissing']);
  }
  expect(errorOf(await browser.send('invitations', { ...invited, roles: 'root' }))).toBe('Unknown');
  expect(rows.mails).toEqual([]);
  const given = await browser.send('invitations', { ...invited, roles: 'patient' });
  expect(given.statusCode).toBe(200);
});

test('sending an invitation again requires it too', async () => {
  const { browser, clock, rows } = await createAdminSite();
  const { id } = (await browser.send('invitations', invited)).json();
  clock.time += 11 * 60_000;
  expect(errorOf(await browser.send(`invitations/${id}/resend`, {}))).toBe('SecondFactorMissing');
  expect(rows.links.has(id)).toBe(true);
});

test('only admins can invite, list, send again or withdraw', async () => {
  const { browser, open, rows } = await createAdminSite();
  const { id } = (await browser.send('invitations', invited)).json();
  const user = open();
  await user.signIn();
  for (const [who, status] of [
    [user, 404],
    [open(), 401],
  ] as const) {
    expect((await who.get('/api/auth/invitations')).statusCode).toBe(status);
    for (const path of ['invitations', `invitations/${id}/resend`, `invitations/${id}/withdraw`]) {
      expect((await who.send(path, invited)).statusCode, path).toBe(status);
    }
  }
  expect([...rows.links.keys()]).toEqual([id]);
});

test('a link of another purpose is not an invitation, and stays', async () => {
  const { browser, open, rows } = await createAdminSite();
  await open().send('signin/email', { email: patient.email });
  const [id = ''] = rows.links.keys();
  expect(errorOf(await browser.send(`invitations/${id}/withdraw`, {}))).toBe('Unknown');
  expect(errorOf(await browser.send(`invitations/${id}/resend`, {}))).toBe('Unknown');
  expect(rows.links.has(id)).toBe(true);
});

test('an address with an account cannot be invited; an account created meanwhile gets no role', async () => {
  const { browser, open, rows, mailedLink } = await createAdminSite();
  const taken = await browser.send('invitations', { ...invited, email: patient.email });
  expect([taken.statusCode, errorOf(taken)]).toEqual([409, 'AccountThere']);
  await browser.send('invitations', invited);
  const fields = (await mailedLink())?.fields ?? {};
  const since = { ...patient, id: 'account-2', email: invited.email };
  rows.accounts.set(since.id, since);
  const guest = open();
  const refused = await guest.send('callback/email', fields);
  expect([refused.statusCode, errorOf(refused)]).toEqual([409, 'AccountThere']);
  const { pathname, search } = new URL(refused.json().url);
  expect((await guest.get(pathname + search)).body).toContain('hat schon ein Konto');
  expect(rows.accounts.get(since.id)).toEqual(since);
  expect([rows.grants.size, await guest.session()]).toEqual([0, {}]);
  const events = rows.events.filter(({ details }) => details.method === 'link');
  expect(events.map(({ type, details }) => [type, details.reason])).toEqual([
    ['refused', 'account-there'],
  ]);
});

test('an admin who takes the invited address gets no role by it', async () => {
  const { browser, rows, mailedLink } = await createAdminSite();
  await browser.send('invitations', { ...invited, roles: 'patient staff' });
  const fields = (await mailedLink())?.fields ?? {};
  rows.accounts.set(admin.id, { ...admin, email: invited.email });
  expect(errorOf(await browser.send('callback/email', fields))).toBe('AccountThere');
  expect(rows.accounts.get(admin.id)?.roles).toEqual(['admin']);
  expect(rows.grants.size).toBe(0);
});

test.each([
  ['is no admin', { roles: [] }],
  ['is disabled', { disabled: true }],
  ['is about to be deleted', { deletionAt: 1 }],
  ['is gone', null],
])('an invitation is void once the admin who has sent it %s', async (_why, change) => {
  const { browser, open, rows, mailedLink } = await createAdminSite();
  await browser.send('invitations', { ...invited, roles: 'patient' });
  const fields = (await mailedLink())?.fields ?? {};
  if (change) rows.accounts.set(admin.id, { ...admin, ...change });
  else rows.accounts.delete(admin.id);
  expect(errorOf(await open().send('callback/email', fields))).toBe('Verification');
  expect([...rows.accounts.values()].some(({ email }) => email === invited.email)).toBe(false);
});

test.each([{ email: 'no address' }, { name: '' }, { name: 'a\nb' }])(
  'an invitation requires an address and a name: %j',
  async (wrong) => {
    const { browser, rows } = await createAdminSite();
    const before = rows.mails.length;
    const refused = await browser.send('invitations', { ...invited, ...wrong });
    expect([refused.statusCode, errorOf(refused)]).toEqual([422, 'FieldsInvalid']);
    expect(rows.mails).toHaveLength(before);
  },
);
