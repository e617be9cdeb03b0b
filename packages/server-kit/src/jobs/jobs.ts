import type { SqlEntityManager } from '@mikro-orm/sql';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { openStream } from '../database/postgres-stream.ts';
import { jobLimits, queueOptions, type RetryPlan, retryPlan } from './limits.ts';
import { queueError } from './queue-error.ts';
import { type FetchedJob, type JobCounts, runJob, type TryEnds } from './run-job.ts';
import type { SettledJob } from './settled-job.ts';

/**
 * The payload of each kind of job, by its name: ids, for many tools read a queue's table. No text, and
 * an address only where no account has it any longer.
 */
export type JobPayloads<Payloads> = { [Name in keyof Payloads]: object };

export type JobName<Payloads> = keyof Payloads & string;

/**
 * The work of each kind of job. One that rejects is tried again, for about a day. What it resolves to is the
 * `result` of the settled job.
 */
export type JobHandlers<Payloads> = {
  /** `signal` is aborted when the node stops, or has lost the job to another one. */
  [Name in JobName<Payloads>]: (
    payload: Payloads[Name],
    jobId: string,
    signal: AbortSignal,
  ) => Promise<unknown>;
};

/** Figures of a kind of job; `done`, `failed` and `retried` since this node has started. */
export interface JobFigures extends JobCounts {
  /** Now and for all nodes, a few seconds old: not begun, or to be tried again. */
  waiting: number;
}

interface EnqueueOptions {
  /** Of a job that has ended: that job runs again. */
  readonly id?: string | undefined;
  /** In s: the job begins no earlier, and up to 1.5 s later. */
  readonly afterS?: number | undefined;
}

