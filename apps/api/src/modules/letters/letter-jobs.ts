import type { SqlEntityManager } from '@mikro-orm/sql';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { deliverLetter, keepLetterMail, returnLetter } from '@praxiskit/letters/server';
import { fillTexts } from '@praxiskit/pages';
import { Page, readPractice } from '@praxiskit/practice/mikro-orm';
import type { RecordMaintenance } from '@praxiskit/record-server';
import type { Database, JobHandlers, Jobs, SendMail, SettledJob } from '@praxiskit/server-kit';
import { mailTextsOf } from '@praxiskit/web/records';
import type { JobPayloads } from '../../jobs.ts';

type LetterJob = 'letter-due' | 'letter-available';

/** Whether a mail has left. What became of letter and account meanwhile does not change that. */
interface MailResult {
  readonly isMailed: boolean;
}

export interface LetterJobsParts {
  readonly database: Database;
  readonly jobs: Jobs<JobPayloads>;
  readonly origin: URL;
  readonly sendMail: SendMail;
  /** Writes of the site itself, in a transaction. */
  recordsIn(em: SqlEntityManager): RecordMaintenance;
}

export function createLetterJobs(
  parts: LetterJobsParts,
): Pick<JobHandlers<JobPayloads>, LetterJob> {
  const { database, jobs, origin, sendMail, recordsIn } = parts;
  return {
    /** The seconds in which a letter can be taken back are over. */
    'letter-due': (attempt) =>
      database.fork().transactional(async (manager) => {
        const em = manager as SqlEntityManager;
        const delivery = await deliverLetter(em, recordsIn(em), attempt);
        if (delivery === 'portal') await jobs.enqueue(em, 'letter-available', attempt);
        else if (delivery !== null && delivery !== 'paper') {
          await jobs.enqueue(em, 'letter-due', attempt, { afterS: Math.ceil(delivery.dueInS) });
        }
      }),
    /** Mails a patient that there is a letter: not which one, and nothing of it. */
    async 'letter-available'({ letterId }, jobId, signal): Promise<MailResult> {
      const em = database.fork();
      const user = await recipientOf(em, letterId);
      if (!user) return { isMailed: false };
      const practice = await readPractice(em);
      const texts = mailTextsOf(await em.find(Page, { slug: 'mails', draftOf: null }));
      const mail = fillTexts(texts(user.locale).letter, {
        name: user.name,
        practice: `Praxis ${practice.name}`.trim(),
        link: new URL('/private', origin).href,
      });
      await sendMail({ to: user.email, ...mail, id: jobId }, signal);
      return { isMailed: true };
    },
  };
}

/** The account that is mailed about a letter; null where it is withdrawn, or its patient has no account. */
async function recipientOf(em: SqlEntityManager, id: string) {
  const letter = await em.findOne(Letter, { id, status: 'sent' }, { populate: ['patient.user'] });
  const user = letter?.patient.user;
  if (!letter || !user || user.disabledAt) return null;
  const locale = letter.patient.locale === 'en' ? ('en' as const) : ('de' as const);
  return { name: user.name, email: user.email, locale };
}

/** Shows the staff on the letter how its job has ended. */
export async function settleLetterJob(
  em: SqlEntityManager,
  records: RecordMaintenance,
  { name, payload, failure, result }: SettledJob,
): Promise<void> {
  if (name === ('letter-due' satisfies LetterJob)) {
    if (failure) await returnLetter(em, records, payload as JobPayloads['letter-due']);
  } else if (name === ('letter-available' satisfies LetterJob)) {
    const { letterId } = payload as JobPayloads['letter-available'];
    const isMailed = failure === null && (result as MailResult).isMailed;
    // Without a mail the letter goes by post, unless it was withdrawn.
    const isOut =
      failure !== null || (await em.count(Letter, { id: letterId, status: 'sent' })) > 0;
    if (isMailed) await keepLetterMail(em, records, letterId, 'sent');
    else if (isOut) await keepLetterMail(em, records, letterId, 'failed');
  }
}
