import { addPages } from '@praxiskit/pages/mikro-orm';
import type { SiteHost } from '@praxiskit/pages/server';
import { addPractice, Page } from '@praxiskit/practice/mikro-orm';
import {
  createMailer,
  keepFailedMail,
  type NodeOptions,
  type ServerNode,
  startNode as startServerNode,
} from '@praxiskit/server-kit';
import type { SiteData } from '@praxiskit/web/records';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { entities } from './entities.ts';
import { type JobPayloads, jobNames } from './jobs.ts';
import { migrations } from './migrations/index.ts';
import { sendAccountMail } from './modules/accounts/account-mail.job.ts';
import { createLetterJobs, settleLetterJob } from './modules/letters/letter-jobs.ts';
import { createSiteRecords } from './modules/records/site-records.ts';
import { mailOfRequest } from './modules/requests/request-mail.job.ts';
import { type SampleAccounts, seedSampleData } from './sample/seed.ts';
import { sweepTasks } from './sweep.ts';
import { pageTexts } from './texts/pages.ts';

/** `prepared` is null where there is no sample data. */
export type PracticeNode = ServerNode<JobPayloads, SampleAccounts | null>;

type StartOptions = Pick<NodeOptions<JobPayloads, SampleAccounts | null>, 'listen' | 'signal'>;

/** Starts the practice's server, on the pages of `host`. */
export function startNode(
  config: Config,
  host: SiteHost<SiteData>,
  options: StartOptions = {},
): Promise<PracticeNode> {
  const { origin, smtpUrl, mailFrom, mailDir } = config;
  let recordsIn: ReturnType<typeof createSiteRecords> | undefined;
  const sendMail = createMailer({ smtpUrl, from: mailFrom, directory: mailDir });
  return startServerNode<JobPayloads, SampleAccounts | null>({
    settings: config,
    entities,
    migrations,
    applicationName: 'praxiskit',
    jobs: {
      names: jobNames,
      handlers: (database, secret, jobs) => ({
        'account-mail': sendAccountMail(database, { origin, secret }, sendMail),
        'contact-request': mailOfRequest(database, origin, sendMail),
        ...createLetterJobs({
          database,
          jobs,
          origin,
          sendMail,
          recordsIn: createSiteRecords(() => database.fork()),
        }),
      }),
      async settled(em, job) {
        // A letter that is due is no mail.
        if (job.name !== 'letter-due') await keepFailedMail(em, job);
        recordsIn ??= createSiteRecords(() => em.fork());
        await settleLetterJob(em, recordsIn(em), job);
      },
    },
    async prepare(database) {
      await addPages(database.fork(), pageTexts, Page);
      const sample = config.sampleData ? await seedSampleData(database, config) : null;
      await addPractice(database.fork());
      return sample;
    },
    build: (parts) => buildApp({ ...parts, config, host }),
    ...options,
    sweep: (database) => sweepTasks(() => database.fork()),
  });
}
