import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

const admin = { ...patient, id: 'account-admin', email: 'admin@example.org', roles: ['admin'] };
const other = { ...patient, id: 'account-other', email: 'other@example.org', roles: ['admin'] };

/** A signed-in admin, with a second factor unless the test needs none. */
async function createAdminSite({ hasFactor = true, admins = [admin, other] } = {}) {
  const site = await createSite();
  for (const one of admins) site.rows.accounts.set(one.id, one);
  const browser = site.browser();
  await browser.signIn({ email: admin.email });
  if (hasFactor) {
    const { secret } = (await browser.send('totp', {})).json();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: site.clock.time });
    await browser.send('totp/confirm', { code });
  }
  const setRoles = (id: string, roles: string) => browser.send(`accounts/${id}/roles`, { roles });
  return { ...site, open: site.browser, browser, setRoles };
}

/** Proves a second factor. */
async function addFactor(browser: Browser, time: number) {
  const { secret } = (await browser.send('totp', {})).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await browser.send('totp/confirm', { code: totp.generate({ timestamp: time }) });
}
type AdminSite = Awaited<ReturnType<typeof createAdminSite>>;
type Browser = AdminSite['browser'];

/** A browser of another user, signed in with a second factor. */
async function signInAs({ open, clock }: AdminSite, { email }: { email: string }) {
  const browser = open();
  await browser.signIn({ email });
  await addFactor(browser, clock.time);
  return browser;
}
const staff = { ...patient, id: 'account-staff', email: 'staff@example.org', roles: ['staff'] };

test('a doctor has what staff has, and the account has the role of a doctor alone', async () => {
  const { browser, rows } = await createSite();
  rows.accounts.set(patient.id, { ...patient, roles: ['doctor'] });
  const caller = browser();
  await caller.signIn();
  const { user } = (await caller.get('/api/auth/session')).json();
  expect(user.data.roles).toEqual(['doctor', 'staff']);
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['doctor']);
});

test('an admin gives and removes roles, and the event has the old and the new roles', async () => {
  const { setRoles, rows } = await createAdminSite();
  await setRoles(patient.id, '');
  const answer = await setRoles(patient.id, 'patient');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { roles: ['patient'], waiting: [] },
  ]);
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient']);
  expect(rows.events.at(-1)).toMatchObject({
    type: 'roles-changed',
    accountId: patient.id,
    details: { from: '', to: 'patient', by: admin.id },
  });
});

test.each([
  ['staff', staff],
  ['an admin', other],
])(
  'a guarded role waits until a second person confirms it: %s [ASVS v5.0.0-2.3.5]',
  async (_who, second) => {
    const site = await createAdminSite({ admins: [admin, other, staff] });
    const { browser, setRoles, rows } = site;
    const given = await setRoles(patient.id, 'patient staff');
    expect([given.statusCode, given.json()]).toMatchObject([
      200,
      { roles: ['patient'], waiting: ['staff'] },
    ]);
    expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient']);
    // The giver can never confirm.
    const path = `accounts/${patient.id}/roles/confirm`;
    expect(errorOf(await browser.send(path, { roles: 'staff' }))).toBe('OwnAccount');
    expect((await setRoles(patient.id, 'patient staff')).json().waiting).toEqual(['staff']);
    const confirmer = await signInAs(site, second);
    const waiting = (await confirmer.get('/api/auth/roles/waiting')).json();
    expect(waiting).toMatchObject([
      { account_id: patient.id, email: patient.email, role: 'staff', given_by: admin.id },
    ]);
    expect(errorOf(await confirmer.send(path, { roles: 'admin' }))).toBe('Unknown');
    const confirmed = await confirmer.send(path, { roles: 'staff' });
    expect([confirmed.statusCode, confirmed.json().roles]).toEqual([200, ['patient', 'staff']]);
    expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient', 'staff']);
    expect(rows.events.at(-1)).toMatchObject({
      type: 'roles-changed',
      accountId: patient.id,
      details: { from: 'patient', to: 'patient staff', by: second.id, given_by: admin.id },
    });
    expect((await confirmer.get('/api/auth/roles/waiting')).json()).toEqual([]);
  },
);

test('a second admin who gives the same role confirms it; one who leaves it out ends it', async () => {
  const site = await createAdminSite();
  const { setRoles, rows } = site;
  await setRoles(patient.id, 'staff');
  const second = await signInAs(site, other);
  const path = `accounts/${patient.id}/roles`;
  const ended = await second.send(path, { roles: '' });
  expect([ended.statusCode, rows.grants.size]).toEqual([200, 0]);
  await setRoles(patient.id, 'staff');
  const agreed = await second.send(path, { roles: 'staff' });
  expect(agreed.json()).toMatchObject({ roles: ['staff'], waiting: [] });
  expect(rows.grants.size).toBe(0);
});

