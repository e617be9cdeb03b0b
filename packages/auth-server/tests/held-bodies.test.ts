import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createSite, origin, password, patient } from './site.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Site = Awaited<ReturnType<typeof createSite>>;
type Browser = ReturnType<Site['browser']>;

/** A site on a port; its `send` holds the body back until `go` is called. */
async function createHeldSite() {
  let headRead = () => {};
  const site = await createSite({}, (app) => {
    // After every onRequest hook: the session was read with the headers.
    app.addHook('preParsing', (_request, _reply, _payload, done) => {
      headRead();
      done();
    });
  });
  site.app.post('/staff', { config: { access: ['staff'] } }, () => 'for staff');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => site.app.close());
  const { port } = site.app.server.address() as AddressInfo;

  async function hold(browser: Browser, path: string, fields: Record<string, string>) {
    const csrfToken = await browser.csrfToken();
    const body = JSON.stringify({ csrfToken, json: 'true', ...fields });
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const isRead = new Promise<void>((resolve) => {
      headRead = resolve;
    });
    const sent = openRequest({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'content-length': body.length },
    });
    const status = new Promise<number>((resolve, reject) => {
      sent.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on('error', reject);
    });
    sent.write(body.slice(0, 1));
    await isRead;
    headRead = () => {};
    return async () => {
      sent.end(body.slice(1));
      return status;
    };
  }
  return { ...site, hold };
}

test('a delayed body adds nothing after the password was changed [ASVS 7.4.3]', async () => {
  const { browser: open, hold, rows } = await createHeldSite();
  const [thief, owner] = [open(), open()];
  for (const one of [thief, owner]) await one.signIn();
  const { options } = (await thief.send('passkey/new', {})).json();
  const credential = JSON.stringify(createAuthenticator(origin).create(options.challenge));
  const go = await hold(thief, '/api/auth/passkey/add', { credential });
  const chosen = await owner.send('password', { current: password, password: 'Vier neue Wolken' });
  expect(chosen.statusCode).toBe(200);
  expect(await go()).toBe(401);
  expect(rows.passkeys.size).toBe(0);
});

test.each(['disabled', 'without the role'])(
  'a delayed body changes nothing after its account is %s [ASVS 7.4.2]',
  async (what) => {
    const { browser: open, hold, rows } = await createHeldSite();
    rows.accounts.set(patient.id, { ...patient, roles: ['staff'] });
    const browser = open();
    await browser.signIn();
    const allowed = await hold(browser, '/staff', {});
    expect(await allowed()).toBe(200);
    const go = await hold(browser, '/staff', {});
    const change = what === 'disabled' ? { disabled: true } : { roles: [] };
    rows.accounts.set(patient.id, { ...patient, roles: ['staff'], ...change });
    expect(await go()).toBe(what === 'disabled' ? 401 : 404);
  },
);
