import type { AccountMail } from '@praxiskit/auth-server';

/** Every kind of job and what it carries: ids only, for a queue's table is read by many tools. */
export interface JobPayloads {
  'account-mail': AccountMail;
  'letter-available': { letterId: string };
}

export const jobNames = [
  'account-mail',
  'letter-available',
] as const satisfies (keyof JobPayloads)[];