test('an admin gets no guarded role through a second account of their own', async () => {
  const site = await createAdminSite();
  const { setRoles, open, clock, rows } = site;
  const own = { ...patient, id: 'account-own', email: 'own@example.org', roles: [] };
  rows.accounts.set(own.id, own);
  await setRoles(own.id, 'staff admin');
  const puppet = open();
  await puppet.signIn({ email: own.email });
  await addFactor(puppet, clock.time);
  const path = `accounts/${own.id}/roles/confirm`;
  expect((await puppet.send(path, { roles: 'staff' })).statusCode).toBe(404);
  expect((await puppet.get('/api/auth/roles/waiting')).statusCode).toBe(404);
  expect(rows.accounts.get(own.id)?.roles).toEqual([]);
});

test('a grant is valid for 14 days, while its giver is an admin, and requires a recent second factor', async () => {
  const site = await createAdminSite({ admins: [admin, other, staff] });
  const { setRoles, open, clock, rows } = site;
  await setRoles(patient.id, 'patient staff');
  const path = `accounts/${patient.id}/roles/confirm`;
  const weak = open();
  await weak.signIn({ email: staff.email });
  expect(errorOf(await weak.send(path, { roles: 'staff' }))).toBe('SecondFactorMissing');
  const confirmer = await signInAs(site, other);
  rows.accounts.set(admin.id, { ...admin, roles: [] });
  expect(errorOf(await confirmer.send(path, { roles: 'staff' }))).toBe('Unknown');
  rows.accounts.set(admin.id, { ...admin, disabled: true });
  expect(errorOf(await confirmer.send(path, { roles: 'staff' }))).toBe('Unknown');
  rows.accounts.set(admin.id, admin);
  clock.time += 14 * 86_400_000;
  const late = await signInAs(site, staff);
  expect(errorOf(await late.send(path, { roles: 'staff' }))).toBe('Unknown');
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient']);
});

test('users cannot change their own roles: no admin alone can read letters', async () => {
  const { setRoles, browser, rows } = await createAdminSite();
  expect(errorOf(await setRoles(admin.id, 'admin staff'))).toBe('OwnAccount');
  expect(errorOf(await browser.send(`accounts/${admin.id}/state`, { disabled: 'true' }))).toBe(
    'OwnAccount',
  );
  expect(rows.accounts.get(admin.id)?.roles).toEqual(['admin']);
});

test('staff and admin are given only with a recent second factor', async () => {
  const { setRoles, rows } = await createAdminSite({ hasFactor: false });
  for (const role of ['staff', 'admin']) {
    expect(errorOf(await setRoles(patient.id, role))).toBe('SecondFactorMissing');
  }
  expect(rows.accounts.get(patient.id)?.roles).toEqual(patient.roles);
  // Removing needs no proof.
  expect((await setRoles(patient.id, '')).statusCode).toBe(200);

  const late = await createAdminSite();
  late.clock.time += 11 * 60_000;
  expect(errorOf(await late.setRoles(patient.id, 'staff'))).toBe('SecondFactorMissing');
});

