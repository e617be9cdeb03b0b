import type { FastifyInstance } from 'fastify';
import { explainPglite } from '../database/data-directory-error.ts';
import type { Database, DatabaseOptions } from '../database/database.ts';
import { ensureSchema } from '../database/ensure-schema.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { whileLocked } from '../database/while-locked.ts';
import type { ProcessSettings } from '../environment/process-settings.ts';
import {
  createJobs,
  type JobHandlers,
  type JobName,
  type JobPayloads,
  type Jobs,
  type JobsOptions,
} from '../jobs/jobs.ts';
import { reportWaiting } from '../logging/report-waiting.ts';
import { ContentRevision } from '../revision/content-revision.entity.ts';
import type { Revision } from '../revision/follow-revision.ts';
import { createRevision } from '../revision/revision.ts';
import type { Running } from './run-process.ts';
import { obtainSecret } from './secret.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { startSweeping } from './sweeping.ts';
import { createTeardown, type Teardown } from './teardown.ts';

/** The parts from which a node's app is built. */
export interface NodeParts<Payloads extends JobPayloads<Payloads> = Record<never, never>> {
  database: Database;
  /** Without kinds of jobs it sends none. */
  jobs: Jobs<Payloads>;
  /** The revision of public content; closed with the node. */
  revision: Revision;
  /** SESSION_SECRET, or the secret in the data directory. */
  secret: string;
  /** The app attaches it before every other hook. */
  shutdown: Shutdown;
}

/** How an app that is built gets its requests. */
export type NodeListen = (app: FastifyInstance) => PromiseLike<unknown>;

export interface NodeOptions<Payloads extends JobPayloads<Payloads>, Prepared>
  extends Pick<DatabaseOptions, 'entities' | 'migrations' | 'applicationName'> {
  settings: ProcessSettings;
  /** Absent: the site has no jobs, and no tables for them. */
  jobs?: {
    names: readonly JobName<Payloads>[];
    /** `jobs`: for a job that causes another one. */
    handlers(database: Database, secret: string, jobs: Jobs<Payloads>): JobHandlers<Payloads>;
    settled?: JobsOptions<Payloads>['settled'];
  };
  /**
   * Runs after the migrations, on one node at a time: sample data, a first account. In one transaction:
   * where a lock of another connection held it up, it runs again.
   */
  prepare?(database: Database): Promise<Prepared>;
  /** The app with all its routes; it does not listen yet. */
  build(parts: NodeParts<Payloads>): Promise<FastifyInstance>;
  /** By default on PORT and HOST. In development `app.ready()`: others bring the requests. */
  listen?: NodeListen | undefined;
  /** Work for now and every hour. */
  sweep?(database: Database): (() => Promise<void>)[];
  /** From `runProcess`: an aborted start stops the parts that it has started, and fails. */
  signal?: AbortSignal | undefined;
}

/** One running server: one per process, or several in a test. */
export interface ServerNode<Payloads extends JobPayloads<Payloads>, Prepared> extends Running {
  app: FastifyInstance;
  database: Database;
  jobs: Jobs<Payloads>;
  prepared: Prepared | undefined;
}

/**
 * Opens the database, brings it up to date, builds the app and listens. `stop()` answers requests in
 * progress, refuses new ones, then closes everything.
 *
 * @throws Error for `entities` without ContentRevision
 * @throws the error of the start, after all started parts are stopped: see
 * `openDatabase`, `migrate`, `obtainSecret`; what `prepare` and `build` reject with; Node's EADDRINUSE; the
 * signal's reason where that has ended it. `describeFailure` makes a line of it
 */
export async function startNode<
  Payloads extends JobPayloads<Payloads> = Record<never, never>,
  Prepared = undefined,
>(options: NodeOptions<Payloads, Prepared>): Promise<ServerNode<Payloads, Prepared>> {
  const teardown = createTeardown();
  try {
    return await start(options, teardown);
  } catch (error) {
    // Why the start failed says more than what then could not be stopped.
    await teardown.run().catch(() => {});
    const { databaseUrl, dataDir } = options.settings;
    throw databaseUrl ? error : explainPglite(error, dataDir);
  }
}

async function start<Payloads extends JobPayloads<Payloads>, Prepared>(
  options: NodeOptions<Payloads, Prepared>,
  teardown: Teardown,
): Promise<ServerNode<Payloads, Prepared>> {
  const { settings, entities, migrations, applicationName, signal } = options;
  if (!entities.includes(ContentRevision)) {
    throw new Error('The entities lack ContentRevision of @praxiskit/server-kit.');
  }
  const { databaseUrl: url, replicaUrls, dataDir, sessionSecret } = settings;
  const opening = openDatabase({
    url,
    replicaUrls,
    dataDir,
    entities,
    migrations,
    applicationName,
  });
  const database = await unlessAborted(signal, opening).catch((error) => {
    void opening.then((late) => late.close()).catch(() => {});
    throw error;
  });
  teardown.add(() => database.close());
  const secret = await obtainSecret({ secret: sessionSecret, dataDir });
  const shutdown = createShutdown();
  let app: FastifyInstance | undefined;
  const warn = (from: string) => (error: unknown) => app?.log.warn({ err: error }, from);

  const { names, handlers, settled } = options.jobs ?? { names: [], handlers: null };
  const jobs = createJobs<Payloads>({ database, names, settled, onError: warn('jobs') });
  // Built after the jobs, and closed after them: they report to its log.
  teardown.add(() => app?.close());
  if (handlers) teardown.add(() => jobs.stop());
  // It may wait for other nodes, and then nothing but the signal ends it.
  const prepared = await unlessAborted(
    signal,
    migrate(database, async () => {
      await ensureSchema(database);
      if (handlers) await jobs.prepare();
      return whileLocked(async () => options.prepare?.(database));
    }),
  );
  const revision = await unlessAborted(
    signal,
    reportWaiting(
      'the database',
      whileLocked(() => createRevision(database)),
    ),
  );
  teardown.add(() => revision.close());
  const running = await options.build({ database, jobs, revision, secret, shutdown });
  app = running;
  signal?.throwIfAborted();
  if (handlers) await jobs.work(handlers(database, secret, jobs));
  teardown.add(startSweeping(options.sweep?.(database) ?? [], warn('sweep')));
  const { port, host } = settings;
  signal?.throwIfAborted();
  await (options.listen?.(running) ?? running.listen({ port, host }));
  teardown.add(() => shutdown.drain(running));

  const { died } = database;
  return { app: running, database, jobs, prepared, stop: teardown.run, ...(died && { died }) };
}

/** @throws the signal's reason as soon as it aborts; the awaited work continues */
async function unlessAborted<Result>(
  signal: AbortSignal | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (!signal) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
