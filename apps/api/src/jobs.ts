import type { AccountMail } from '@praxiskit/auth-server';
import type { RequestMail } from '@praxiskit/contact-requests/server';
import type { LetterAttempt } from '@praxiskit/letters/server';

/** Every kind of job and its payload: ids only, because many tools read the queue's table. */
export interface JobPayloads {
  'account-mail': AccountMail;
  'letter-available': LetterAttempt;
  'letter-due': LetterAttempt;
  'contact-request': RequestMail;
}

export const jobNames = [
  'account-mail',
  'letter-available',
  'letter-due',
  'contact-request',
] as const satisfies (keyof JobPayloads)[];