test('there is always an admin: the last one is neither removed nor disabled', async () => {
  const { setRoles, browser, open, rows } = await createAdminSite();
  expect((await setRoles(other.id, '')).statusCode).toBe(200);
  // An admin again; then two admins remove each other at the same time.
  rows.accounts.set(other.id, other);
  const second = open();
  await second.signIn({ email: other.email });
  const answers = await Promise.all([
    browser.send(`accounts/${other.id}/state`, { disabled: 'true' }),
    second.send(`accounts/${admin.id}/state`, { disabled: 'true' }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const left = [...rows.accounts.values()].filter(
    ({ roles, disabled }) => roles.includes('admin') && !disabled,
  );
  expect(left).toHaveLength(1);
});

test('a disabled account is signed out at once, and can sign in only after it is enabled', async () => {
  const { browser, open, rows } = await createAdminSite();
  const user = open();
  await user.signIn();
  await browser.send(`accounts/${patient.id}/state`, { disabled: 'true' });
  expect(await user.session()).toEqual({});
  expect((await user.signIn()).statusCode).toBe(401);
  await browser.send(`accounts/${patient.id}/state`, { disabled: 'false' });
  expect((await user.signIn()).statusCode).toBe(200);
  expect(rows.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['disabled', 'enabled']),
  );
});

test.each(['nurse', 'admin root', '__proto__'])('there is no role %j', async (role) => {
  const { setRoles } = await createAdminSite();
  expect(errorOf(await setRoles(patient.id, role))).toBe('Unknown');
});

test('an unknown account is reported as unknown; a user and a guest are refused', async () => {
  const { setRoles, open } = await createAdminSite();
  expect(errorOf(await setRoles('account-nobody', 'staff'))).toBe('Unknown');
  const user = open();
  await user.signIn();
  expect((await user.send(`accounts/${other.id}/roles`, { roles: '' })).statusCode).toBe(404);
  expect((await open().send(`accounts/${other.id}/roles`, { roles: '' })).statusCode).toBe(401);
});

test('an admin signs an account out everywhere and requires a new password, except on their own account', async () => {
  const { browser, open, rows } = await createAdminSite();
  const user = open();
  await user.signIn();
  const ended = await browser.send(`accounts/${patient.id}/sessions/end`, {});
  expect([ended.statusCode, ended.json().ended]).toEqual([200, 1]);
  expect(await user.session()).toEqual({});
  await user.signIn();
  expect((await browser.send(`accounts/${patient.id}/password/reset`, {})).statusCode).toBe(200);
  expect(await user.session()).toEqual({});
  expect((await user.signIn()).json().purpose).toBe('password-new');
  const events = rows.events.filter(({ details }) => details.by === admin.id);
  expect(events.map(({ type, accountId }) => [type, accountId])).toEqual([
    ['sessions-ended', patient.id],
    ['password-reset', patient.id],
  ]);
  expect(
    rows.mails.flatMap((mail) => (mail.kind === 'password-asked' ? [mail.accountId] : [])),
  ).toEqual([patient.id]);
  for (const path of ['sessions/end', 'password/reset']) {
    expect(errorOf(await browser.send(`accounts/${admin.id}/${path}`, {}))).toBe('OwnAccount');
    expect((await user.send(`accounts/${other.id}/${path}`, {})).statusCode).not.toBe(200);
  }
});

test('a code in the form proves the admin, and the action runs', async () => {
  const { browser, clock, rows } = await createAdminSite({ hasFactor: false });
  const { secret } = (await browser.send('totp', {})).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: clock.time });
  await browser.send('totp/confirm', { code: code() });
  clock.time += 11 * 60_000;
  const give = (fields: Record<string, string>) =>
    browser.send(`accounts/${patient.id}/roles`, { roles: 'staff', ...fields });
  expect(errorOf(await give({}))).toBe('SecondFactorMissing');
  expect(errorOf(await give({ code: '000000' }))).toBe('CodeWrong');
  expect(rows.accounts.get(patient.id)?.roles).toEqual(patient.roles);
  expect((await give({ code: code() })).statusCode).toBe(200);
  // Given, and waiting for a second person.
  expect([...rows.grants.values()].map(({ role }) => role)).toEqual(['staff']);
  // The same session, and fresh for what comes next.
  expect((await browser.send(`accounts/${other.id}/roles`, { roles: 'staff' })).statusCode).toBe(
    200,
  );
});

test('a form without scripts leads to its `callbackUrl`, and checkboxes of one name are one list', async () => {
  const { browser, rows } = await createAdminSite();
  const csrfToken = await browser.csrfToken();
  const fields = new URLSearchParams([
    ['csrfToken', csrfToken],
    ['callbackUrl', '/admin/accounts?id=1&done=roles'],
    ['roles', ''],
    ['roles', 'staff'],
    ['roles', 'admin'],
  ]);
  const answer = await browser.post(`/api/auth/accounts/${patient.id}/roles`, fields as never);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    'http://localhost:3000/admin/accounts?id=1&done=roles',
  ]);
  expect([...rows.grants.values()].map(({ role }) => role)).toEqual(['staff', 'admin']);
});

test('one’s own account is recognised in any spelling of its id', async () => {
  const { browser, rows } = await createAdminSite();
  const own = admin.id.toUpperCase();
  for (const [path, fields] of [
    ['roles', { roles: 'admin staff' }],
    ['state', { disabled: 'true' }],
    ['sessions/end', {}],
    ['password/reset', {}],
  ] as const) {
    expect(errorOf(await browser.send(`accounts/${own}/${path}`, fields)), path).toBe('OwnAccount');
  }
  expect(rows.accounts.get(admin.id)).toEqual(admin);
});

test('an action whose session ended while it waited is refused', async () => {
  const { browser, rows, store } = await createAdminSite({ hasFactor: false });
  const transaction = store.transaction.bind(store);
  // Signed out in another tab between the guard and the action's own transaction.
  store.transaction = async (work) => {
    rows.sessions.clear();
    return transaction(work);
  };
  const answer = await browser.send(`accounts/${patient.id}/state`, { disabled: 'true' });
  expect([answer.statusCode, errorOf(answer)]).toEqual([401, 'Refused']);
  expect(rows.accounts.get(patient.id)?.disabled).toBe(false);
});

test('an ended grant is in the audit log, with the change that ended it', async () => {
  const { setRoles, rows } = await createAdminSite();
  await setRoles(patient.id, 'patient staff');
  await setRoles(patient.id, 'patient');
  expect(rows.events.at(-1)).toMatchObject({ type: 'roles-changed', details: { ended: 'staff' } });
});
