import { expect, test } from 'vitest';
import { reasonOf } from './mail-reason.ts';

test.each([
  ['EENVELOPE', 550, '5.1.1', 'unknown'],
  ['EENVELOPE', 550, undefined, 'unknown'],
  ['EENVELOPE', 550, '5.7.1', 'refused'],
  ['EENVELOPE', 553, '5.1.8', 'refused'],
  ['EMESSAGE', 552, '5.2.2', 'full'],
  ['EMESSAGE', 554, undefined, 'refused'],
  ['EAUTH', 535, '5.7.8', 'sign_in'],
  ['EENVELOPE', 450, '4.2.1', 'later'],
  ['ETIMEDOUT', undefined, undefined, 'away'],
  ['ESOCKET', undefined, undefined, 'away'],
  [undefined, undefined, undefined, 'other'],
] as const)('%s %s %s is %s', (code, smtpCode, smtpStatus, reason) => {
  expect(reasonOf({ name: 'MailError', code, smtpCode, smtpStatus })).toBe(reason);
});
