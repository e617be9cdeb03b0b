import type { JobFailure } from '../jobs/settled-job.ts';

/** Why a mail did not arrive, in words that a page can translate. */
export const mailReasons = [
  'unknown',
  'full',
  'sign_in',
  'refused',
  'later',
  'away',
  'other',
] as const;

export type MailReason = (typeof mailReasons)[number];

const networkCodes = new Set(['ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** The enhanced status says it most exactly, then the reply; without one the network was at fault. */
export function reasonOf({ code = '', smtpCode, smtpStatus = '' }: JobFailure): MailReason {
  if (code === 'EAUTH') return 'sign_in';
  if (smtpCode !== undefined) {
    if (smtpCode < 500) return 'later';
    // X.1.7 and X.1.8 are about the sender.
    if (/^5\.1\.[1-6]$|^5\.1\.10$/.test(smtpStatus)) return 'unknown';
    if (smtpStatus === '5.2.2') return 'full';
    return smtpStatus === '' && smtpCode === 550 ? 'unknown' : 'refused';
  }
  return networkCodes.has(code) ? 'away' : 'other';
}
