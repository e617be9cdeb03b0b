import { createHmac } from 'node:crypto';
import { type AuthServerOptions, authServer, makeAdminCommand } from '@praxiskit/auth-server';
import Fastify from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, origin, patient, serverOptions } from './site.ts';

const { secret } = serverOptions();
const other = 'another secret of the tests, of 32 characters or more';
const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

/** A patient with an app for codes, whose server's secret was replaced since. */
async function createMovedSite(options: Partial<AuthServerOptions>) {
  const before = await createSite();
  const { store, clock } = before;
  const browser = before.browser();
  await browser.signIn();
  const { secret: key } = (await browser.send('totp', {})).json();
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  const codeAt = (at: number) => app.generate({ timestamp: at });
  const confirmed = await browser.send('totp/confirm', { code: codeAt(clock.time) });
  const [recoveryCode = ''] = confirmed.json().codes as string[];
  clock.time += 30_000;
  const warnings: string[] = [];
  const site = await createSite({ store, clock, ...options }, (fastify) => {
    fastify.log.warn = ((_given: object, text: string) => warnings.push(text)) as never;
  });
  const enter = async (code: string, at = site) => {
    const next = at.browser();
    await next.signIn();
    return errorOf(await next.send('second-factor', { code }));
  };
  return { before, site, store, clock, browser, codeAt, recoveryCode, warnings, enter };
}

test('after the secret was lost a code of the app is wrong, the log says why, and a recovery code signs in', async () => {
  const moved = await createMovedSite({ secret: other });
  const { enter, codeAt, clock, recoveryCode, warnings } = moved;
  expect(await enter(codeAt(clock.time))).toBe('CodeWrong');
  expect(warnings.join()).toContain('SESSION_SECRET_OLD');
  expect(await enter(recoveryCode)).toBeNull();
  expect(await enter(recoveryCode)).toBe('CodeWrong');
});

test('with a new secret the former one still opens sessions, links and keys, which are encrypted again', async () => {
  const moved = await createMovedSite({ secret: other, formerSecrets: [secret] });
  const { before, site, store, clock, browser, codeAt, enter } = moved;
  const session = browser.cookies.get('next-auth.session-token') ?? '';
  const known = site.browser();
  known.cookies.set('next-auth.session-token', session);
  expect((await known.get('/for-users')).statusCode).toBe(200);

  const asking = before.browser();
  await asking.send('signin/email', { email: patient.email });
  const link = await before.mailedLink();
  const opening = site.browser();
  for (const [name, value] of asking.cookies) opening.cookies.set(name, value);
  const opened = await opening.send('callback/email', link?.fields ?? {});
  expect(new URL(opened.json().url).pathname).toBe('/login/second');

  expect(await enter(codeAt(clock.time))).toBeNull();
  clock.time += 30_000;
  const alone = await createSite({ store, clock, secret: other });
  expect(await enter(codeAt(clock.time), alone)).toBeNull();
});

test('a recovery code of ten letters, hashed by a former secret, works once', async () => {
  const moved = await createMovedSite({ secret: other, formerSecrets: [secret] });
  const hash = createHmac('sha256', secret)
    .update(`recovery-code:${patient.id}:k7m2q9xw4d`)
    .digest('base64url');
  await moved.store.transaction(({ factors }) => factors.setRecoveryCodes(patient.id, [hash]));
  expect(await moved.enter('K7M2Q-9XW4D')).toBeNull();
  expect(await moved.enter('k7m2q-9xw4d')).toBe('CodeWrong');
});

test('a former secret that is too short is refused', async () => {
  const options = { ...serverOptions(), formerSecrets: ['short'] };
  await expect(Fastify().register(authServer, options)).rejects.toThrow('32 characters');
});

test('the command removes second factors: sessions end, it is recorded, and the owner gets a mail', async () => {
  const { store, clock, browser, site, recoveryCode } = await createMovedSite({ secret });
  const run = (...words: string[]) => makeAdminCommand({ store, secret, origin, clock }, words);
  expect(await run('--reset-factor', patient.email)).toContain('signed out everywhere');
  expect((await browser.get('/for-users')).statusCode).toBe(401);
  const next = site.browser();
  expect(errorOf(await next.signIn())).toBeNull();
  expect((await next.get('/for-users')).statusCode).toBe(200);
  expect(store.rows.events.find(({ type }) => type === 'factors-reset')).toMatchObject({
    accountId: patient.id,
    details: { by: 'command' },
  });
  const mails = store.rows.mails.filter(({ kind }) => kind === 'factor-removed');
  expect(mails).toMatchObject([{ accountId: patient.id, factor: 'totp' }]);
  await expect(run(patient.email, '--reset-factor')).rejects.toThrow('no account with a second');
  await expect(run('--reset-factor')).rejects.toThrow('no account');
  expect(recoveryCode).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
});
