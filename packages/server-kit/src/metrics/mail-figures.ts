import type { JobFigures } from '../jobs/jobs.ts';

/** The figures of the jobs of one kind of mail, as `metrics` takes them: `letter_mails_sent_total` and so on. */
export const mailFigures = (
  kind: string,
  { done, retried, failed, waiting }: JobFigures,
): Record<string, number> => ({
  [`${kind}_mails_sent_total`]: done,
  [`${kind}_mails_retried_total`]: retried,
  [`${kind}_mails_failed_total`]: failed,
  [`${kind}_mails_waiting`]: waiting,
});
