import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

test('a user downloads the stored data of the account, with the site’s own data', async () => {
  const asked: string[] = [];
  const { browser: open, rows } = await createSite({
    async exportData(accountId) {
      asked.push(accountId);
      return { letters: [{ subject: 'Befund' }] };
    },
  });
  const browser = open();
  await browser.signIn();
  const answer = await browser.get('/api/auth/export');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="account.json"',
    'cache-control': 'private, no-cache, no-store',
  });
  const file = answer.json();
  expect(file).toMatchObject({
    exported_at: '2026-11-20T09:00:00.000Z',
    account: { id: patient.id, email: patient.email, name: patient.name, roles: ['patient'] },
    factors: { app_since: null, passkeys: [], recovery_codes_left: 0 },
    sessions: [{ purpose: null, methods: ['password'], created_at: '2026-11-20T09:00:00.000Z' }],
    letters: [{ subject: 'Befund' }],
  });
  expect(file.events.map(({ type }: { type: string }) => type)).toEqual(['exported', 'signed-in']);
  expect(asked).toEqual([patient.id]);
  expect(rows.events.at(-1)).toMatchObject({ type: 'exported', accountId: patient.id });
});

test('the export contains no secrets: no hash of a password, session or code, and no key [ASVS 14.2]', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const { secret } = (await browser.send('totp', {})).json();
  const { Secret, TOTP } = await import('otpauth');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.UTC(2026, 10, 20, 9),
  });
  await browser.send('totp/confirm', { code });
  const { body } = await browser.get('/api/auth/export');
  expect(JSON.parse(body).factors).toMatchObject({ recovery_codes_left: 10 });
  const secrets = [
    patient.passwordHash ?? '',
    secret,
    rows.totpKeys.get(patient.id)?.sealed ?? '',
    ...rows.sessions.keys(),
    ...rows.devices.keys(),
    ...[...rows.recoveryCodes.keys()].map((key) => key.split(' ')[1] ?? ''),
  ];
  for (const one of secrets) {
    expect(one.length).toBeGreaterThan(5);
    expect(body).not.toContain(one);
  }
});

test('the export does not show where an admin was who changed the account', async () => {
  const { browser: open, store, clock } = await createSite();
  const browser = open();
  await browser.signIn();
  const common = { accountId: patient.id, at: clock.time, userAgent: 'Firefox of an admin' };
  await store.transaction(async ({ events }) => {
    const [address, details] = ['203.0.113.77', { by: 'account-admin' }];
    for (const type of ['roles-changed', 'disabled', 'enabled'] as const) {
      await events.add({ type, ...common, address, details });
    }
  });
  const { body } = await browser.get('/api/auth/export');
  expect(body).not.toContain('203.0.113.77');
  expect(body).not.toContain('Firefox of an admin');
  const { events } = JSON.parse(body);
  expect(events.find(({ type }: { type: string }) => type === 'disabled')).toEqual({
    type: 'disabled',
    at: new Date(clock.time).toISOString(),
    details: { by: 'account-admin' },
  });
  const own = events.find(({ type }: { type: string }) => type === 'signed-in');
  expect(own).toMatchObject({ address: '127.0.0.1', user_agent: expect.any(String) });
});

test('a proof older than ten minutes leads back to the account page', async () => {
  const { browser: open, rows, clock } = await createSite();
  const browser = open();
  await browser.signIn();
  clock.time += 10 * 60_000;
  const client = await browser.get('/api/auth/export');
  expect([client.statusCode, client.json().url]).toEqual([
    401,
    expect.stringContaining('/user?error=ProofOld'),
  ]);
  const page = await browser.get('/api/auth/export', { accept: 'text/html' });
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    expect.stringContaining('/user?error=ProofOld'),
  ]);
  expect(rows.events.filter(({ type }) => type === 'exported')).toEqual([]);
});

test('a guest and a page of another site get nothing', async () => {
  const { browser: open, rows } = await createSite();
  const guest = await open().get('/api/auth/export');
  expect([guest.statusCode, guest.json().url]).toEqual([
    401,
    'http://localhost:3000/login?error=SessionRequired',
  ]);
  const browser = open();
  await browser.signIn();
  const foreign = await browser.get('/api/auth/export', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect(rows.events.filter(({ type }) => type === 'exported')).toEqual([]);
});
