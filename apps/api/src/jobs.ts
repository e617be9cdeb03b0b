import type { AccountMail } from '@praxiskit/auth-server';
import type { RequestMail } from '@praxiskit/contact-requests/server';

/** Every kind of job and its payload: ids only, because many tools read the queue's table. */
export interface JobPayloads {
  'account-mail': AccountMail;
  'letter-available': { letterId: string };
  'contact-request': RequestMail;
}

export const jobNames = [
  'account-mail',
  'letter-available',
  'contact-request',
] as const satisfies (keyof JobPayloads)[];
