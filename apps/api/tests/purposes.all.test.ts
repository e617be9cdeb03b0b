import { isLong } from '@praxiskit/test-support/tier';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { linkOf, openMailbox } from './support/mailbox.ts';
import {
  freshEnvironment,
  PASSWORD,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { routesOf } from './support/routes.ts';

let node: TestNode;
let guest: TestClient;
/** A session of each purpose, of a patient with letters and of the staff. */
const sessions: Record<string, TestClient> = {};

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment('postgres', { REQUIRE_SECOND_FACTOR: '1' }));
  guest = createClient(node.url);
  for (const who of people) {
    const email = `${who}@example.org`;
    sessions[`${who}, new password`] = await openReset(email);
    if (who !== 'patient') {
      const due = createClient(node.url);
      expect(await due.signIn(email)).toContain('/login/factor');
      sessions[`${who}, factor due`] = due;
    }
    const { owner, half } = await openHalf(email);
    sessions[`${who}, password flag`] = owner;
    sessions[`${who}, second factor`] = half;
  }
  // Signed in with all rights until now.
  expect((await sessions['staff, password flag']?.get('/api/letters/'))?.status).toBe(200);
  await node.database.fork().execute('update users set password_change = true');
});
afterAll(stopAll);

async function post<Answer = { url: string; secret: string }>(
  client: TestClient,
  path: string,
  fields: Record<string, string> = {},
) {
  const { body: csrf } = await client.get<object>('/api/auth/csrf');
  return client.send<Answer>('POST', `/api/auth/${path}`, { ...csrf, ...fields });
}

async function openReset(email: string): Promise<TestClient> {
  const client = createClient(node.url);
  await post(client, 'password/request', { email });
  const mail = await openMailbox(node).newest(email, 'neues Passwort');
  const { body } = await post(client, 'callback/email', linkOf(mail));
  expect(body.url).toContain('/password-new');
  return client;
}

/** One who has a second factor, and one who has still to prove it. */
async function openHalf(email: string): Promise<{ owner: TestClient; half: TestClient }> {
  const owner = createClient(node.url);
  await owner.signIn(email);
  const { body } = await post(owner, 'totp');
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  await post(owner, 'totp/confirm', { code });
  const half = createClient(node.url);
  expect(await half.signIn(email)).toContain('/login/second');
  return { owner, half };
}

const people = isLong ? ['patient', 'staff', 'admin'] : ['staff'];
const purposes = ['new password', 'second factor', 'password flag', 'factor due'];
const names = people
  .flatMap((who) => purposes.map((purpose) => `${who}, ${purpose}`))
  // Nothing requires a second factor of patients.
  .filter((name) => name !== 'patient, factor due');

const views = [
  'audit',
  'users',
  'profiles',
  'treatments',
  'concerns',
  'prices',
  'letters',
  'letter_cards',
  'text_blocks',
  'failed_mails',
  'appointments',
  'pages',
  'practice',
];
const addresses = [
  ...views.flatMap((view) => [`/api/${view}/`, `/api/${view}/?count`, `/api/model/${view}`]),
  '/api/public',
  '/api/docs/json',
  '/api/nothing',
];

/** Addresses that a guest may post to as well, or that end a session: `accounts.test.ts` has them. */
const openToGuests = new RegExp(
  `^/api/auth/(${[
    'signin/(credentials|email)',
    'email/signin/email',
    'callback/(credentials|email|passkey)',

    'signup',
    'password/request',
    'passkey/options',
    'signout',
    ':provider',
    'signin/:provider',
    'callback/:provider',
    'email/signin/:provider',
    'session',
    'providers',
    'csrf',
    'error',
  ].join('|')})$`,
);
/** Addresses for a session with a purpose alone. */
const ownSteps = ['/api/auth/password', '/api/auth/second-factor'];

/** Every route with a method that writes, as Fastify has them, with ids that are there. */
function routesThatWrite(ids: readonly string[]) {
  return (
    routesOf(node.app)
      .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
      .flatMap(({ method, url }) =>
        url.includes(':view')
          ? views.map((view) => ({ method, url: url.replace(':view', view) }))
          : [{ method, url }],
      )
      // A query in a body writes nothing.
      .filter(({ url }) => !url.includes('*') && !/\/query\/?$/.test(url))
      .filter(({ url }) => url !== '/api/user/logout')
      .flatMap(({ method, url }) =>
        url.includes(':')
          ? ids.map((id) => ({ method, url: url.replaceAll(/:\w+/g, id) }))
          : [{ method, url }],
      ) as { method: 'POST' | 'PUT' | 'DELETE'; url: string }[]
  );
}

