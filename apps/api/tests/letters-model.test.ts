import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { sendLetter, writeLetter } from './support/letter.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { type FoundRoute, routesOf } from './support/routes.ts';

const views = [
  'users',
  'profiles',
  'treatments',
  'concerns',
  'prices',
  'letters',
  'letter_cards',
  'own_letters',
  'own_letter_cards',
  'text_blocks',
  'failed_mails',
  'appointments',
  'pages',
  'practice',
];
/** In the text of one letter, and nowhere else. */
const CANARY = 'Kanarienbefund';

let node: TestNode;
let staff: TestClient;
let routes: FoundRoute[];
/** Ids of rows that an admin could know, and of rows that they could not. */
let ids: string[];

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment(anyDatabase));
  routes = routesOf(node.app).filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method));
  staff = await signedIn('staff@example.org');
  const read = async (view: string) => (await staff.get<{ id: string }[]>(`/api/${view}/`)).body;
  const [profile] = await read('profiles');
  const letter = { patient_id: profile?.id, subject: CANARY, body: `${CANARY} im Text` };
  const written = [await writeLetter(staff, letter), await sendLetter(staff, letter)];
  const rows = await Promise.all(['users', 'profiles', 'letters', 'prices'].map(read));
  ids = [...rows.flatMap((list) => list.slice(-4)), ...written].map(({ id }) => id);
});
afterAll(stopAll);

async function signedIn(email: string): Promise<TestClient> {
  const client = createClient(node.url);
  await client.signIn(email);
  return client;
}

/** Any call that the server has an address for, with what an attacker would try in it. */
function callOfAnyRoute() {
  const pages = [
    '/private',
    '/staff',
    '/admin',
    '/admin/accounts',
    '/admin/audit',
    '/user',
    '/service/letter/:id',
  ];
  const urls = [
    ...routes.flatMap(({ method, url }) =>
      url.includes(':view')
        ? views.map((view) => ({ method, url: url.replace(':view', view) }))
        : [{ method, url }],
    ),
    ...pages.flatMap((url) =>
      [url, `${url}/_payload.json`].map((each) => ({ method: 'GET', url: each })),
    ),
    // Addresses of letters alone are few among so many.
    ...Array.from({ length: 8 }, () => ({ method: 'GET', url: '/api/letters/:id' })),
    ...['letters', 'patient', 'author'].map((name) => ({
      method: 'GET',
      url: `/api/profiles/:id/${name}/`,
    })),
  ].filter(({ url }) => !url.includes('*'));
  const queries = [
    '',
    '',
    '',
    '?count',
    '?include=letters',
    '?include=patient,author',
    '?include=user,letters',

    '?include=patient.letters',
    '?include=author.letters',
    '?limit=500',
    '?sort=body',
    '?sort=subject',

    `?filter={"body":{"$like":"%${CANARY}%"}}`,
    '?filter={"author":{"letters":{"status":"sent"}}}',
    '?filter={"status":"sent"}',
    '?filter={}',
    '?lang=en',
    '?viewer=staff&roles=staff',
  ];
  const bodies: Record<string, unknown>[] = [
    {},
    { roles: 'staff' },
    { roles: ['staff', 'admin'] },
    { roles: 'admin staff patient' },
    { status: 'draft' },
    { status: 'sent' },
    { status: 'sending' },
    { disabled: 'true' },
    { disabled: 'false' },
    { password_change: true },
    { purpose: null },
    { user_id: null },
    { author_id: 'own' },

    { subject: 'x', body: 'x', status: 'sent' },
    { email: 'staff@example.org' },
    { code: 'totp' },
  ];
  return fc.record({
    kind: fc.constant('call' as const),
    route: fc.constantFrom(...urls),
    id: fc.nat(),
    child: fc.nat(),
    query: fc.constantFrom(...queries),
    body: fc.constantFrom(...bodies),
    version: fc.constantFrom('"1"', '"2"', '*', ''),
  });
}

/** Steps that lead further than single calls: codes of an app, and another session. */
const steps = () =>
  fc.oneof(
    { weight: 12, arbitrary: callOfAnyRoute() },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('factor', 'sign-in', 'roles') }) },
  );
