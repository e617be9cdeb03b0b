import type { JobFigures } from '@praxiskit/server-kit';

/** The figures of one kind of mail, for `/metrics`. */
export const mailFigures = (
  kind: string,
  { done, retried, failed, waiting }: JobFigures,
): Record<string, number> => ({
  [`${kind}_mails_sent_total`]: done,
  [`${kind}_mails_retried_total`]: retried,
  [`${kind}_mails_failed_total`]: failed,
  [`${kind}_mails_waiting`]: waiting,
});
