import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts';
import { freshEnvironment, startTestNode, stopAll, type TestNode } from './support/node.ts';
import { publish } from './support/publish.ts';

const paths = ['/', '/preise', '/hyaluron', '/impressum', '/datenschutz', '/erfunden'];

let proxy: DatabaseProxy;
let node: TestNode;
let visitor: TestClient;
let before: Map<string, string>;

beforeEach(async () => {
  const env = await freshEnvironment('postgres');
  proxy = await startDatabaseProxy(env.DATABASE_URL ?? '');
  node = await startTestNode({ ...env, DATABASE_URL: proxy.url });
  visitor = createClient(node.url);
  before = new Map();
  for (const path of paths) before.set(path, await vi.waitFor(() => pageOf(path)));
});
afterEach(async () => {
  // A server cannot say good-bye to a database that does not answer.
  proxy.resume();
  await stopAll();
  await proxy.close();
});
afterAll(stopAll);

/** A busy machine refuses a page that it has not rendered yet. */
async function pageOf(path: string): Promise<string> {
  const { status, body } = await visitor.get<string>(path);
  expect(status).not.toBe(503);
  return body;
}

/** Ends the connection that listens for changes, and lets no new one come. */
async function loseListener(): Promise<void> {
  proxy.refuseNew();
  await node.database
    .fork()
    .execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
}

/** `answers`: the database still does, so that a change shows all the same. */
const states: [string, () => Promise<void> | void, { answers: boolean }][] = [
  ['away', () => proxy.cut(), { answers: false }],
  ['silent', () => proxy.silence(), { answers: false }],
  ['without its listener', loseListener, { answers: true }],
  [
    'without its listener and silent',
    async () => {
      await loseListener();
      proxy.silence();
    },
    { answers: false },
  ],
];

async function raisePrice(): Promise<void> {
  const staff = createClient(node.url);
  await staff.signIn('staff@example.org');
  const filter = encodeURIComponent('{"label_de":"Mesotherapie"}');
  const found = await staff.get<{ id: string }[]>(`/api/prices/?filter=${filter}`);
  const id = found.body[0]?.id ?? '';
  expect((await publish(staff, 'prices', id, { amount: '4321.00' })).status).toBe(200);
}

/**
 * Every page comes, well before a query or a connection would time out. `unknown`: the status of an address
 * that no page has.
 */
async function expectRememberedPages({ isChanged = false, unknown = 404 } = {}): Promise<void> {
  for (const path of paths) {
    const startedAt = performance.now();
    const { body, status, headers } = await visitor.get<string>(path);
    expect([path, status]).toEqual([path, path === '/erfunden' ? unknown : 200]);
    if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
    else if (!isChanged) expect(body).toBe(before.get(path));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  }
}

const tried = isLong ? states : states.filter(([name]) => name === 'silent');

describe.each(tried)('with the database %s', (_name, happen, { answers }) => {
  test('every remembered page comes', async () => {
    await happen();
    await expectRememberedPages();
  });

  test('/api/public answers the last known data [R8.1]', async () => {
    const { body } = await visitor.get('/api/public');
    await happen();
    expect(await visitor.get('/api/public')).toMatchObject({ status: 200, body });
  });

  test('every remembered page comes also after a change that could not be rendered yet', async () => {
    await raisePrice();
    await happen();
    // It may have been published with the change.
    await expectRememberedPages({ isChanged: answers, unknown: answers ? 404 : 503 });
  });

  test('the change shows once the database is back', async () => {
    await raisePrice();
    await happen();
    await visitor.get('/preise');
    proxy.resume();
    await expect
      .poll(async () => (await visitor.get<string>('/preise')).body, { timeout: 15_000 })
      .toContain('4.321');
  });
});
