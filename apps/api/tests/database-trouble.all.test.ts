import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnCluster } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts';
import {
  emptyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

/** The longest answer that a visitor accepts, in ms, with the other work of the test's machine. */
const LONGEST_ANSWER_MS = 1200;
const MACHINE_MS = 2800;
const RECOVERY_MS = 3000;
/** `npm run test:long` waits as long as the rules want it. */
const STOPPED_MS = isLong ? 20_000 : 1000;
const ASKED_MS = isLong ? 10_000 : 1000;

interface Answer {
  path: string;
  status: number;
  ms: number;
  retryAfter: string | null;
}

let env: Record<string, string>;
let proxy: DatabaseProxy;
let node: TestNode;
let patient: TestClient;
let staff: TestClient;
let priceId: string;
let writtenId: string;
let admin: Client;

/** A node on a database of its own, behind a proxy, with two who are signed in. */
async function open(databaseUrl: string): Promise<void> {
  proxy = await startDatabaseProxy(databaseUrl);
  node = await startTestNode({ ...env, DATABASE_URL: proxy.url });
  patient = createClient(node.url);
  staff = createClient(node.url);
  await patient.signIn('patient@example.org');
  await staff.signIn('staff@example.org');
  const { body } = await staff.get<{ id: string }[]>('/api/prices/?limit=2');
  const drafts = body.map(({ id }) =>
    staff.send<{ id: string }>('POST', `/api/drafts/prices/${id}/open`),
  );
  [priceId = '', writtenId = ''] = (await Promise.all(drafts)).map((draft) => draft.body.id);
  expect((await patient.get('/preise')).status).toBe(200);
  // Where the session cannot be known, a page is the guests' one.
  expect((await createClient(node.url).get('/preise')).status).toBe(200);
  admin = new Client({ connectionString: databaseUrl });
  admin.on('error', () => {});
  await admin.connect();
}
beforeEach(async () => {
  env = await freshEnvironment('postgres');
});
afterEach(async () => {
  proxy.resume();
  await admin.end().catch(() => {});
  await stopAll();
  await proxy.close();
});

async function ask(client: TestClient, path: string, method?: 'PUT'): Promise<Answer> {
  const startedAt = performance.now();
  const { status, headers } = method
    ? await client.send(method, path, { note_en: `At ${startedAt}` }, { 'if-match': '*' })
    : await client.get(path);
  return {
    path,
    status,
    ms: performance.now() - startedAt,
    retryAfter: headers.get('retry-after'),
  };
}

const everything = (): [TestClient, string, 'PUT'?][] => [
  [patient, '/preise'],
  [patient, '/private'],
  [patient, '/api/auth/session'],
  [patient, '/api/letters/'],
  [staff, `/api/prices/${priceId}`],
  [staff, '/api/treatments/?include=prices'],
  // A transaction: what it loses it has to give back.
  [staff, `/api/prices/${writtenId}`, 'PUT'],
];

/** Asks for everything, again and again for `ms`. */
async function askFor(ms: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const round = everything().map((asked) => ask(...asked));
    answers.push(...(await Promise.all(round)));
    await sleep(50);
  }
  return answers;
}

type Annotate = (text: string) => unknown;

/** The figures are those of docs/reliability.md. */
async function expectSoon(answers: readonly Answer[], annotate: Annotate): Promise<void> {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const served = answers.filter(({ status }) => status === 200).length;
  await annotate(`${served} of ${answers.length} were 200, the slowest ${Math.round(slowest)} ms`);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) {
    expect(answer.ms, JSON.stringify(answer)).toBeLessThan(LONGEST_ANSWER_MS + MACHINE_MS);
    expect([200, 503], JSON.stringify(answer)).toContain(answer.status);
    if (answer.status === 503) expect(answer.retryAfter).toMatch(/^\d+$/);
    // Pages that are remembered come whatever the database does.
    if (answer.path === '/preise') expect(answer.status).toBe(200);
  }
}

/** Everything is answered with 200 again, and both are still signed in. */
async function expectRecovery(annotate: Annotate): Promise<void> {
  const startedAt = performance.now();
  await expect
    .poll(
      async () => {
        const round = everything().map((asked) => ask(...asked));
        return (await Promise.all(round)).map(({ status }) => status);
      },
      { timeout: RECOVERY_MS, interval: 100 },
    )
    .toEqual(everything().map(() => 200));
  await annotate(`all 200 again after ${Math.round(performance.now() - startedAt)} ms`);
  for (const client of [patient, staff]) {
    const { body } = await client.get<{ user?: object }>('/api/auth/session');
    expect(body.user).toBeDefined();
  }
}

