import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

const admin = { ...patient, id: 'account-admin', email: 'admin@example.org', roles: ['admin'] };
const other = { ...patient, id: 'account-other', email: 'other@example.org', roles: ['admin'] };

/** An admin who is signed in, with a second factor where the test asks for one. */
async function createOffice({ hasFactor = true, admins = [admin, other] } = {}) {
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

test('an admin gives roles to others, and it is recorded from what to what', async () => {
  const { setRoles, rows } = await createOffice();
  const answer = await setRoles(patient.id, 'staff');
  expect([answer.statusCode, answer.json().roles]).toEqual([200, ['staff']]);
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['staff']);
  expect(rows.events.at(-1)).toMatchObject({
    ...{ type: 'roles-changed', accountId: patient.id },
    details: { from: 'patient', to: 'staff', by: admin.id },
  });
});

test('nobody changes their own roles: no admin reads letters by calls of their own', async () => {
  const { setRoles, browser, rows } = await createOffice();
  expect(errorOf(await setRoles(admin.id, 'admin staff'))).toBe('OwnAccount');
  expect(errorOf(await browser.send(`accounts/${admin.id}/state`, { disabled: 'true' }))).toBe(
    'OwnAccount',
  );
  expect(rows.accounts.get(admin.id)?.roles).toEqual(['admin']);
});

test('staff and admin are given only after a second factor, and not long after it', async () => {
  const { setRoles, rows } = await createOffice({ hasFactor: false });
  for (const role of ['staff', 'admin']) {
    expect(errorOf(await setRoles(patient.id, role))).toBe('SecondFactorMissing');
  }
  expect(rows.accounts.get(patient.id)?.roles).toEqual(patient.roles);
  // Taking is possible at once.
  expect((await setRoles(patient.id, '')).statusCode).toBe(200);

  const late = await createOffice();
  late.clock.time += 11 * 60_000;
  expect(errorOf(await late.setRoles(patient.id, 'staff'))).toBe('SecondFactorMissing');
});

test('there is always an admin: the last one is neither taken away nor disabled', async () => {
  const { setRoles, browser, open, rows } = await createOffice();
  expect((await setRoles(other.id, '')).statusCode).toBe(200);
  // Made an admin again, and now two who remove each other at the same moment.
  expect((await setRoles(other.id, 'admin')).statusCode).toBe(200);
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

test('a disabled account is signed out at once, and comes back only when it is let in', async () => {
  const { browser, open, rows } = await createOffice();
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

test.each(['doctor', 'admin root', '__proto__'])('there is no role %j', async (role) => {
  const { setRoles } = await createOffice();
  expect(errorOf(await setRoles(patient.id, role))).toBe('Unknown');
});

test('an unknown account is told as one, a user and a guest get nowhere', async () => {
  const { setRoles, open } = await createOffice();
  expect(errorOf(await setRoles('account-nobody', 'staff'))).toBe('Unknown');
  const user = open();
  await user.signIn();
  expect((await user.send(`accounts/${other.id}/roles`, { roles: '' })).statusCode).toBe(404);
  expect((await open().send(`accounts/${other.id}/roles`, { roles: '' })).statusCode).toBe(401);
});

test('an account is signed out everywhere, and asked for a new password; never the own one', async () => {
  const { browser, open, rows } = await createOffice();
  const user = open();
  await user.signIn();
  const ended = await browser.send(`accounts/${patient.id}/sessions/end`, {});
  expect([ended.statusCode, ended.json().ended]).toEqual([200, 1]);
  expect(await user.session()).toEqual({});
  await user.signIn();
  expect((await browser.send(`accounts/${patient.id}/password/reset`, {})).statusCode).toBe(200);
  expect(await user.session()).toEqual({});
  expect((await user.signIn()).json().purpose).toBe('password-new');
  const told = rows.events.filter(({ details }) => details.by === admin.id);
  expect(told.map(({ type, accountId }) => [type, accountId])).toEqual([
    ['sessions-ended', patient.id],
    ['password-reset', patient.id],
  ]);
  for (const path of ['sessions/end', 'password/reset']) {
    expect(errorOf(await browser.send(`accounts/${admin.id}/${path}`, {}))).toBe('OwnAccount');
    expect((await user.send(`accounts/${other.id}/${path}`, {})).statusCode).not.toBe(200);
  }
});

test('a code that comes with the form proves the admin, and what was wanted is done', async () => {
  const { browser, clock, rows } = await createOffice({ hasFactor: false });
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
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['staff']);
  // The same session, and fresh for what comes next.
  expect((await browser.send(`accounts/${other.id}/roles`, { roles: 'staff' })).statusCode).toBe(
    200,
  );
});

test('a form without scripts goes where it says, and boxes of one name are one list', async () => {
  const { browser, rows } = await createOffice();
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
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['staff', 'admin']);
});
