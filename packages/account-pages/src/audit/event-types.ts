import type { AccountEventType } from '@praxiskit/auth-server';

/** Every kind of event in the audit log, in the order of the list. */
export const eventTypes = [
  'signed-in',
  'signed-out',
  'refused',
  'throttled',
  'proved',
  'link-requested',
  'signed-up',
  'email-verified',
  'email-changed',
  'password-set',
  'password-changed',
  'password-reset',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'sessions-ended',
  'exported',
  'deletion-requested',
  'deletion-undone',
  'deleted',
  'invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'roles-changed',
  'role-refused',
  'disabled',
  'enabled',
  'admin-made',
  'factors-reset',
] as const satisfies readonly AccountEventType[];

// A missing kind is a compile error.
true satisfies [Exclude<AccountEventType, (typeof eventTypes)[number]>] extends [never]
  ? true
  : never;
