import type { SqlEntityManager } from '@mikro-orm/sql';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { fillTexts } from '@praxiskit/pages';
import { Page, readPractice } from '@praxiskit/practice/mikro-orm';
import type { Database, JobHandlers, SendMail, SettledJob } from '@praxiskit/server-kit';
import { mailTextsOf } from '@praxiskit/web/records';
import type { JobPayloads } from '../../jobs.ts';

/** Mails a patient that a letter is available. A patient without an account gets it on paper. */
export function mailThatLetterIsAvailable(
  database: Database,
  origin: URL,
  sendMail: SendMail,
): JobHandlers<JobPayloads>['letter-available'] {
  return async ({ letterId }, jobId, signal) => {
    const em = database.fork();
    const letter = await em.findOne(
      Letter,
      { id: letterId, status: 'sent' },
      { populate: ['patient.user'] },
    );
    const user = letter?.patient.user;
    if (!letter || !user || user.disabledAt) return;

    const practice = await readPractice(em);
    const locale = letter.patient.locale === 'en' ? 'en' : 'de';
    const texts = mailTextsOf(await em.find(Page, { slug: 'mails', draftOf: null }));
    const mail = fillTexts(texts(locale).letter, {
      name: user.name,
      practice: `Praxis ${practice.name}`.trim(),
      link: new URL(`/service/letter/${letter.id}`, origin).href,
    });
    await sendMail({ to: user.email, ...mail, id: jobId }, signal);
  };
}

/** The letter shows the staff whether its mail failed for good. It is no change of the letter itself. */
export async function showMailOnLetter(em: SqlEntityManager, job: SettledJob): Promise<void> {
  if (job.name !== ('letter-available' satisfies keyof JobPayloads)) return;
  const { letterId: id } = job.payload as JobPayloads['letter-available'];
  await em.nativeUpdate(Letter, { id }, { mailStatus: job.failure ? 'failed' : null });
}
