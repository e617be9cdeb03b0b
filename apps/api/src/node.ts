import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { tellLetterIsAvailable } from './modules/letters/letter-available.job.ts';
import { startSweeping } from './modules/users/sweep.ts';
import { type SampleAccounts, seedSampleData } from './sample/seed.ts';
import { obtainSecret } from './secret.ts';
import { createShutdown } from './shutdown.ts';
import type { WebHost } from './web-host.ts';

/** One running server: what a process is, and what tests start several of. */
export interface ServerNode {
  app: FastifyInstance;
  database: Database;
  jobs: Jobs;
  /** The address that is printed, and that mails link to. */
  origin: URL;
  /** Null where there is no sample data. */
  sample: SampleAccounts | null;
  /** Answers what is under way, refuses what is new, then lets go of everything. */
  stop(): Promise<void>;
}

/** Opens the database, brings it up to date, and listens. */
export async function startNode(config: Config, web: WebHost): Promise<ServerNode> {
  const database = await openDatabase(config);
  try {
    return await startOn(database, config, web);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

async function startOn(database: Database, config: Config, web: WebHost): Promise<ServerNode> {
  const origin = config.publicUrl ?? new URL(`http://localhost:${config.port}`);
  const secret = await obtainSecret(config);
  const shutdown = createShutdown();
  let app: FastifyInstance | undefined;
  let sample: SampleAccounts | null = null;

  const jobs = createJobs(config, database, (error) => app?.log.warn({ err: error }, 'jobs'));
  await migrate(config, database, async () => {
    await jobs.prepare();
    if (config.sampleData) sample = await seedSampleData(database, config);
  });
  app = await buildApp({
    ...{ config, origin, secret, database, jobs, web, shutdown },
  });
  await jobs.work({
    'letter-available': tellLetterIsAvailable(database, origin, createMailer(config)),
  });
  const stopSweeping = startSweeping(database, (error) => app?.log.warn({ err: error }, 'sweep'));
  await app.listen({ port: config.port, host: config.host });
  const running = app;

  return {
    ...{ app, database, jobs, origin, sample },
    async stop() {
      await shutdown.drain(running);
      stopSweeping();
      await jobs.stop();
      await running.close();
      await database.close();
    },
  };
}