describe('every answer comes soon, or from memory, and no user is signed out [R6.2]', () => {
  test('while the database is silent, and new connections too', async ({ annotate }) => {
    await open(env.DATABASE_URL ?? '');
    proxy.silence();
    await expectSoon(await askFor(ASKED_MS), annotate);
    proxy.resume();
    await expectRecovery(annotate);
  });

  test.runIf(isLong)(
    'while the connections that are open are silent, and new ones are not',
    async ({ annotate }) => {
      await open(env.DATABASE_URL ?? '');
      proxy.silenceOpen();
      await expectSoon(await askFor(ASKED_MS), annotate);
      await expectRecovery(annotate);
    },
  );

  test('while every connection ends again and again', async ({ annotate }) => {
    await open(env.DATABASE_URL ?? '');
    const terminate = setInterval(() => {
      void admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }, 60);
    const answers = await askFor(ASKED_MS);
    clearInterval(terminate);
    await expectSoon(answers, annotate);
    await expectRecovery(annotate);
  });

  test.runIf(isLong)('while there is no connection left for the server', async ({ annotate }) => {
    const role = `few_${process.pid}`;
    // Its tables are to be the role's own.
    const url = new URL(await emptyDatabase());
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    await owner.query(`create role ${role} login password 'few'`);
    await owner.query(`grant all on database ${url.pathname.slice(1)} to ${role}`);
    await owner.query(`grant all on schema public to ${role}`);
    try {
      await open(Object.assign(new URL(url), { username: role, password: 'few' }).href);
      await owner.query(`alter role ${role} connection limit 0`);
      const end = 'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1';
      await owner.query(end, [role]);
      await expectSoon(await askFor(ASKED_MS), annotate);
      await owner.query(`alter role ${role} connection limit -1`);
      await expectRecovery(annotate);
    } finally {
      await owner.end();
    }
  });

  test('while another transaction holds a row that 25 callers want to write', async ({
    annotate,
  }) => {
    await open(env.DATABASE_URL ?? '');
    const { headers, body } = await staff.get<object>(`/api/prices/${priceId}`);
    const ifMatch = { 'if-match': headers.get('etag') ?? '' };
    await admin.query('begin');
    await admin.query('select 1 from prices where id = $1 for update', [priceId]);
    const write = async (): Promise<Answer> => {
      const startedAt = performance.now();
      const answer = await staff.send(
        'PUT',
        `/api/prices/${priceId}`,
        { ...body, amount: '77.00' },
        ifMatch,
      );
      return {
        path: 'PUT',
        status: answer.status,
        ms: performance.now() - startedAt,
        retryAfter: answer.headers.get('retry-after'),
      };
    };
    const writes = Promise.all(Array.from({ length: 25 }, write));
    await expectSoon(await askFor(1500), annotate);
    const answers = await writes;
    await expectSoon(answers, annotate);
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    await admin.query('rollback');
    await expectRecovery(annotate);
    expect((await write()).status).toBe(200);
  });

  test.runIf(isLong)(
    'while PostgreSQL is stopped (SIGSTOP), and after it was killed (SIGKILL)',
    {
      timeout: 120_000,
    },
    async ({ annotate }) => {
      const cluster = await startOwnCluster();
      try {
        await open(await cluster.createDatabase('trouble'));
        cluster.signal('SIGSTOP');
        const stopped = await askFor(STOPPED_MS).finally(() => cluster.signal('SIGCONT'));
        await expectSoon(stopped, annotate);
        await expectRecovery(annotate);

        await cluster.kill();
        await expectSoon(await askFor(1000), annotate);
        await cluster.start();
        await expectRecovery(annotate);
        await stopAll();
      } finally {
        await cluster.stop();
      }
    },
  );
});

describe.runIf(isLong)('a database that is far away is used', () => {
  test.each([100])('%i ms there and back, and after a slow query', async (tripMs) => {
    await open(env.DATABASE_URL ?? '');
    const health = createClient(node.url);
    const statuses = async () => [
      (await patient.get('/private')).status,
      (await health.get('/health/ready')).status,
    ];
    proxy.delay(tripMs / 2);
    // It was near until now: at most one slow query is lost to that.
    await node.database
      .fork()
      .execute('select pg_sleep(0.8)')
      .catch(() => {});
    await expect.poll(statuses, { timeout: 8000, interval: 300 }).toEqual([200, 200]);
    await node.database.fork().execute('select pg_sleep(0.8)');
    for (let round = 0; round < 4; round += 1) {
      expect(await statuses()).toEqual([200, 200]);
      await sleep(200);
    }
  });
});
