import { setTimeout as sleep } from 'node:timers/promises';
import {
  createJobs,
  type Database,
  isDatabaseAway,
  type Jobs,
  migrate,
} from '@praxiskit/server-kit';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { jobLimits } from '../src/jobs/limits.ts';
import { cleanUp, closeAll, freshOptions, kinds, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

afterAll(closeAll);

interface Payloads {
  'letter-available': { letterId: string };
  reminder: { appointmentId: string };
}

const names = ['letter-available', 'reminder'] as const;

async function jobsOn(
  database: Database,
  onError: (error: Error) => void = () => {},
): Promise<Jobs<Payloads>> {
  const jobs = createJobs<Payloads>({ database, names, onError });
  cleanUp(() => jobs.stop());
  await migrate(database, () => jobs.prepare());
  return jobs;
}

test('a backlog is processed as fast as its handlers run, not five jobs a poll', async () => {
  const database = await open(await freshOptions('postgres'));
  const jobs = await jobsOn(database);
  await database.fork().transactional(async (em) => {
    for (let n = 0; n < 60; n += 1) await jobs.enqueue(em, 'reminder', { appointmentId: `${n}` });
  });
  let done = 0;
  const startedAt = performance.now();
  await jobs.work({
    'letter-available': async () => {},
    reminder: async () => {
      done += 1;
    },
  });
  await expect.poll(() => done, { timeout: 25_000 }).toBe(60);
  // Looks alone would take twelve times this.
  const looks = (performance.now() - startedAt) / (jobLimits.pollS * 1000);
  expect(looks).toBeLessThan(6);
});

test.each([
  ['the database takes no connections', 'allow_connections false', 'allow_connections true'],
  ['it has another name', 'rename', 'rename back'],
])('a job that is done is ended once, also where %s for a while', async (_title, off, on) => {
  const options = await freshOptions('postgres');
  const name = new URL(options.url ?? '').pathname.slice(1);
  const admin = await open({ ...options, url: inject('postgresAdminUrl'), migrations: [] });
  const alter = (what: string) => {
    const from = what === 'rename back' ? `${name}_x` : name;
    const to = what === 'rename back' ? name : `${name}_x`;
    const change = what.startsWith('rename') ? `rename to ${to}` : what;
    return admin.fork().execute(`alter database ${from} ${change}`);
  };
  const cut = () =>
    admin
      .fork()
      .execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name]);
  const database = await open(options);
  const heard: Error[] = [];
  const jobs = await jobsOn(database, (error) => heard.push(error));
  let begun = 0;
  await jobs.work({
    'letter-available': async () => {},
    reminder: async () => {
      begun += 1;
      if (off === 'rename') await cut();
      // Connections that come back meanwhile are in the way of a rename.
      await expect
        .poll(
          () =>
            alter(off).then(
              () => true,
              () => cut(),
            ),
          { timeout: 9000 },
        )
        .toBe(true);
      await cut();
    },
  });
  await database.fork().transactional((em) => jobs.enqueue(em, 'reminder', { appointmentId: '1' }));
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
  const asked = await vi.waitFor(async () => {
    const error = await database
      .fork()
      .execute('select 1')
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    return error;
  });
  expect(isDatabaseAway(asked)).toBe(true);
  await sleep(2500);
  await alter(on);
  const states = () =>
    database.fork().execute("select state::text from pgboss.job where name = 'reminder'");
  await expect
    .poll(() => states().catch(() => null), { timeout: 15_000 })
    .toEqual([{ state: 'completed' }]);
  expect(begun).toBe(1);
  expect(
    heard.map(({ message }) => message).filter((line) => line.startsWith('What follows')),
  ).toEqual([]);
});

