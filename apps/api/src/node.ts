import type { SiteHost } from '@praxiskit/pages/server';
import {
  createJobs,
  createMailer,
  createShutdown,
  createTeardown,
  type Database,
  type Jobs,
  migrate,
  obtainSecret,
  openDatabase,
  startSweeping,
  type Teardown,
} from '@praxiskit/server-kit';
import type { SiteData } from '@praxiskit/web/records';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { entities } from './entities.ts';
import { type JobPayloads, jobNames } from './jobs.ts';
import { migrations } from './migrations/index.ts';
import { mailThatLetterIsAvailable } from './modules/letters/letter-available.job.ts';
import { type SampleAccounts, seedSampleData } from './sample/seed.ts';
import { sweepTasks } from './sweep.ts';

/** One running server: what a process is, and what tests start several of. */
export interface ServerNode {
  app: FastifyInstance;
  database: Database;
  jobs: Jobs<JobPayloads>;
  /** Null where there is no sample data. */
  sample: SampleAccounts | null;
  /** Answers what is under way, refuses what is new, then lets go of everything. */
  stop(): Promise<void>;
}

/** Opens the database, brings it up to date, and listens; in development others bring the requests. */
export async function startNode(
  config: Config,
  host: SiteHost<SiteData>,
  listen: (app: FastifyInstance) => PromiseLike<unknown> = (app) =>
    app.listen({ port: config.port, host: config.host }),
): Promise<ServerNode> {
  const teardown = createTeardown();
  try {
    return await start(config, host, teardown, listen);
  } catch (error) {
    // Why the start failed says more than what then could not be stopped.
    await teardown.run().catch(() => {});
    throw error;
  }
}

async function start(
  config: Config,
  host: SiteHost<SiteData>,
  teardown: Teardown,
  listen: (app: FastifyInstance) => PromiseLike<unknown>,
): Promise<ServerNode> {
  const { databaseUrl: url, replicaUrls, dataDir, sessionSecret, origin } = config;
  const database = await openDatabase({
    ...{ url, replicaUrls, dataDir, entities, migrations },
    applicationName: 'praxiskit',
  });
  teardown.add(() => database.close());
  const secret = await obtainSecret({ secret: sessionSecret, dataDir });
  const shutdown = createShutdown();
  const em = () => database.fork();
  let app: FastifyInstance | undefined;
  const warn = (from: string) => (error: unknown) => app?.log.warn({ err: error }, from);

  const jobs = createJobs<JobPayloads>({ database, names: jobNames, onError: warn('jobs') });
  // Built after the jobs, and closed after them: what they report goes to its log.
  teardown.add(() => app?.close());
  teardown.add(() => jobs.stop());
  const sample = await migrate(database, async () => {
    await jobs.prepare();
    return config.sampleData ? seedSampleData(database, config) : null;
  });
  const running = await buildApp({ config, secret, database, jobs, host, shutdown });
  app = running;
  const { smtpUrl, mailFrom, mailDir } = config;
  const sendMail = createMailer({ smtpUrl, from: mailFrom, directory: mailDir });
  await jobs.work({ 'letter-available': mailThatLetterIsAvailable(database, origin, sendMail) });
  teardown.add(startSweeping(sweepTasks(em), warn('sweep')));
  await listen(running);
  teardown.add(() => shutdown.drain(running));

  return { app: running, database, jobs, sample, stop: teardown.run };
}
