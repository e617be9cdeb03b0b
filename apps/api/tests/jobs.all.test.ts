import { randomUUID } from 'node:crypto';
import {
  createJobs,
  createMailer,
  type Database,
  FailedMail,
  keepFailedMail,
  type Mail,
  type MailLimits,
  migrate,
  openDatabase,
} from '@praxiskit/server-kit';
import { freePort } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { entities } from '../src/entities.ts';
import { migrations } from '../src/migrations/index.ts';
import { startDatabaseProxy } from './support/database-proxy.ts';
import { type DatabaseKind, emptyEnvironment, mainDatabases, stopAll } from './support/node.ts';
import { messageIdOf, type SmtpManners, startSmtp } from './support/smtp.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await stopAll();
});

const address = 'patient@example.org';
const patience = { timeout: 20_000, interval: 50 };

interface MailJobs {
  mail: { letterId: string };
}

async function openTestDatabase(kind: DatabaseKind, url?: string): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(await emptyEnvironment(kind));
  return openDatabase({
    url: url ?? databaseUrl,
    dataDir,
    replicaUrls: [],
    entities,
    migrations,
    applicationName: 'praxiskit-test',
  });
}

/** Jobs that send one mail each, with waiting times for tests. */
async function startMailJobs(
  database: Database,
  smtpUrl: string,
  limits: Partial<MailLimits> = {},
  retry = { firstS: 1, longestS: 1, giveUpS: 86_400 },
) {
  const errors: Error[] = [];
  const sendMail = createMailer({
    smtpUrl,
    from: 'Praxis <praxis@aurelia.example>',
    directory: '',
    limits,
  });
  const jobs = createJobs<MailJobs>({
    database,
    names: ['mail'],
    retry,
    settled: keepFailedMail,
    onError: (error) => errors.push(error),
  });
  cleanUps.push(() => jobs.stop());
  await migrate(database, () => jobs.prepare());
  await jobs.work({
    mail: (_payload, id, signal) => {
      const mail: Mail = { to: address, subject: 'Ein Brief', text: 'Guten Tag', id };
      return sendMail(mail, signal);
    },
  });
  const enqueue = () =>
    database.fork().transactional((em) => {
      return jobs.enqueue(em as Parameters<typeof jobs.enqueue>[0], 'mail', {
        letterId: randomUUID(),
      });
    });
  return { jobs, errors, enqueue, figures: async () => (await jobs.figures()).mail };
}

async function setUp(
  kind: DatabaseKind,
  manners: SmtpManners,
  limits?: Partial<MailLimits>,
  retry?: { firstS: number; longestS: number; giveUpS: number },
) {
  const smtp = await startSmtp(manners);
  cleanUps.push(smtp.close);
  const database = await openTestDatabase(kind);
  cleanUps.push(() => database.close());
  const started = await startMailJobs(database, smtp.url, limits, retry);
  const rows = () =>
    database.fork().execute<{ state: string; output: unknown; late: number }[]>(
      `select state, output, data, extract(epoch from started_on - start_after)::float as late
       from pgboss.job where name = 'mail'`,
    );
  return { ...started, smtp, database, rows };
}