/** The queue of a node. */
export interface Jobs<Payloads extends JobPayloads<Payloads>> {
  /**
   * Creates the queue's own tables. Only one node at a time: call it under the migration lock.
   *
   * @throws the driver's error where the database is away
   */
  prepare(): Promise<void>;
  /**
   * Puts a job into the transaction that causes it: both happen, or neither does. A job cannot be sent
   * outside of a transaction.
   *
   * @throws Error when `em` has no transaction open, or for a name that is not among `names`
   * @throws the driver's error where the database refuses
   */
  enqueue<Name extends JobName<Payloads>>(
    em: SqlEntityManager,
    name: Name,
    payload: Payloads[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Begins to do jobs, up to ten of a kind at a time; after `prepare`. */
  work(handlers: JobHandlers<Payloads>): Promise<void>;
  /**
   * By kind.
   *
   * @throws the driver's error while the database is away
   */
  figures(): Promise<Record<JobName<Payloads>, JobFigures>>;
  /** Waits for jobs in progress, and aborts those that take longer. */
  stop(): Promise<void>;
}

export interface JobsOptions<Payloads> {
  database: Pick<Database, 'url' | 'pglite' | 'applicationName' | 'fork'>;
  /** Every kind of job; one that is missing has no queue. */
  names: readonly JobName<Payloads>[];
  /** Writes the effects of a job's end elsewhere, in the transaction that ends it. */
  settled?: ((em: SqlEntityManager, job: SettledJob) => Promise<void>) | undefined;
  /**
   * Receives the queue's own errors, several times a second while the database is away (`code`
   * `DATABASE_AWAY`), and of each job that fails, with its error as the cause.
   */
  onError(error: Error): void;
  /** By default for a day. */
  retry?: RetryPlan;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

const workOptions = {
  pollingIntervalSeconds: jobLimits.pollS,
  // A notification comes for new jobs only, not for those that become due.
  notifyPollingIntervalSeconds: jobLimits.pollS,
  // Not in batches: one slow job would hold up the others, and a killed process would repeat them all.
  batchSize: 1,
  heartbeatRefreshSeconds: jobLimits.signS,
  includeMetadata: true,
} as const;

/** Jobs on the application's own database, by pg-boss. No other file imports pg-boss. */
export function createJobs<Payloads extends JobPayloads<Payloads>>({
  database,
  names,
  settled,
  onError,
  retry = retryPlan,
}: JobsOptions<Payloads>): Jobs<Payloads> {
  const boss = new PgBoss({
    ...connectionOf(database),
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: jobLimits.lookS,
    monitorIntervalSeconds: jobLimits.lookS,
    // With every look it would read the catalog.
    monitorVacuum: false,
  });
  boss.on('error', (reported) => onError(queueError(reported)));
  /** One that asks for the next job as soon as it has done one: a backlog leaves as fast as it is worked. */
  async function addWorker(name: string, work: (job: FetchedJob) => Promise<void>) {
    let worker = '';
    worker = await boss.work<object, unknown, typeof workOptions>(
      name,
      workOptions,
      async ([job]) => {
        if (!job) return;
        await work(job);
        boss.notifyWorker(worker);
      },
    );
  }

  const stopping = new AbortController();
  const counts = Object.fromEntries(
    names.map((name) => [name, { done: 0, failed: 0, retried: 0 }]),
  );

  return {
    async prepare() {
      await boss.start();
      for (const name of names) {
        await boss.createQueue(name);
        // A queue that an earlier version has made gets today's settings, too.
        await boss.updateQueue(name, queueOptions);
        // Any question makes pg-boss read the queue's settings and keep them. Read by the first job
        // instead, they would wait for PGlite's only connection, which that job's transaction holds.
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    async enqueue(em, name, payload, { id, afterS } = {}) {
      if (!names.includes(name)) throw new Error(`There is no job '${name}'.`);
      const db = transactionOf(em, name);
      if (id) await boss.deleteJob(name, id, { db });
      const delay = afterS ? { startAfter: afterS } : {};
      await boss.send(name, payload, { db, ...(id ? { id } : {}), ...delay });
    },
    async work(handlers) {
      const ends = transactionalEndsOf(boss);
      const { signal } = stopping;
      const context = { ends, database, counts, plan: retry, stopping: signal, settled, onError };
      for (const name of names) {
        for (let one = 0; one < jobLimits.atOnce; one += 1) {
          await addWorker(name, (job) => runJob(context, job, handlers[name]));
        }
      }
    },
    async figures() {
      const queues = await boss.getQueues([...names]);
      const figures = queues.map(({ name, queuedCount }) => {
        return [name, { ...counts[name], waiting: queuedCount }] as const;
      });
      return Object.fromEntries(figures) as Record<JobName<Payloads>, JobFigures>;
    },
    async stop() {
      // A job that has not ended by then is aborted here, before pg-boss lets other nodes begin it.
      const timer = setTimeout(() => stopping.abort(), jobLimits.stopMs);
      await boss.stop({ graceful: true, timeout: jobLimits.stopMs + 2000 });
      clearTimeout(timer);
    },
  };
}

function transactionOf(em: SqlEntityManager, name: string) {
  const transaction = em.getTransactionContext();
  if (!transaction) throw new Error(`Job '${name}' needs an open transaction.`);
  return fromKysely(transaction);
}

function transactionalEndsOf(boss: PgBoss): TryEnds {
  return {
    async complete(em, { name, id }) {
      const db = transactionOf(em, name);
      // Also where it is about to be tried again: done is done.
      return hasChanged(await boss.complete(name, id, null, { db, includeQueued: true }));
    },
    async retry(em, job, failure, inS) {
      const { name, id } = job;
      const db = transactionOf(em, name);
      if (!hasChanged(await boss.fail(name, job, { ...failure }, { db }))) return false;
      await boss.update(name, undefined, { id, startAfter: inS, db });
      return true;
    },
    async giveUp(em, job, failure) {
      const { name, id } = job;
      const db = transactionOf(em, name);
      if (!hasChanged(await boss.fail(name, job, { ...failure }, { db }))) return false;
      await boss.cancel(name, id, { db });
      return true;
    },
  };
}

/** pg-boss answers how many jobs it has changed, and leaves that out of its types. */
function hasChanged(response: object): boolean {
  return !('affected' in response) || response.affected !== 0;
}

function connectionOf({ url, pglite, applicationName }: JobsOptions<unknown>['database']) {
  if (pglite) return { db: fromPglite(pglite), backend: 'pglite' as const };
  const limits = {
    connectionTimeoutMillis: jobLimits.queryMs,
    query_timeout: jobLimits.queryMs,
    keepAlive: true,
    stream: openStream,
  };
  const application_name = `${applicationName}-jobs`;
  return { connectionString: url ?? '', max: 6, application_name, ...limits };
}
