import { makeAdmin, normaliseEmail } from '@praxiskit/auth-server';
import { normaliseAddresses, User } from '@praxiskit/auth-server/mikro-orm';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createSite, password } from './site.ts';

const own = 'erika@xn--bcher-kva.example';
/** All have the mailbox of `own`. */
const ways = [
  'Erika@Bücher.Example',
  ' erika@xn--bcher-kva.example ',
  'ERIKA@XN--BCHER-KVA.EXAMPLE',
  'erika@bücher.example.',
  'erika@bücher.example.。.',
  'erika@bücher。example',
  'erika@bücher．example',
  'erika@bücher｡example',
  'erika＠ｂｕ\u0308ｃｈｅｒ.example',
  'ｅｒｉｋａ@bücher.example',
  'eri\u200bka@bücher.example',
  'erika\u00ad@bü\u2060cher.example\u200e',
  '\ufefferika@bu\u0308cher.example',
];

test.each(ways)('%j is converted to the canonical form of its mailbox [R6.8D]', (way) => {
  expect(normaliseEmail(way)).toBe(own);
});

test.each([
  ['erika+briefe@example.org', 'erika+briefe@example.org'],
  ['erika@faß.example', 'erika@xn--fa-hia.example'],
  ['a@example.org/path', 'a@example.org/path'],
  ['a@example%2eorg', 'a@example%2eorg'],
  ['no address', 'no address'],
])('%j is not taken for another one than %j', (typed, expected) => {
  expect(normaliseEmail(typed)).toBe(expected);
  expect(normaliseEmail(expected)).toBe(expected);
});

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

test.each([
  'erika@example.org/',
  'erika@example.org#',
  'erika@example%2eorg',
  'erika@example..org',
  'erika@.example.org',
  'erika@example.org:80',
  'erika@...',
])('%j is no address that a mail can be sent to [R6.8]', async (email) => {
  const { browser: open, rows } = await createSite();
  const form = { name: 'Erika Muster', email, password: 'Vier Wolken ohne Hut' };
  const answer = await open().send('signup', form);
  expect([answer.statusCode, errorOf(answer)]).toEqual([422, 'FieldsInvalid']);
  expect(rows.mails).toEqual([]);
});

test('every spelling of an address leads to the same account, in every form [R6.3] [R6.8D]', async () => {
  const { browser: open, rows, mailedLink, store } = await createSite();
  for (const email of ways) {
    const browser = open();
    const name = 'Erika Muster';
    await browser.send('signup', { name, email, password: 'Vier Wolken ohne Hut' });
    const link = await mailedLink();
    // A user with an account gets a mail that says so.
    if (rows.accounts.size === 1) await browser.send('callback/email', link?.fields ?? {});
    expect(link?.to).toBe(own);
  }
  expect([...rows.accounts.values()].map(({ email }) => email).slice(1)).toEqual([own]);
  for (const email of ways) {
    const entered = await open().signIn({ email, password: 'Vier Wolken ohne Hut' });
    expect(errorOf(entered)).toBeNull();
  }
  const owner = open();
  await owner.signIn({ email: own, password: 'Vier Wolken ohne Hut' });
  expect(errorOf(await owner.send('email/change', { email: ways[0] ?? '' }))).toBe('EmailSame');
  for (const email of ways.slice(0, 2)) {
    const made = await makeAdmin({
      store,
      secret: 'a secret of the tests, 32 characters or more',
      origin: new URL('http://localhost:3000'),
      email,
    });
    expect(made).toMatchObject({ isNew: false });
  }
});

test('attempts with different spellings of an address are counted together [R6.3]', async () => {
  const { browser: open } = await createSite();
  const answers = [];
  for (const email of ways) {
    answers.push(await open().signIn({ email, password: `not the ${password}` }));
  }
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(ways.length - 5).fill(429)]);
});

test('old addresses are converted; two accounts with one mailbox are named, and no row is changed', async () => {
  const { orm, em } = await openDatabase();
  await orm.schema.create();
  const save = async (email: string, name: string) => {
    const manager = em();
    const user = manager.create(User, { email, name });
    await manager.flush();
    return user.id;
  };
  const stored = async () =>
    (await em().find(User, {}, { orderBy: { id: 'asc' } })).map(({ email, name }) => [email, name]);
  await save('erika@bücher.example', 'Erika Muster');
  await save('max@example.org.', 'max@example.org.');
  await save('plain@example.org', 'Petra Muster');
  await em().transactional(normaliseAddresses);
  const after = [
    [own, 'Erika Muster'],
    ['max@example.org', 'max@example.org'],
    ['plain@example.org', 'Petra Muster'],
  ];
  expect(await stored()).toEqual(after);
  const second = await save('pla\u200bin@example.org', 'Petra Zweitkonto');
  const failure = await em()
    .transactional(normaliseAddresses)
    .catch((error: Error) => error.message);
  expect(failure).toContain(`"pla\u200bin@example.org" (${second})`);
  expect(failure).toContain('"plain@example.org"');
  expect(failure).not.toContain('max@');
  expect(await stored()).toEqual([...after, ['pla\u200bin@example.org', 'Petra Zweitkonto']]);
  await orm.close(true);
});
