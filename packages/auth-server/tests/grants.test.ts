import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

const admin = {
  ...patient,
  id: 'account-admin',
  email: 'admin@example.org',
  name: 'Andrea Muster',
  roles: ['admin'],
};
const other = { ...patient, id: 'account-other', email: 'other@example.org', roles: ['admin'] };
const staff = { ...patient, id: 'account-staff', email: 'staff@example.org', roles: ['staff'] };
const away = { ...staff, id: 'account-away', email: 'away@example.org', disabled: true };
const leaving = { ...staff, id: 'account-leaving', email: 'leaving@example.org', deletionAt: 1 };

/** An admin with a second factor, who has given the patient a guarded role. */
async function giveRole() {
  const site = await createSite();
  for (const one of [admin, other, staff, away, leaving]) site.rows.accounts.set(one.id, one);
  site.app.get('/waiting', { config: { access: 'public' } }, async (request) => {
    const pending = request.accounts.pendingRoleGrants;
    return pending && { isProved: pending.isProved, waiting: await pending.waiting() };
  });
  const { browser: open, clock } = site;
  /** Signed in, with an app for codes. */
  async function signInAs({ email }: { email: string }) {
    const browser = open();
    await browser.signIn({ email });
    const { secret } = (await browser.send('totp', {})).json();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: clock.time });
    await browser.send('totp/confirm', { code: code() });
    return { ...browser, code };
  }
  const giver = await signInAs(admin);
  site.rows.mails.length = 0;
  const give = () => giver.send(`accounts/${patient.id}/roles`, { roles: 'patient staff' });
  expect((await give()).statusCode).toBe(200);
  const recipientsOf = (kind: string) =>
    site.rows.mails.flatMap((mail) =>
      mail.kind === kind && 'accountId' in mail ? [mail.accountId] : [],
    );
  return { ...site, open, signInAs, giver, give, recipientsOf };
}

const path = (verb: 'confirm' | 'refuse') => `accounts/${patient.id}/roles/${verb}`;

test('a user who can confirm a role can refuse it: the grant ends, and the event names the user [ASVS v5.0.0-2.3.5]', async () => {
  const { rows, signInAs, recipientsOf } = await giveRole();
  const second = await signInAs(staff);
  const refused = await second.send(path('refuse'), { roles: 'staff' });
  expect([refused.statusCode, refused.json().refused]).toEqual([200, ['staff']]);
  expect([rows.grants.size, rows.accounts.get(patient.id)?.roles]).toEqual([0, ['patient']]);
  expect(rows.events.at(-1)).toMatchObject({
    type: 'role-refused',
    accountId: patient.id,
    details: { roles: 'staff', by: staff.id, given_by: admin.id },
  });
  expect(errorOf(await second.send(path('confirm'), { roles: 'staff' }))).toBe('Unknown');
  expect(recipientsOf('role-given')).toEqual([]);
});

test('the giver, the owner and users without a recent second factor cannot refuse', async () => {
  const { rows, giver, open, signInAs, clock } = await giveRole();
  expect(errorOf(await giver.send(path('refuse'), { roles: 'staff' }))).toBe('OwnAccount');
  const owner = await signInAs(patient);
  expect((await owner.send(path('refuse'), { roles: 'staff' })).statusCode).toBe(404);
  const weak = open();
  await weak.signIn({ email: other.email });
  expect(errorOf(await weak.send(path('refuse'), { roles: 'staff' }))).toBe('SecondFactorMissing');
  const late = await signInAs(staff);
  clock.time += 11 * 60_000;
  expect(errorOf(await late.send(path('refuse'), { roles: 'staff' }))).toBe('SecondFactorMissing');
  expect(rows.grants.size).toBe(1);
});

test.each(['confirm', 'refuse'] as const)(
  'a code in the form proves the user: %s',
  async (verb) => {
    const { rows, signInAs, clock } = await giveRole();
    const second = await signInAs(staff);
    clock.time += 11 * 60_000;
    const wrong = await second.send(path(verb), { roles: 'staff', code: '000000' });
    expect(new URL(wrong.json().url).pathname).toBe('/staff/roles');
    expect(errorOf(wrong)).toBe('CodeWrong');
    const right = await second.send(path(verb), { roles: 'staff', code: second.code() });
    expect([right.statusCode, rows.grants.size]).toEqual([200, 0]);
  },
);

