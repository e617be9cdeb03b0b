/**
 * What a link that was sent by e-mail does: sign in, finish a sign-up, let choose a new password, give an
 * account another address, or accept an invitation.
 */
export const linkPurposes = ['sign-in', 'sign-up', 'password', 'email', 'invitation'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** A name in its parts, which no program can find out from the whole. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/**
 * A link that was asked for and not used yet. Its token is no part of it: it is derived from the id by
 * the server's secret, so that neither a copy of this table nor one of the queue of mails opens anything.
 */
export interface Link {
  /** UUIDv7. */
  readonly id: string;
  readonly purpose: LinkPurpose;
  /** Lower case, trimmed. Nobody may have an account with it. */
  readonly email: string;
  /** Where to go afterwards, absolute and of this site; null for the usual page. */
  readonly callbackUrl: string | null;
  readonly locale: 'de' | 'en';
  /** Of another address: whose account gets it. */
  readonly accountId: string | null;
  /** Of another address: the `idHash` of the session that has asked; with its end the link ends, too. */
  readonly sessionHash?: string;
  /** Of an invitation: the roles of the account that accepts it. */
  readonly roles: readonly string[];
  /** Of an invitation: the account of the admin who has sent it. */
  readonly invitedBy?: string | null;
  /** Of a sign-up or an invitation. */
  readonly name: string | null;
  /** The same in its parts, where they were typed apart. */
  readonly person?: PersonName | null;
  /** Of a sign-up: counts only where it is confirmed by who has sent the form. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}