test('a job whose handler found the database away is tried again within seconds', async () => {
  const database = await open(await freshOptions('postgres'));
  const jobs = await jobsOn(database);
  await jobs.work({
    'letter-available': async () => {},
    reminder: async () => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    },
  });
  await database.fork().transactional((em) => jobs.enqueue(em, 'reminder', { appointmentId: '1' }));
  const waits = () =>
    database
      .fork()
      .execute<{ s: number }[]>(
        "select extract(epoch from start_after - now())::float as s from pgboss.job where name = 'reminder' and state = 'retry'",
      );
  const [wait] = await vi.waitFor(async () => {
    const rows = await waits();
    expect(rows).toHaveLength(1);
    return rows;
  });
  expect(wait?.s).toBeLessThanOrEqual(5);
});

describe.each(kinds)('jobs on %s', (kind) => {
  let database: Database;
  let jobs: Jobs<Payloads>;
  const worked: [name: string, payload: object, id: string][] = [];
  const heard: Error[] = [];

  beforeAll(async () => {
    database = await open(await freshOptions(kind));
    jobs = await jobsOn(database, (error) => heard.push(error));
  });

  const stored = () =>
    database
      .fork()
      .execute<{ id: string; state: string; letter: string }[]>(
        "select id, state::text, data->>'letterId' as letter from pgboss.job where name = 'letter-available' order by 3",
      );

  test('a job is refused outside of a transaction', async () => {
    const sent = jobs.enqueue(database.fork(), 'letter-available', { letterId: '0' });
    await expect(sent).rejects.toThrow("Job 'letter-available' needs an open transaction.");
    expect(await stored()).toEqual([]);
  });

  test('a job that has no queue is refused', async () => {
    const one = createJobs<Payloads>({ database, names: ['reminder'], onError: () => {} });
    const sent = database
      .fork()
      .transactional((em) => one.enqueue(em, 'letter-available', { letterId: '0' }));
    await expect(sent).rejects.toThrow("There is no job 'letter-available'.");
  });

  test('a job of a rolled-back transaction does not exist', async () => {
    const undone = database.fork().transactional(async (em) => {
      await em.execute("insert into notes values ('undone')");
      await jobs.enqueue(em, 'letter-available', { letterId: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stored()).toEqual([]);

    await database.fork().transactional(async (em) => {
      await em.execute("insert into notes values ('kept')");
      await jobs.enqueue(em, 'letter-available', { letterId: '1' });
    });
    expect(await stored()).toMatchObject([{ letter: '1', state: 'created' }]);
    expect(await database.fork().execute('select text from notes')).toEqual([{ text: 'kept' }]);
  });

  test('jobs from before the start are done, each by its own handler, with its id', async () => {
    await jobs.work({
      async 'letter-available'(payload, id) {
        worked.push(['letter-available', payload, id]);
        if (payload.letterId === 'fails') {
          throw Object.assign(new Error('no mail to patient@example.org'), { code: 'EENVELOPE' });
        }
      },
      async reminder(payload, id) {
        worked.push(['reminder', payload, id]);
      },
    });
    await vi.waitFor(() => expect(worked).toHaveLength(1), { timeout: 10_000 });
    const [{ id } = { id: '' }] = await stored();
    expect(worked).toEqual([['letter-available', { letterId: '1' }, id]]);
  });

  test('of several jobs fetched together a failed one waits for its next try, and the others run once', async () => {
    worked.length = 0;
    await database.fork().transactional(async (em) => {
      for (const letterId of ['a', 'fails', 'b']) {
        await jobs.enqueue(em, 'letter-available', { letterId });
      }
      await jobs.enqueue(em, 'reminder', { appointmentId: 'c' });
    });
    await vi.waitFor(
      async () =>
        expect((await stored()).map(({ letter, state }) => [letter, state])).toEqual([
          ['1', 'completed'],
          ['a', 'completed'],
          ['b', 'completed'],
          ['fails', 'retry'],
        ]),
      { timeout: 10_000 },
    );
    await vi.waitFor(() => expect(worked).toHaveLength(4), { timeout: 10_000 });
    expect(worked.map(([name]) => name).sort()).toEqual([
      'letter-available',
      'letter-available',
      'letter-available',
      'reminder',
    ]);
  });

  test('a job with a delay waits for it, and others do not wait for that job', async () => {
    worked.length = 0;
    const startedAt = performance.now();
    let delayedMs = 0;
    await database.fork().transactional(async (em) => {
      await jobs.enqueue(em, 'reminder', { appointmentId: 'later' }, { afterS: 3 });
      await jobs.enqueue(em, 'reminder', { appointmentId: 'at once' });
    });
    await vi.waitFor(
      () => {
        expect(worked).toHaveLength(2);
        delayedMs = performance.now() - startedAt;
      },
      { timeout: 15_000, interval: 20 },
    );
    expect(worked.map(([, payload]) => payload)).toEqual([
      { appointmentId: 'at once' },
      { appointmentId: 'later' },
    ]);
    expect(delayedMs).toBeGreaterThan(2900);
  });

  test('a failed job is reported, and its table row has only the error’s name and code', async () => {
    const [, , , failed] = await stored();
    expect(heard.map(({ message }) => message)).toEqual([
      `The job 'letter-available' ${failed?.id} failed, next try in 60 s.`,
    ]);
    expect(heard[0]?.cause).toMatchObject({ message: 'no mail to patient@example.org' });
    const kept = await database
      .fork()
      .execute(`select output from pgboss.job where id = '${failed?.id}'`);
    expect(kept).toEqual([{ output: { name: 'Error', code: 'EENVELOPE' } }]);
    const all = await database.fork().execute('select j::text as job from pgboss.job j');
    expect(JSON.stringify(all)).not.toContain('patient@example.org');
  });
});

test('with two nodes each job is done by one', async () => {
  const options = await freshOptions('postgres');
  const databases = [await open(options), await open(options)];
  const nodes = await Promise.all(databases.map((database) => jobsOn(database)));
  const worked: string[] = [];
  for (const node of nodes) {
    await node.work({
      async 'letter-available'({ letterId }) {
        worked.push(letterId);
      },
      async reminder() {},
    });
  }
  const ids = Array.from({ length: 30 }, (_, index) => String(index));
  await databases[0]?.fork().transactional(async (em) => {
    for (const letterId of ids) await nodes[0]?.enqueue(em, 'letter-available', { letterId });
  });
  await vi.waitFor(() => expect(worked.length).toBeGreaterThanOrEqual(ids.length), {
    timeout: 15_000,
  });
  expect(worked.sort()).toEqual(ids.sort());
});

test('a truncated answer to the queue counts as an unavailable database, and the next answer is complete', async () => {
  const options = await freshOptions('postgres');
  const proxy = await startProxy(options.url ?? '');
  cleanUp(proxy.close);
  const jobs = await jobsOn(await open({ ...options, url: proxy.url }));
  const whole = await jobs.figures();
  proxy.change((packet) => {
    const at = packet.indexOf('letter-available');
    return at === -1 ? packet : Buffer.concat([packet.subarray(0, at), packet.subarray(at + 1)]);
  });
  const error = await jobs.figures().catch((cause: unknown) => cause);
  proxy.change();
  expect(isDatabaseAway(error)).toBe(true);
  expect(await jobs.figures()).toEqual(whole);
});

test('wrong names and payloads of jobs do not compile', () => {
  const check = (jobs: Jobs<Payloads>, database: Database) => {
    // @ts-expect-error: no such job
    void jobs.enqueue(database.fork(), 'letter-lost', { letterId: '1' });
    // @ts-expect-error: another job's payload
    void jobs.enqueue(database.fork(), 'reminder', { letterId: '1' });
    // @ts-expect-error: a handler is missing
    void jobs.work({ reminder: async () => {} });
  };
  expect(check).toBeTypeOf('function');
});
