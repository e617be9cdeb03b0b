import { type AdminLink, makeAdmin } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { createSite, origin, patient, serverOptions } from './site.ts';

const { secret } = serverOptions();
const email = 'chefin@example.org';

type Site = Awaited<ReturnType<typeof createSite>>;

async function make({ store, clock }: Site, address: string): Promise<AdminLink> {
  const made = await makeAdmin({ store, secret, origin, email: address, clock });
  if ('refusal' in made) throw new Error(made.refusal);
  return made;
}

/** The page of the link, in a new browser. */
async function open(site: Site, made: AdminLink) {
  const { searchParams } = new URL(made.url);
  const browser = site.browser();
  const [token, address] = [searchParams.get('token') ?? '', searchParams.get('email') ?? ''];
  const fields = { token, email: address, code: made.code };
  return { browser, answer: await browser.send('callback/email', fields) };
}

test('creating the first admin makes an account, a link for a password and its code, and is recorded', async () => {
  const site = await createSite();
  const { clock, rows } = site;
  const made = await make(site, email);
  expect(made).toMatchObject({ isNew: true, expiresAt: clock.time + 600_000 });
  expect(made.code).toMatch(/^\d{6}$/);
  expect(rows.events.at(-1)).toMatchObject({
    type: 'admin-made',
    address: '',
    details: { from: '', to: 'admin', by: 'command' },
  });
  const { browser, answer } = await open(site, made);
  expect([answer.statusCode, answer.json().purpose]).toEqual([200, 'password-new']);
  const chosen = { name: 'Clara Muster', password: 'Vier Wolken ohne Hut' };
  await browser.send('password', chosen);
  expect((await browser.get('/mine')).json().viewer).toMatchObject({ email, roles: ['admin'] });
  // No mail was sent: the link was printed.
  expect(rows.mails.filter(({ kind }) => kind === 'link')).toEqual([]);
});

test('the link alone, without its code, is not enough', async () => {
  const site = await createSite();
  const made = await make(site, email);
  const { answer } = await open(site, { ...made, code: '' });
  expect(answer.statusCode).toBe(401);
});

test('a further admin is created only with isFurther', async () => {
  const { store, rows, clock } = await createSite();
  const parts = { store, secret, origin, clock };
  await makeAdmin({ ...parts, email });
  const before = [...rows.accounts.values()];
  expect(await makeAdmin({ ...parts, email: patient.email })).toEqual({
    refusal: 'admin-there',
  });
  expect([...rows.accounts.values()]).toEqual(before);
  expect(await makeAdmin({ ...parts, email: patient.email, isFurther: true })).toMatchObject({
    isNew: false,
  });
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient', 'admin']);
});

test('an existing admin gets another link, and is unlocked', async () => {
  const { store, rows, clock } = await createSite();
  const parts = { store, secret, origin, clock };
  rows.accounts.set(patient.id, { ...patient, roles: ['admin'], disabled: true });
  expect(await makeAdmin({ ...parts, email: patient.email })).toMatchObject({ isNew: false });
  expect(rows.accounts.get(patient.id)).toMatchObject({ roles: ['admin'], disabled: false });
  expect(await makeAdmin({ ...parts, email: patient.email })).toHaveProperty('url');
});

test.each(['', 'chefin', 'a@b, c@d'])('%j is no address of an admin', async (wrong) => {
  const { store, rows, clock } = await createSite();
  const made = await makeAdmin({ store, secret, origin, email: wrong, clock });
  expect(made).toEqual({ refusal: 'email-invalid' });
  expect(rows.accounts.size).toBe(1);
});

test('different spellings of an address lead to the same account', async () => {
  const site = await createSite();
  await make(site, email);
  expect(await make(site, ' Chefin@Example.org ')).toMatchObject({ isNew: false });
});

test('the command creates the first user who reads letters, which one admin alone cannot [ASVS v5.0.0-2.3.5]', async () => {
  const { store, rows, clock } = await createSite();
  const parts = { store, secret, origin, clock };
  await makeAdmin({ ...parts, email });
  expect(await makeAdmin({ ...parts, email: patient.email, role: 'staff' })).toMatchObject({
    isNew: false,
  });
  expect(rows.accounts.get(patient.id)?.roles).toEqual(['patient', 'staff']);
  expect(await makeAdmin({ ...parts, email: patient.email, role: 'root' })).toEqual({
    refusal: 'unknown',
  });
});