describe.each(mainDatabases)('a mail, on %s', (kind) => {
  test('is sent once where the server acknowledges it', async () => {
    const { smtp, enqueue, figures, errors } = await setUp(kind, { kind: 'accept' });
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
    expect(smtp.received).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test.runIf(isLong)('waits for a server that refuses connections', async () => {
    const port = await freePort();
    const database = await openTestDatabase(kind);
    cleanUps.push(() => database.close());
    const { enqueue, figures, errors } = await startMailJobs(database, `smtp://127.0.0.1:${port}`);
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.retried).toBeGreaterThan(1), patience);
    expect(errors[0]?.message).toMatch(/^The job 'mail' \S+ failed, next try in 1 s\.$/);
    expect(errors[0]?.cause).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
    await vi.waitFor(async () => expect((await figures())?.waiting).toBe(1), patience);
  });

  test('is tried again after a 450, within 2 s of its time, with the same Message-ID', async () => {
    const refusal = { kind: 'refuse', code: 450, text: '4.2.1 try later' } as const;
    const { smtp, enqueue, figures, rows, errors } = await setUp(kind, refusal);
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.retried).toBe(2), patience);
    smtp.manners = { kind: 'accept' };
    await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
    expect(smtp.received).toHaveLength(1);
    expect(new Set([...smtp.refused, ...smtp.received].map(messageIdOf)).size).toBe(1);
    expect(errors[0]?.cause).toMatchObject({ smtpCode: 450, smtpStatus: '4.2.1' });
    expect((await rows())[0]?.late).toBeLessThan(2);
  });

  test('ends at once with a 550: logged once, counted, kept with its reason', async () => {
    const refusal = { kind: 'refuse', code: 550, text: `5.1.1 <${address}>: unknown` } as const;
    const { smtp, enqueue, figures, rows, errors, database } = await setUp(kind, refusal);
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.failed).toBe(1), patience);
    const mails = await database.fork().find(FailedMail, {});
    expect(mails).toMatchObject([
      { job: 'mail', status: 'failed', tries: 1, smtpCode: 550, smtpStatus: '5.1.1' },
    ]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/failed for good/);
    const kept = JSON.stringify([mails, await rows(), errors.map((error) => String(error.cause))]);
    expect(kept).not.toContain('@');
    expect((await rows())[0]).toMatchObject({ state: 'cancelled', output: { smtpCode: 550 } });
    expect(await figures()).toMatchObject({ done: 0, retried: 0, waiting: 0 });
    expect(smtp.connections).toBe(1);
  });

  test.runIf(isLong)('is given up after its day, and is sent again by the same job', async () => {
    const retry = { firstS: 1, longestS: 1, giveUpS: 1 };
    const refusal = { kind: 'refuse', code: 450, text: '4.2.1 try later' } as const;
    const { smtp, figures, enqueue, database, jobs } = await setUp(kind, refusal, {}, retry);
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.failed).toBe(1), patience);
    const [mail] = await database.fork().find(FailedMail, {});
    if (!mail) throw new Error('No failed mail');
    smtp.manners = { kind: 'accept' };
    const { id, payload } = mail;
    await database.fork().transactional((em) => {
      const manager = em as Parameters<typeof jobs.enqueue>[0];
      return jobs.enqueue(manager, 'mail', payload as MailJobs['mail'], { id });
    });
    await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
    expect(messageIdOf(smtp.received[0])).toBe(`${id}@aurelia.example`);
    expect(await database.fork().count(FailedMail, {})).toBe(0);
  });

  test.runIf(isLong)('is tried again where the server does not greet', async () => {
    const limits = { greetingMs: 300 };
    const { smtp, enqueue, figures, errors } = await setUp(kind, { kind: 'no-greeting' }, limits);
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.retried).toBe(1), patience);
    expect(errors[0]?.cause).toMatchObject({ code: 'ETIMEDOUT' });
    expect(errors[0]?.message).toMatch(/failed, next try in 1 s\.$/);
    smtp.manners = { kind: 'accept' };
    await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
    expect(smtp.received).toHaveLength(1);
  });

  test.runIf(isLong)('is sent once if the mail server acknowledges the data late', async () => {
    const { smtp, enqueue, figures, errors } = await setUp(kind, { kind: 'slow', ms: 4000 });
    await enqueue();
    await enqueue();
    await vi.waitFor(async () => expect((await figures())?.done).toBe(2), patience);
    expect(new Set(smtp.received.map(messageIdOf)).size).toBe(2);
    expect(smtp.received).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test.runIf(isLong)(
    'is sent twice with one Message-ID if the mail server disconnects before the 250',
    async () => {
      const { smtp, enqueue, figures } = await setUp(kind, { kind: 'break-off' });
      await enqueue();
      await vi.waitFor(async () => expect((await figures())?.retried).toBe(1), patience);
      smtp.manners = { kind: 'accept' };
      await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
      expect(smtp.received).toHaveLength(2);
      expect(new Set(smtp.received.map(messageIdOf)).size).toBe(1);
    },
  );

  test('is aborted when its node stops, and another node sends it', async () => {
    const { smtp, enqueue, jobs, database, rows, errors } = await setUp(kind, {
      kind: 'no-greeting',
    });
    await enqueue();
    await vi.waitFor(() => expect(smtp.connections).toBe(1), patience);
    await jobs.stop();
    // Before the queue gives it away.
    expect(errors.at(-1)?.message).toMatch(/failed, next try in 0 s/);
    expect(await rows()).toMatchObject([{ state: 'retry' }]);
    smtp.manners = { kind: 'accept' };
    const other = await startMailJobs(database, smtp.url);
    await vi.waitFor(async () => expect((await other.figures())?.done).toBe(1), patience);
    expect(smtp.received).toHaveLength(1);
  });
});

test.runIf(isLong)(
  'a database that goes away while a mail is under way makes no second copy',
  async () => {
    const smtp = await startSmtp({ kind: 'slow', ms: 2000 });
    cleanUps.push(smtp.close);
    const { DATABASE_URL = '' } = await emptyEnvironment('postgres');
    const proxy = await startDatabaseProxy(DATABASE_URL);
    cleanUps.push(proxy.close);
    const database = await openTestDatabase('postgres', proxy.url);
    cleanUps.push(() => database.close());
    const { enqueue, figures } = await startMailJobs(database, smtp.url);
    await enqueue();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
    proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 4000));
    proxy.resume();
    await vi.waitFor(async () => expect((await figures())?.done).toBe(1), patience);
    expect(smtp.received).toHaveLength(1);
  },
);
