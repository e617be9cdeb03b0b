import type { AccountMail } from '@praxiskit/auth-server';
import type { RequestMail } from '@praxiskit/contact-requests/server';

/** Every kind of job and what it carries: ids only, for a queue's table is read by many tools. */
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
