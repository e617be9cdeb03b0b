import type { Locale } from '@praxiskit/core';
/**
 * The purpose of a link in a mail: signing in, confirming a sign-up, choosing a password, confirming another
 * address, or accepting an invitation.
 */
export const linkPurposes = ['sign-in', 'sign-up', 'password', 'email', 'invitation'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** A name in its parts: a program cannot split a whole name. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/**
 * A requested, unused link. Its token is not stored: it is derived from the id and the server's secret, so
 * that a copy of this table or of the mail queue is useless.
 */
export interface Link {
  /** UUIDv7. */
  readonly id: string;
  readonly purpose: LinkPurpose;
  /** In canonical form. The address may have no account. */
  readonly email: string;
  /** Where to go afterwards, absolute and on this site; null for the default page. */
  readonly callbackUrl: string | null;
  readonly locale: Locale;
  /** For an address change: the account that gets the address. */
  readonly accountId: string | null;
  /** For an address change: the `idHash` of the requesting session; the link ends with that session. */
  readonly sessionHash?: string;
  /** For an invitation: the roles of the new account. */
  readonly roles: readonly string[];
  /** For an invitation: the account of the admin who sent it. */
  readonly invitedBy?: string | null;
  /** For a sign-up or an invitation. */
  readonly name: string | null;
  /** The same in parts, if it was entered in parts. */
  readonly person?: PersonName | null;
  /** For a sign-up: valid only if it is confirmed in the browser that sent the form. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}
