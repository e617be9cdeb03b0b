import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRevision,
  type Database,
  migrate,
  type Revision,
  raiseRevision,
} from '@praxiskit/server-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, freshUrl, kinds, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

afterAll(closeAll);

const PATIENCE_MS = 250;
/** A timer is late on a machine that does much else; without the patience it would be for good. */
const SLACK_MS = 1000;

const raise = (database: Database) => database.fork().transactional((em) => raiseRevision(em));

async function revisionOf(database: Database): Promise<Revision> {
  const revision = await createRevision(database);
  cleanUp(async () => revision.close());
  return revision;
}

describe.each(kinds)('the revision on %s', (kind) => {
  let database: Database;
  let revision: Revision;

  beforeAll(async () => {
    database = await open(await freshOptions(kind));
    await migrate(database, async () => {});
    revision = await revisionOf(database);
  });

  test('is 0 before the first change, and known without asking', () => {
    expect(revision.isLive).toBe(true);
    expect(revision.current()).toBe(0);
  });

  test('rises with each commit, and the node is notified of it', async () => {
    const before = await revision.refresh();
    await raise(database);
    await raise(database);
    await vi.waitFor(() => expect(revision.known).toBe(before + 2));
    expect(await revision.refresh()).toBe(before + 2);
  });

  test('stays as it is where the transaction rolls back', async () => {
    const before = await revision.refresh();
    const failed = database.fork().transactional(async (em) => {
      await raiseRevision(em);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await raise(database);
    await vi.waitFor(() => expect(revision.known).toBe(before + 1));
    expect(await revision.refresh()).toBe(before + 1);
  });

  test('counts every one of ten changes at once', async () => {
    const before = await revision.refresh();
    await Promise.all(Array.from({ length: 10 }, () => raise(database)));
    expect(await revision.refresh()).toBe(before + 10);
  });

  test('does not move by a notification that is no number', async () => {
    const before = await revision.refresh();
    await database.fork().execute("select pg_notify('content_revision', 'undefined')");
    await raise(database);
    await vi.waitFor(() => expect(revision.known).toBe(before + 1));
  });
});

test('on a PGlite that is closed the revision is the last known one, and refreshing fails', async () => {
  const database = await open(await freshOptions('pglite'));
  await migrate(database, async () => {});
  await raise(database);
  const revision = await revisionOf(database);
  await database.close();
  expect(revision.isLive).toBe(false);
  expect(await revision.current()).toBe(1);
  await expect(revision.refresh()).rejects.toThrow();
});

describe('two nodes on one PostgreSQL', () => {
  async function twoNodes() {
    const options = await freshOptions('postgres');
    const [one, two] = [await open(options), await open(options)] as const;
    await migrate(one, async () => {});
    return { one, two, revision: await revisionOf(two) };
  }
  const terminateListener = (database: Database) =>
    database
      .fork()
      .execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
      );

  test('a change on one is known on the other', async () => {
    const { one, revision } = await twoNodes();
    await raise(one);
    await vi.waitFor(() => expect(revision.known).toBe(1), { timeout: 3000, interval: 5 });
  });

  test('a node whose listening connection is terminated asks, and receives changes again', async () => {
    const { one, revision } = await twoNodes();
    await terminateListener(one);
    await vi.waitFor(() => expect(revision.isLive).toBe(false), { interval: 2 });
    await raise(one);
    // Not notified: this number was asked for.
    expect(await revision.current()).toBe(1);

    await vi.waitFor(() => expect(revision.isLive).toBe(true), { timeout: 5000 });
    await raise(one);
    await vi.waitFor(() => expect(revision.known).toBe(2), { timeout: 3000 });
  });

  test('changes while the connection was down are known once it is back', async () => {
    const { one, revision } = await twoNodes();
    await terminateListener(one);
    await vi.waitFor(() => expect(revision.isLive).toBe(false), { interval: 2 });
    await raise(one);
    await vi.waitFor(() => expect(revision.isLive).toBe(true), { timeout: 5000 });
    await vi.waitFor(() => expect(revision.known).toBe(1), { timeout: 3000, interval: 5 });
  });

  test('a node closes while its connection is down', async () => {
    const { one, two } = await twoNodes();
    await terminateListener(one);
    await vi.waitFor(() => expect(two.listener.isLive).toBe(false), { interval: 2 });
    await two.close();
    await sleep(700);
    expect(two.listener.isLive).toBe(false);
  });
});

describe('a PostgreSQL behind a line that fails', () => {
  async function site() {
    const url = await freshUrl();
    const proxy = await startProxy(url);
    const options = await freshOptions('pglite');
    const near = await open({ ...options, url });
    const far = await open({ ...options, url: proxy.url });
    cleanUp(proxy.close);
    await migrate(near, async () => {});
    await raise(near);
    return { near, proxy, revision: await revisionOf(far) };
  }
  const isDown = (revision: Revision) =>
    vi.waitFor(() => expect(revision.isLive).toBe(false), { interval: 2 });

  test('refused: the revision is the last known one, and refreshing fails', async () => {
    const { proxy, revision } = await site();
    await proxy.close();
    await isDown(revision);
    expect(await revision.current()).toBe(1);
    await expect(revision.refresh()).rejects.toThrow();
  });

  test('silent: a caller waits for 250 ms at most, and the next not at all', async () => {
    const { near, proxy, revision } = await site();
    proxy.restart();
    await isDown(revision);
    proxy.silence();
    const startedAt = performance.now();
    const answers = [revision.current(), revision.current(), revision.current()];
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS + SLACK_MS);
    expect(revision.current()).toBe(1);

    await raise(near);
    proxy.restart();
    await vi.waitFor(() => expect(revision.known).toBe(2), { timeout: 10_000 });
    await vi.waitFor(() => expect(revision.isLive).toBe(true), { timeout: 10_000 });
  });
});
