import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SettledJob } from '../jobs/settled-job.ts';
import { FailedMail } from './failed-mail.entity.ts';
import { reasonOf } from './mail-reason.ts';

/**
 * Keeps a mail whose job failed for good, and forgets it once it is sent after all. For `settled` of the
 * jobs: it runs in the transaction that ends the job.
 */
export async function keepFailedMail(em: SqlEntityManager, job: SettledJob): Promise<void> {
  const { id, name, payload, tries, failure } = job;
  const kept = await em.findOne(FailedMail, { id });
  if (!failure) {
    if (kept) em.remove(kept);
    return em.flush();
  }
  const { code = null, smtpCode = null, smtpStatus = null } = failure;
  const values = {
    id,
    job: name,
    payload,
    tries,
    code,
    smtpCode,
    smtpStatus,
    reason: reasonOf(failure),
    status: 'failed' as const,
    failedAt: new Date(),
  };
  if (kept) em.assign(kept, values);
  else em.create(FailedMail, values);
  await em.flush();
}
