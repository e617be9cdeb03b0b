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

let node: TestNode;
let guest: TestClient;
/** A session of each purpose, of a patient with letters and of the staff. */
const sessions: Record<string, TestClient> = {};

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment('pglite'));
  guest = createClient(node.url);
  for (const email of ['patient@example.org', 'staff@example.org', 'admin@example.org']) {
    const [who = ''] = email.split('@');
    sessions[`${who}, new password`] = await openReset(email);
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

const names = ['patient', 'staff', 'admin'].flatMap((who) =>
  ['new password', 'second factor', 'password flag'].map((purpose) => `${who}, ${purpose}`),
);

const views = [
  'audit',
  'users',
  'profiles',
  'treatments',
  'concerns',
  'prices',
  'letters',
  'failed_mails',
];
const addresses = [
  ...views.flatMap((view) => [`/api/${view}/`, `/api/${view}/?count`, `/api/model/${view}`]),
  ...['/api/public', '/api/docs/json', '/api/nothing'],
];

/** Every route with a method that writes, as Fastify has them. */
function writes(): string[] {
  return views.flatMap((view) => [
    `POST /api/${view}/`,
    `PUT /api/${view}/x`,
    `DELETE /api/${view}/x`,
  ]);
}

describe.each(names)('a session for one purpose: %s', (name) => {
  const own = () => sessions[name] ?? guest;

  test('reads as a guest does, at every address of the API [R2.10]', async () => {
    for (const address of addresses) {
      const [asked, expected] = [await own().get(address), await guest.get(address)];
      expect([asked.status, JSON.stringify(asked.body)], address).toEqual([
        expected.status,
        JSON.stringify(expected.body),
      ]);
    }
  });

  test('writes as a guest does: nothing [R2.10]', async () => {
    for (const line of writes()) {
      const [method = 'POST', path = ''] = line.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
      const [asked, expected] = [
        await own().send(method, path, {}),
        await guest.send(method, path, {}),
      ];
      expect(asked.status, line).toBe(expected.status);
      expect(asked.status, line).toBeGreaterThanOrEqual(400);
    }
  });

  test('changes no account but by its own step', async () => {
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
