import type { SqlEntityManager } from '@mikro-orm/sql';
import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { JobHandlers, JobName, JobPayloads } from './job-types.ts';

export interface Jobs {
  /** Creates the queue's own tables. Only one node at a time: call it under the migration lock. */
  prepare(): Promise<void>;
  /**
   * Puts a job into the transaction that causes it: both happen, or neither does. There is no way to
   * send a job outside of one.
   * @throws when `em` has no transaction open
   */
  enqueue<Name extends JobName>(
    em: SqlEntityManager,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
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
const names: JobName[] = ['letter-available'];

/** Jobs on the application's own database, by pg-boss. Nothing else imports pg-boss. */
export function createJobs(
  config: Config,
  database: Database,
  onError: (error: Error) => void,
): Jobs {
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: config.databaseUrl ?? '', max: 4, application_name: 'praxiskit-jobs' }),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', onError);

  return {
    async prepare() {
      await boss.start();
      for (const name of names) await boss.createQueue(name, { ...retries, notify: true });
    },
    async enqueue(em, name, payload) {
      const transaction = em.getTransactionContext();
      if (!transaction) throw new Error(`Job '${name}' needs an open transaction.`);
      await boss.send(name, payload, { db: fromKysely(transaction) });
    },
    async work(handlers) {
      for (const name of names) await workOne(boss, name, handlers[name]);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** A notification wakes it, the poll is for what was missed; full batches follow each other at once. */
async function workOne<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
): Promise<void> {
  const options = {
    pollingIntervalSeconds: 2,
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<JobPayloads[Name], unknown, typeof options>(name, options, (jobs) =>
    Promise.all(
      // Each on its own: one that fails must not make the others happen twice.
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await handler(data, id);
          return { id, status: 'completed' };
        } catch (error) {
          return { id, status: 'failed', output: { message: String(error) } };
        }
      }),
    ),
  );
}
