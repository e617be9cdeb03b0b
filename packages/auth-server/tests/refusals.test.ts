import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

/** The refusals in the audit log, with their accounts. */
function refusalsOf({ rows }: Awaited<ReturnType<typeof createSite>>) {
  return rows.events
    .filter(({ type }) => type === 'refused' || type === 'throttled')
    .map(({ type, accountId, details }) => ({ type, accountId, ...details }));
}

test('wrong codes, used links and expired links are recorded [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const [asking, other] = [site.browser(), site.browser()];
  await asking.send('signin/email', { email: patient.email });
  const fields = (await site.mailedLink())?.fields ?? {};
  await other.send('callback/email', { ...fields, code: '000000x' });
  await asking.send('callback/email', fields);
  await other.send('callback/email', fields);
  // A forged token shows nothing and is not logged.
  await other.send('callback/email', { ...fields, token: 'x' });
  const common = { type: 'refused', accountId: patient.id, method: 'link' };
  expect(refusalsOf(site)).toEqual([
    { ...common, reason: 'code-wrong', purpose: 'sign-in' },
    { ...common, reason: 'link', purpose: 'used' },
  ]);
});

test('too many requests for links and codes are recorded [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const browser = site.browser();
  for (let n = 0; n < 6; n += 1) await browser.send('signin/email', { email: patient.email });
  expect(refusalsOf(site)).toEqual([
    {
      type: 'throttled',
      accountId: patient.id,
      method: 'link',
      reason: 'throttled',
      purpose: 'sign-in',
    },
  ]);
  const signedIn = site.browser();
  await signedIn.signIn();
  for (let n = 0; n < 6; n += 1) await signedIn.send('second-factor', { code: '000000' });
  const codes = refusalsOf(site).filter((one) => 'factor' in one);
  expect(codes.map(({ type }) => type)).toEqual([...Array(5).fill('refused'), 'throttled']);
});

test('a wrong first code of an app is recorded [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const browser = site.browser();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const late = totp.generate({ timestamp: site.clock.time - 600_000 });
  await browser.send('totp/confirm', { code: late });
  const refused = { type: 'refused', accountId: patient.id, by: patient.id };
  expect(refusalsOf(site)).toEqual([{ ...refused, factor: 'totp' }]);
});

test('a signed-in user’s wrong input is recorded as the user’s, not as a guest’s [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const browser = site.browser();
  await browser.signIn();
  const wrong = { password: 'Vier Wolken ohne Hut', current: 'wrong' };
  await browser.send('password', wrong);
  await browser.send('password', { password, current: password });
  await browser.send('second-factor', { code: '000000' });
  const guest = site.browser();
  await guest.signIn({ password: 'wrong' });
  const refused = { type: 'refused', accountId: patient.id };
  expect(refusalsOf(site)).toEqual([
    { ...refused, method: 'password', by: patient.id },
    { ...refused, method: 'password', reason: 'same', by: patient.id },
    { ...refused, factor: 'code', by: patient.id },
    { ...refused, method: 'password' },
  ]);
});

test('a wrong second step of a sign-in names no user: only the password was proved [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const first = site.browser();
  await first.signIn();
  const { secret } = (await first.send('totp', {})).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await first.send('totp/confirm', { code: totp.generate({ timestamp: site.clock.time }) });
  const second = site.browser();
  await second.signIn();
  await second.send('second-factor', { code: '000000' });
  expect(refusalsOf(site)).toEqual([{ type: 'refused', accountId: patient.id, factor: 'code' }]);
});

test('a failed passkey of an account is recorded [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const passkey = { id: 'known', accountId: patient.id, publicKey: '', counter: 0, name: 'K' };
  const times = { transports: [], createdAt: 0, usedAt: null };
  site.rows.passkeys.set('known', { ...passkey, ...times });
  const browser = site.browser();
  for (const id of ['known', 'unknown']) {
    await browser.send('passkey/options', {});
    await browser.send('callback/passkey', { credential: JSON.stringify({ id }) });
  }
  expect(refusalsOf(site)).toEqual([{ type: 'refused', accountId: patient.id, method: 'passkey' }]);
});

test('a refused action of an admin is recorded on the admin’s account [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const admin = { ...patient, id: 'account-admin', email: 'admin@example.org', roles: ['admin'] };
  site.rows.accounts.set(admin.id, admin);
  const browser = site.browser();
  await browser.signIn({ email: admin.email });
  await browser.send(`accounts/${patient.id}/roles`, { roles: 'staff' });
  await browser.send(`accounts/${admin.id}/state`, { disabled: 'true' });
  const invited = { email: 'neu@example.org', name: 'Nina Neu', roles: 'staff' };
  await browser.send('invitations', invited);
  await browser.send(`accounts/${patient.id}/roles/confirm`, { roles: 'staff' });
  const common = { type: 'refused', accountId: admin.id, by: admin.id };
  expect(refusalsOf(site)).toEqual([
    { ...common, act: 'setRoles', reason: 'second-factor-missing' },
    { ...common, act: 'setDisabled', reason: 'own-account' },
    { ...common, act: 'invite', reason: 'second-factor-missing' },
    { ...common, act: 'confirm', reason: 'second-factor-missing' },
  ]);
});

test('posting a used link again and again does not fill the log [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const browser = site.browser();
  await browser.send('signin/email', { email: patient.email });
  const fields = (await site.mailedLink())?.fields ?? {};
  await browser.send('callback/email', fields);
  const other = site.browser();
  for (let post = 0; post < 40; post += 1) {
    expect((await other.send('callback/email', fields)).statusCode).toBe(401);
  }
  expect(refusalsOf(site)).toHaveLength(3);
  // It is logged again in the next minute, though the attempts never stopped.
  site.clock.time += 60_000;
  await other.send('callback/email', fields);
  expect(refusalsOf(site)).toHaveLength(4);
});

test('failed passkeys do not fill the log either [ASVS v5.0.0-16.3.1]', async () => {
  const site = await createSite();
  const passkey = { id: 'known', accountId: patient.id, publicKey: '', counter: 0, name: 'K' };
  site.rows.passkeys.set('known', { ...passkey, transports: [], createdAt: 0, usedAt: null });
  const browser = site.browser();
  for (let post = 0; post < 20; post += 1) {
    await browser.send('callback/passkey', { credential: JSON.stringify({ id: 'known' }) });
  }
  expect(refusalsOf(site)).toHaveLength(3);
});