type Step = { kind: 'call' } & Record<string, unknown>;

/** Makes the calls of an attacker; all that they were answered. */
function createAttacker(client: TestClient, email: string) {
  const seen: string[] = [];
  const statuses: number[] = [];
  let ownId = '';

  async function ask(method: string, path: string, fields: Record<string, unknown>, version = '') {
    const { body: csrf } = await client.get<object>('/api/auth/csrf');
    const answer = await client.request(path, {
      method,
      headers: {
        ...(version ? { 'if-match': version } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ ...csrf, ...fields }) }),
    });
    const text = await answer.text();
    seen.push(`${method} ${path} → ${answer.status} ${[...answer.headers].join()} ${text}`);
    statuses.push(answer.status);
    return text;
  }

  async function proveFactor(): Promise<void> {
    const begun = JSON.parse(await ask('POST', '/api/auth/totp', {}));
    if (typeof begun.secret !== 'string') return;
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    await ask('POST', '/api/auth/totp/confirm', { code });
  }

  return {
    seen,
    statuses,
    async take(step: unknown): Promise<void> {
      const { kind, route, id, child, query, body, version } = step as Step & {
        route: FoundRoute;
        id: number;
        child: number;
        query: string;
        body: Record<string, unknown>;
        version: string;
      };
      ownId ||= (await client.get<{ user?: { data: { id: string } } }>('/api/auth/session')).body
        .user?.data.id as string;
      if ((kind as string) === 'factor') return proveFactor();
      if ((kind as string) === 'sign-in') return void (await client.signIn(email));
      if ((kind as string) === 'roles') {
        for (const each of [ownId, ...ids]) {
          await ask('POST', `/api/auth/accounts/${each}/roles`, { roles: 'staff admin' });
        }
        return;
      }
      const pool = [...ids, ownId];
      const [first, second] = [pool[id % pool.length] ?? '', pool[child % pool.length] ?? ''];
      const path = route.url.replace(/:\w+/, first).replace(/:\w+/g, second);
      const given = body.author_id === 'own' ? { ...body, author_id: ownId } : body;
      await ask(route.method, route.method === 'GET' ? path + query : path, given, version);
    },
  };
}

test('an admin reaches no letter by any sequence of calls alone [ASVS v5.0.0-8.2.2] [8.2.3]', async () => {
  const statuses: number[] = [];
  const failed: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(steps(), { minLength: 5, maxLength: 25 }), async (sequence) => {
      const attacker = createAttacker(await signedIn('admin@example.org'), 'admin@example.org');
      for (const step of sequence) await attacker.take(step);
      statuses.push(...attacker.statuses);
      failed.push(...attacker.seen.filter((answer) => /^\S+ \S+ → 5/.test(answer)));
      const found = attacker.seen.filter(
        (answer) => answer.includes(`${CANARY} im Text`) || /"subject":"Kanari/.test(answer),
      );
      expect(found).toEqual([]);
    }),
    { numRuns: isLong ? 400 : 40, seed: 7, endOnFailure: !isLong },
  );
  // The calls were worth something: some were answered, and none was a failure.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
  expect(failed).toEqual([]);
}, 600_000);

test('the same calls by staff do show the letter', async () => {
  const reader = createAttacker(staff, 'staff@example.org');
  const calls = fc.sample(callOfAnyRoute(), { numRuns: 6000, seed: 7 });
  // An admin may have taken the role of a doctor.
  const { id } = (await staff.get<{ user: { data: { id: string } } }>('/api/auth/session')).body
    .user.data;
  await node.database
    .fork()
    .execute(`update users set roles = '{staff,doctor}' where id = ?`, [id]);
  const isFound = () => reader.seen.some((answer) => answer.includes(`${CANARY} im Text`));
  // How many it takes depends on how many routes there are.
  for (const call of calls.filter(({ route }) => route.method === 'GET')) {
    if (isFound()) break;
    await reader.take(call);
  }
  expect(isFound()).toBe(true);
}, 120_000);