test('users who can confirm a role get one mail, with a link to the page and without names', async () => {
  const { rows, give, recipientsOf, writeMail } = await giveRole();
  expect(recipientsOf('role-waiting').toSorted()).toEqual([other.id, staff.id]);
  await give();
  expect(recipientsOf('role-waiting')).toHaveLength(2);
  const mail = rows.mails.find((one) => one.kind === 'role-waiting');
  const written = mail && (await writeMail(mail));
  expect(written?.text).toMatch(/^http:\/\/localhost:3000\/staff\/roles$/m);
  const english = mail && mail.kind !== 'link' ? await writeMail({ ...mail, locale: 'en' }) : null;
  expect(english?.subject).toBe('A role is waiting for a second person');
  for (const { text = '', html = '' } of [written ?? {}, english ?? {}]) {
    expect(text + html).not.toMatch(/Petra|Andrea|patient@|admin@/);
    expect(text).not.toBe('');
  }
});

test.each([
  ['staff who confirm', staff, path('confirm'), { roles: 'staff' }],
  [
    'a second admin who gives it',
    other,
    `accounts/${patient.id}/roles`,
    { roles: 'patient staff' },
  ],
])(
  'the owner of an account gets a mail when the role applies: %s',
  async (_who, by, where, fields) => {
    const { rows, signInAs, recipientsOf, writeMail } = await giveRole();
    const second = await signInAs(by);
    expect(recipientsOf('role-given')).toEqual([]);
    expect((await second.send(where, fields)).statusCode).toBe(200);
    expect(recipientsOf('role-given')).toEqual([patient.id]);
    const mail = rows.mails.find(({ kind }) => kind === 'role-given');
    const written = mail && (await writeMail(mail));
    expect(written).toMatchObject({ to: patient.email, subject: 'Ihr Konto hat eine neue Rolle' });
    expect(written?.text).toMatch(/^http:\/\/localhost:3000\/user$/m);
  },
);

test('users with a guarded role read the pending roles, and which of them they cannot decide', async () => {
  const { giver, signInAs, open, clock, rows } = await giveRole();
  const second = await signInAs(staff);
  const read = async (browser: typeof giver | ReturnType<typeof open>) =>
    (await browser.get('/waiting')).json();
  const shown = { accountId: patient.id, name: patient.name, email: patient.email, role: 'staff' };
  const times = { createdAt: clock.time, expiresAt: clock.time + 14 * 86_400_000 };
  const waiting = { ...shown, giver: admin.name, isLocked: false, ...times };
  expect(await read(second)).toEqual({ isProved: true, waiting: [{ ...waiting, own: null }] });
  expect((await read(giver)).waiting[0].own).toBe('giver');
  const guest = open();
  expect(await read(guest)).toBeNull();
  await guest.signIn();
  expect(await read(guest)).toBeNull();
  rows.accounts.set(patient.id, { ...patient, roles: ['staff'] });
  expect(await read(guest)).toMatchObject({ isProved: false, waiting: [{ own: 'owner' }] });
  rows.accounts.set(admin.id, { ...admin, roles: [] });
  expect((await read(second)).waiting).toEqual([]);
});

test('without scripts a decision leads to where the form says', async () => {
  const { signInAs } = await giveRole();
  const second = await signInAs(staff);
  const fields = { roles: 'staff', callbackUrl: '/staff/roles?done=refuse', json: '' };
  const answer = await second.send(path('refuse'), fields);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    'http://localhost:3000/staff/roles?done=refuse',
  ]);
});

test('users who can confirm a role see that the account is locked [R6.7]', async () => {
  const { rows, signInAs } = await giveRole();
  const second = await signInAs(staff);
  const isLocked = async () => (await second.get('/waiting')).json().waiting[0].isLocked;
  expect(await isLocked()).toBe(false);
  const account = rows.accounts.get(patient.id);
  if (account) rows.accounts.set(patient.id, { ...account, disabled: true });
  expect(await isLocked()).toBe(true);
});
