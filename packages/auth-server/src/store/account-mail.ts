/** What the owner of an account is told of. */
export type NoticeKind =
  | 'new-device'
  | 'password-changed'
  | 'email-change-requested'
  | 'deletion-requested'
  | 'deletion-undone';

/**
 * A mail of an account that is to be written and sent: ids only, so that the queue holds nothing that
 * opens anything, and each try sends the same mail.
 */
export type AccountMail =
  /** A link for its purpose; to nobody where no account has the address, but for a sign-up. */
  | { readonly kind: 'link'; readonly linkId: string }
  | {
      readonly kind: NoticeKind;
      readonly accountId: string;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly userAgent: string;
      readonly locale: 'de' | 'en';
    };