/** A guest is sent to sign in (`SessionRequired`); a session for one purpose has signed in. */
function refusalOf(address: string): string | null {
  const error = new URL(address).searchParams.get('error');
  return error === 'SessionRequired' ? 'Refused' : error;
}

describe.each(names)('a session for one purpose: %s', (name) => {
  const own = () => sessions[name] ?? guest;
  // Its own steps are those that set up a factor.
  const setsUp = name.endsWith('factor due');

  test('reads as a guest does, at every address of the API [R2.10]', async () => {
    for (const address of addresses) {
      const [asked, expected] = [await own().get(address), await guest.get(address)];
      expect([asked.status, JSON.stringify(asked.body)], address).toEqual([
        expected.status,
        JSON.stringify(expected.body),
      ]);
    }
  });

  test('can write nothing, at any route, like a guest [R2.10]', async () => {
    const tables = [
      'users',
      'profiles',
      'treatments',
      'prices',
      'letters',
      'totp_keys',
      'passkeys',
    ];
    const dump = async () => {
      const em = node.database.fork();
      const rows = tables.map((table) => em.execute(`select * from ${table} order by 1`));
      return JSON.stringify(await Promise.all(rows));
    };
    const before = await dump();
    const [{ id } = { id: 'x' }] = await node.database
      .fork()
      .execute<{ id: string }[]>(`select id from users where email = 'patient@example.org'`);
    const routes = routesThatWrite([id, 'x']).filter(({ url }) => !url.startsWith('/api/auth/'));
    expect(routes.length).toBeGreaterThan(60);
    for (const { method, url } of routes) {
      const asked = await own().send(method, url, {});
      const expected = await guest.send(method, url, {});
      expect([asked.status, asked.body], `${method} ${url}`).toEqual([
        expected.status,
        expected.body,
      ]);
      expect(asked.status, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    }
    expect(await dump()).toBe(before);
  });

  test.skipIf(setsUp)(
    'posts to the accounts’ own routes as a guest does, but for its own step',
    async () => {
      const routes = routesOf(node.app).filter(
        ({ method, url }) =>
          method === 'POST' &&
          url.startsWith('/api/auth/') &&
          !openToGuests.test(url) &&
          !ownSteps.includes(url),
      );
      expect(routes.length).toBeGreaterThan(8);
      for (const { url } of routes) {
        const path = url.slice('/api/auth/'.length).replaceAll(/:\w+/g, 'x');
        const fields = {
          code: '000000',
          id: 'x',
          current: PASSWORD,
          roles: 'staff',
          disabled: 'true',
        };
        const { status, body } = await post(own(), path, fields);
        const expected = await post(guest, path, fields);
        expect([status, refusalOf(body.url)], path).toEqual([
          expected.status,
          refusalOf(expected.body.url),
        ]);
        expect([400, 401, 404, 422], path).toContain(status);
      }
    },
  );

  test.skipIf(setsUp)('changes no account but by its own step', async () => {
    const forms = [
      'totp',
      'totp/confirm',
      'totp/remove',
      'recovery-codes',
      'passkey/new',
      'passkey/remove',
    ];
    for (const path of forms) {
      const { status, body } = await post(own(), path, {
        code: '000000',
        id: 'x',
        current: PASSWORD,
      });
      expect([status, body.url.includes('error=')], path).toEqual([401, true]);
    }
    const ids = await node.database.fork().execute<{ id: string }[]>('select id from users');
    for (const { id } of ids) {
      const { status } = await post(own(), `accounts/${id}/roles`, { roles: 'admin staff' });
      expect(status).toBe(401);
    }
  });

  test('sees no page of a signed-in user', async () => {
    for (const path of ['/private', '/user', '/staff', '/admin', '/admin-test']) {
      const { status, body, headers } = await own().get<string>(path);
      const where = headers.get('location') ?? '';
      const isElsewhere = status === 302 && /^\/(login|password-new|$)/.test(where);
      // /user is an invitation for guests.
      expect(
        isElsewhere || (path === '/user' && status === 200),
        `${path} ${status} ${where}`,
      ).toBe(true);
      expect(body).not.toMatch(/Mustermann, Erika|Befund und Plan|Weimar 99425/);
    }
  });
});
