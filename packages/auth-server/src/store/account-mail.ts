/** What the owner of an account is told of. */
export type NoticeKind =
  | 'new-device'
  /** The account's first one. */
  | 'password-set'
  | 'password-changed'
  /** The practice wants a new one at the next sign-in. */
  | 'password-asked'
  | 'email-change-requested'
  | 'email-changed'
  | 'deletion-requested'
  | 'deletion-undone'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-made'
  /** To who may confirm it: a guarded role waits. */
  | 'role-waiting'
  /** To whose account it is: somebody has confirmed a guarded role. */
  | 'role-given';

/** A factor that a notice names: an app for codes, a passkey, or the list of recovery codes. */
export type NotedFactor = 'totp' | 'passkey' | 'recovery-code';

/**
 * A mail of an account that is to be written and sent: nothing that opens anything stands in the queue, and
 * each try sends the same mail.
 */
export type AccountMail =
  /** A link for its purpose; to nobody where no account has the address, but for a sign-up. */
  | { readonly kind: 'link'; readonly linkId: string }
  | {
      readonly kind: NoticeKind;
      readonly accountId: string;
      /** The address that is told; without it that of the account when the mail is written. */
      readonly to?: string;
      /** Of notices about factors. */
      readonly factor?: NotedFactor;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly userAgent: string;
      readonly locale: 'de' | 'en';
    };
