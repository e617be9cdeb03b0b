import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/database.ts';
import { nextTryIn, type RetryPlan } from './limits.ts';
import { failureOf, isPermanent, type JobFailure, type SettledJob } from './settled-job.ts';

export interface JobCounts {
  /** Since this node has started. */
  done: number;
  /** For good. */
  failed: number;
  /** Tries that failed, after which there is another one. */
  retried: number;
}

export interface FetchedJob {
  id: string;
  name: string;
  data: object;
  retryCount: number;
  createdOn: Date;
  /** Aborted when the job is another node's by now, or has taken too long. */
  signal: AbortSignal;
}

/**
 * How a try ends, each in the transaction of `em`. False: another node has the job by now, or it has
 * ended already.
 */
export interface TryEnds {
  complete(em: SqlEntityManager, job: FetchedJob): Promise<boolean>;
  retry(em: SqlEntityManager, job: FetchedJob, failure: JobFailure, inS: number): Promise<boolean>;
  giveUp(em: SqlEntityManager, job: FetchedJob, failure: JobFailure): Promise<boolean>;
}

export interface RunContext {
  ends: TryEnds;
  database: Pick<Database, 'fork'>;
  counts: Record<string, JobCounts>;
  plan: RetryPlan;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
  settled: ((em: SqlEntityManager, job: SettledJob) => Promise<void>) | undefined;
  onError(error: Error): void;
}

/** How a try has ended; `inS` is set where there is another one. */
type Outcome =
  | { kind: 'done'; result: unknown }
  | { kind: 'retried'; failure: JobFailure; inS: number }
  | { kind: 'failed'; failure: JobFailure };

/** Seconds until the next try where the database was away: nothing else was tried yet. */
const AWAY_S = 5;

type Handle<Payload> = (payload: Payload, id: string, signal: AbortSignal) => Promise<unknown>;

/** One try of one job: each on its own, so that its result is stored at once. */
export async function runJob<Payload extends object>(
  context: RunContext,
  job: FetchedJob,
  handle: Handle<Payload>,
): Promise<void> {
  await settle(context, job, await attempt(context, job, handle));
}

async function attempt<Payload extends object>(
  { plan, stopping, onError }: RunContext,
  job: FetchedJob,
  handle: Handle<Payload>,
): Promise<Outcome> {
  const { name, id, data, retryCount, createdOn } = job;
  const signal = AbortSignal.any([job.signal, stopping]);
  try {
    return { kind: 'done', result: await handle(data as Payload, id, signal) };
  } catch (cause) {
    const failure = failureOf(cause);
    // It was aborted, here or because another node took it: the job itself has not failed.
    const planned = nextTryIn(plan, retryCount + 1, createdOn);
    const inS = signal.aborted ? 0 : planned && isOfDatabase(cause) ? AWAY_S : planned;
    if (isPermanent(cause) || inS === null) {
      onError(new Error(`The job '${name}' ${id} failed for good.`, { cause }));
      return { kind: 'failed', failure };
    }
    onError(new Error(`The job '${name}' ${id} failed, next try in ${inS} s.`, { cause }));
    return { kind: 'retried', failure, inS };
  }
}

/** A mail server's silence has the same code as a database's; its errors have a field for its reply. */
const isOfDatabase = (cause: unknown) =>
  isDatabaseAway(cause) && !(cause instanceof Error && 'smtpCode' in cause);

/**
 * Stores the result of the try in one transaction with its effects. While the database is away it is tried
 * again, and the job's heartbeat continues, because a job whose result is not stored would run twice.
 */
async function settle(context: RunContext, job: FetchedJob, outcome: Outcome): Promise<void> {
  let { settled } = context;
  for (;;) {
    try {
      if (await settleOnce({ ...context, settled }, job, outcome)) {
        const counts = context.counts[job.name];
        if (counts) counts[outcome.kind] += 1;
      }
      return;
    } catch (error) {
      if (isDatabaseAway(error)) {
        await sleep(1000, undefined, { signal: context.stopping });
      } else if (settled) {
        // The job has still ended, and must not run again.
        context.onError(
          new Error(`What follows '${job.name}' ${job.id} failed.`, { cause: error }),
        );
        settled = undefined;
      } else throw error;
    }
  }
}

/** @returns false if the job had already ended */
async function settleOnce(
  { ends, database, settled }: RunContext,
  job: FetchedJob,
  outcome: Outcome,
): Promise<boolean> {
  return database.fork().transactional(async (manager) => {
    const em = manager as SqlEntityManager;
    if (outcome.kind === 'retried') return ends.retry(em, job, outcome.failure, outcome.inS);
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    const hasEnded = failure ? await ends.giveUp(em, job, failure) : await ends.complete(em, job);
    const { id, name, data: payload, retryCount } = job;
    const result = outcome.kind === 'done' ? outcome.result : undefined;
    const tries = retryCount + 1;
    if (hasEnded) await settled?.(em, { id, name, payload, tries, failure, result });
    return hasEnded;
  });
}
