import type { SiteHost } from '@praxiskit/pages/server';
import {
  createJobs,
  createMailer,
  createShutdown,
  type Database,
  type Jobs,
  migrate,
  obtainSecret,
  openDatabase,
  startSweeping,
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

/** Opens the database, brings it up to date, and listens. */
export async function startNode(config: Config, host: SiteHost<SiteData>): Promise<ServerNode> {
  const { databaseUrl: url, replicaUrls, dataDir } = config;
  const database = await openDatabase({
    ...{ url, replicaUrls, dataDir, entities, migrations },
    applicationName: 'praxiskit',
  });
  try {
    return await startOn(database, config, host);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

async function startOn(
  database: Database,
  config: Config,
  host: SiteHost<SiteData>,
): Promise<ServerNode> {
  const { sessionSecret, dataDir, origin, smtpUrl, mailFrom, mailDir } = config;
  const secret = await obtainSecret({ secret: sessionSecret, dataDir });
  const shutdown = createShutdown();
  const em = () => database.fork();
  let app: FastifyInstance | undefined;
  const warn = (from: string) => (error: unknown) => app?.log.warn({ err: error }, from);

  const jobs = createJobs<JobPayloads>({ database, names: jobNames, onError: warn('jobs') });
  const sample = await migrate(database, async () => {
    await jobs.prepare();
    return config.sampleData ? seedSampleData(database, config) : null;
  });
  const running = await buildApp({ config, secret, database, jobs, host, shutdown });
  app = running;
  const sendMail = createMailer({ smtpUrl, from: mailFrom, directory: mailDir });
  await jobs.work({ 'letter-available': mailThatLetterIsAvailable(database, origin, sendMail) });
  const stopSweeping = startSweeping(sweepTasks(em), warn('sweep'));
  await running.listen({ port: config.port, host: config.host });

  return {
    ...{ app: running, database, jobs, sample },
    async stop() {
      await shutdown.drain(running);
      stopSweeping();
      await jobs.stop();
      await running.close();
      await database.close();
    },
  };
}
