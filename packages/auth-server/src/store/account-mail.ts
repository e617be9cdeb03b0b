import type { Locale } from '@praxiskit/core';
export type NoticeKind =
  | 'new-device'
  | 'password-set'
  | 'password-changed'
  /** The practice requires a new password at the next sign-in. */
  | 'password-asked'
  | 'email-change-requested'
  | 'email-changed'
  | 'deletion-requested'
  | 'deletion-undone'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-made'
  /** To users who can confirm it: a guarded role waits. */
  | 'role-waiting'
  /** To the owner: a guarded role was confirmed. */
  | 'role-given';

/** A factor that a notice names: an app for codes, a passkey, or the recovery codes. */
export type NotedFactor = 'totp' | 'passkey' | 'recovery-code';

/**
 * A mail in the queue, to be written and sent. The queue contains no secrets, and each attempt sends the same
 * mail.
 */
export type AccountMail =
  /** A link for its purpose. Without an account of this address no mail is sent, except for a sign-up. */
  | { readonly kind: 'link'; readonly linkId: string }
  | {
      readonly kind: NoticeKind;
      readonly accountId: string;
      /** The recipient; by default the account's address when the mail is written. */
      readonly to?: string;
      /** For notices about factors. */
      readonly factor?: NotedFactor;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly userAgent: string;
      readonly locale: Locale;
    };
