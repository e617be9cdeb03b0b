import type { SqlEntityManager } from '@mikro-orm/sql';
import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** What each kind of job carries, by its name: ids only, for a queue's table is read by many tools. */
export type JobPayloads<Payloads> = { [Name in keyof Payloads]: object };

/** The name of a kind of job. */
export type JobName<Payloads> = keyof Payloads & string;

/** What does each kind of job. One that rejects is tried again, for about a day. */
export type JobHandlers<Payloads> = {
  [Name in JobName<Payloads>]: (payload: Payloads[Name], jobId: string) => Promise<void>;
};

/** The queue of a node. */
export interface Jobs<Payloads extends JobPayloads<Payloads>> {
  /**
   * Creates the queue's own tables. Only one node at a time: call it under the migration lock.
   *
   * @throws the driver's error where the database is away
   */
  prepare(): Promise<void>;
  /**
   * Puts a job into the transaction that causes it: both happen, or neither does. There is no way to
   * send a job outside of one.
   *
   * @throws Error when `em` has no transaction open, or for a name that is not among `names`
   * @throws the driver's error where the database refuses
   */
  enqueue<Name extends JobName<Payloads>>(
    em: SqlEntityManager,
    name: Name,
    payload: Payloads[Name],
  ): Promise<void>;
  /** Begins to do jobs, up to ten of a kind at a time; after `prepare`. */
  work(handlers: JobHandlers<Payloads>): Promise<void>;
  /** Waits up to 5 s for the jobs that are under way. */
  stop(): Promise<void>;
}

/** What a queue is made of. */
export interface JobsOptions<Payloads> {
  database: Pick<Database, 'url' | 'pglite' | 'applicationName'>;
  /** Every kind of job; one that is missing has no queue. */
  names: readonly JobName<Payloads>[];
  /** Hears of the queue's own errors, and of each job that fails, with its error as the cause. */
  onError(error: Error): void;
}

/**
 * A job is tried again for about a day: 1 min, 2 min, 4 min, … at most 1 h apart. One that a killed
 * node had begun is free for the others after a minute.
 */
const retries = {
  retryLimit: 30,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
};

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Jobs on the application's own database, by pg-boss. No other file imports pg-boss. */
export function createJobs<Payloads extends JobPayloads<Payloads>>({
  database,
  names,
  onError,
}: JobsOptions<Payloads>): Jobs<Payloads> {
  const boss = new PgBoss({
    ...connectionOf(database),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', onError);

  return {
    async prepare() {
      await boss.start();
      for (const name of names) {
        await boss.createQueue(name, { ...retries, notify: true });
        // Any question makes pg-boss read the queue's settings and keep them. Read by the first job
        // instead, they would wait for PGlite's only connection, which that job's transaction holds.
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    async enqueue(em, name, payload) {
      if (!names.includes(name)) throw new Error(`There is no job '${name}'.`);
      const transaction = em.getTransactionContext();
      if (!transaction) throw new Error(`Job '${name}' needs an open transaction.`);
      await boss.send(name, payload, { db: fromKysely(transaction) });
    },
    async work(handlers) {
      for (const name of names) await workOne(boss, name, handlers[name], onError);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

function connectionOf({ url, pglite, applicationName }: JobsOptions<unknown>['database']) {
  if (pglite) return { db: fromPglite(pglite), backend: 'pglite' as const };
  return { connectionString: url ?? '', max: 4, application_name: `${applicationName}-jobs` };
}

/** A notification wakes it, the poll is for what was missed; full batches follow each other at once. */
async function workOne<Payload extends object>(
  boss: PgBoss,
  name: string,
  handle: (payload: Payload, jobId: string) => Promise<void>,
  onError: (error: Error) => void,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: 2,
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<Payload, unknown, typeof options>(name, options, (jobs) =>
    Promise.all(
      // Each on its own: one that fails must not make the others happen twice.
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await handle(data, id);
          return { id, status: 'completed' };
        } catch (error) {
          onError(new Error(`The job '${name}' ${id} failed.`, { cause: error }));
          return { id, status: 'failed', output: storedFailure(error) };
        }
      }),
    ),
  );
}

/** Not the message: it may hold an e-mail address, and the table keeps it after the job. */
function storedFailure(error: unknown): { name: string; code?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, ...('code' in error ? { code: String(error.code) } : {}) };
}
