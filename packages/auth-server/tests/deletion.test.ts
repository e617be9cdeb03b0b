import { deleteDueAccounts } from '@praxiskit/auth-server';
import { describe, expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const DAY_MS = 86_400_000;
const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');
const typesOf = ({ events }: { events: readonly { type: string }[] }) =>
  events.map(({ type }) => type);

/** A patient with two sessions. */
async function createLeaving() {
  const site = await createSite();
  const [browser, elsewhere] = [site.browser(), site.browser()];
  await elsewhere.signIn();
  await browser.signIn();
  return { ...site, open: site.browser, browser, elsewhere };
}

test('requesting the deletion ends all sessions, sends a mail, and takes effect in 14 days', async () => {
  const { browser, elsewhere, clock, rows, mailedLink } = await createLeaving();
  await browser.send('password/request', { email: patient.email });
  expect(await mailedLink()).not.toBeNull();
  const asked = await browser.send('deletion', {});
  const deletionAt = clock.time + 14 * DAY_MS;
  expect([asked.statusCode, asked.json()]).toEqual([
    200,
    {
      url: 'http://localhost:3000/login?deleted=1',
      deletion_at: new Date(deletionAt).toISOString(),
    },
  ]);
  expect(asked.headers['clear-site-data']).toBe('"cache"');
  expect(browser.cookies.has('next-auth.session-token')).toBe(false);
  for (const one of [browser, elsewhere]) expect(await one.session()).toEqual({});
  expect(rows.accounts.get(patient.id)?.deletionAt).toBe(deletionAt);
  expect(rows.links.size).toBe(0);
  expect(rows.events.at(-1)).toMatchObject({
    type: 'deletion-requested',
    accountId: patient.id,
    details: { sessions: '2' },
  });
  expect(rows.mails.at(-1)).toMatchObject({ kind: 'deletion-requested', accountId: patient.id });
});

test('without scripts a redirect leads to the page that confirms the deletion', async () => {
  const { browser } = await createLeaving();
  const asked = await browser.send('deletion', { json: '' });
  expect([asked.statusCode, asked.headers.location]).toEqual([
    302,
    'http://localhost:3000/login?deleted=1',
  ]);
});

test('with an old proof the password is required', async () => {
  const { browser, clock, rows } = await createLeaving();
  clock.time += 11 * 60_000;
  const page = 'http://localhost:3000/user/delete?error=';
  const refused = await browser.send('deletion', {});
  expect([refused.statusCode, refused.json().url]).toMatchObject([
    401,
    expect.stringContaining(`${page}ProofOld`),
  ]);
  const wrong = await browser.send('deletion', { current: 'another one' });
  expect([wrong.statusCode, errorOf(wrong)]).toEqual([401, 'CredentialsSignin']);
  expect(rows.accounts.get(patient.id)?.deletionAt).toBeNull();
  expect((await browser.send('deletion', { current: password })).statusCode).toBe(200);
});

test('a given password has to be right, even while the last proof is recent', async () => {
  const { browser, rows } = await createLeaving();
  const wrong = await browser.send('deletion', { current: 'another one' });
  expect([wrong.statusCode, errorOf(wrong)]).toEqual([401, 'CredentialsSignin']);
  expect(rows.accounts.get(patient.id)?.deletionAt).toBeNull();
  // The field was shown and left empty.
  const empty = await browser.send('deletion', { current: '' });
  expect([empty.statusCode, errorOf(empty)]).toEqual([422, 'FieldsInvalid']);
  expect(rows.accounts.get(patient.id)?.deletionAt).toBeNull();
});

test('a guest, a foreign page and a session with a purpose delete nothing [ASVS 3.5]', async () => {
  const { open, browser, rows, mailedLink } = await createLeaving();
  expect((await open().send('deletion', { current: password })).statusCode).toBe(401);
  expect((await browser.post('/api/auth/deletion', { json: 'true' })).statusCode).toBe(403);
  const reset = open();
  await reset.send('password/request', { email: patient.email });
  await reset.send('callback/email', (await mailedLink())?.fields ?? {});
  expect((await reset.send('deletion', { current: password })).statusCode).toBe(401);
  expect(rows.accounts.get(patient.id)?.deletionAt).toBeNull();
});

describe('within the 14 days', () => {
  test('signing in cancels the deletion, with an audit event and a mail', async () => {
    const { browser, clock, rows, store } = await createLeaving();
    await browser.send('deletion', {});
    clock.time += 14 * DAY_MS - 1;
    expect(await deleteDueAccounts(store, clock.time)).toBe(0);
    // The account page says so, whatever page the visitor requested.
    const signedIn = await browser.signIn({ callbackUrl: '/private' });
    expect(signedIn.json().url).toBe('http://localhost:3000/user?done=account-kept');
    expect(rows.accounts.get(patient.id)?.deletionAt).toBeNull();
    expect(typesOf(rows).slice(-2)).toEqual(['signed-in', 'deletion-undone']);
    expect(rows.mails.at(-1)).toMatchObject({ kind: 'deletion-undone' });
    expect(await deleteDueAccounts(store, clock.time + DAY_MS)).toBe(0);
    expect((await browser.session()).user.email).toBe(patient.email);
  });

  test('a wrong password or an incomplete sign-in cancels nothing', async () => {
    const { browser, open, rows, mailedLink } = await createLeaving();
    await browser.send('deletion', {});
    await browser.signIn({ password: 'wrong' });
    const reset = open();
    await reset.send('password/request', { email: patient.email });
    await reset.send('callback/email', (await mailedLink())?.fields ?? {});
    expect(rows.accounts.get(patient.id)?.deletionAt).not.toBeNull();
  });
});

test('a due account is deleted with its rows; audit events stay and name no user', async () => {
  const { browser, clock, rows, store } = await createLeaving();
  const { secret } = (await browser.send('totp', {})).json();
  expect(secret).toBeTruthy();
  await browser.send('deletion', {});
  const before = typesOf(rows);
  clock.time += 14 * DAY_MS;
  expect(await deleteDueAccounts(store, clock.time)).toBe(1);
  expect(await deleteDueAccounts(store, clock.time)).toBe(0);
  for (const map of [rows.accounts, rows.sessions, rows.devices, rows.totpKeys, rows.links]) {
    expect(map.size).toBe(0);
  }
  expect(typesOf(rows)).toEqual([...before, 'deleted']);
  expect(new Set(rows.events.map(({ address, userAgent }) => address + userAgent))).toEqual(
    new Set(['']),
  );
  expect(errorOf(await browser.signIn())).toBe('CredentialsSignin');
});

test('an account whose owner has just signed in survives a sweep that started before', async () => {
  const { browser, clock, rows, store } = await createLeaving();
  await browser.send('deletion', {});
  const begun = { ...store, findDueForDeletion: async () => [patient.id] };
  expect(await deleteDueAccounts(begun, clock.time)).toBe(0);
  await browser.signIn();
  expect(await deleteDueAccounts(begun, clock.time + 15 * DAY_MS)).toBe(0);
  expect(rows.accounts.has(patient.id)).toBe(true);
});

test('the last admin cannot leave, even beside another admin whose deletion is requested', async () => {
  const { open, rows } = await createLeaving();
  const [one, two] = ['one', 'two'].map((name) => ({
    ...patient,
    id: `account-${name}`,
    email: `${name}@example.org`,
    roles: ['admin'],
  }));
  for (const admin of [one, two]) if (admin) rows.accounts.set(admin.id, admin);
  const [first, second] = [open(), open()];
  await first.signIn({ email: 'one@example.org' });
  await second.signIn({ email: 'two@example.org' });
  expect((await first.send('deletion', {})).statusCode).toBe(200);
  const refused = await second.send('deletion', {});
  expect([refused.statusCode, errorOf(refused)]).toEqual([409, 'LastAdmin']);
  expect((await second.session()).user.email).toBe('two@example.org');
  // An admin who has cancelled the deletion counts again.
  await first.signIn({ email: 'one@example.org' });
  expect((await second.send('deletion', {})).statusCode).toBe(200);
});

test('an account that cannot be deleted does not stop the others, and is reported', async () => {
  const { store, rows, clock } = await createLeaving();
  const stuck = { ...patient, id: 'account-stuck', email: 'stuck@example.org' };
  rows.accounts.clear();
  for (const one of [stuck, patient]) rows.accounts.set(one.id, { ...one, deletionAt: clock.time });
  const failing = {
    ...store,
    transaction: ((work) =>
      store.transaction((unit) => {
        const remove = async (id: string) => {
          await unit.accounts.remove(id);
          if (id === stuck.id) throw new Error('a letter is in the way');
        };
        return work({ ...unit, accounts: { ...unit.accounts, remove } });
      })) as typeof store.transaction,
  };
  await expect(deleteDueAccounts(failing, clock.time)).rejects.toThrow('1 of 2 accounts');
  // The failed account keeps all of its rows.
  expect([...rows.accounts.keys()]).toEqual([stuck.id]);
});
