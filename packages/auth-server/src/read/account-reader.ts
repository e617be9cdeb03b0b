import type { TotpSetup } from '../methods/totp/totp.ts';
import type { SessionLimits } from '../sessions/session-limits.ts';
import type { LinkPurpose } from '../store/link.ts';
import type { SessionPurpose } from '../store/session.ts';
import type { AdminReader } from './admin-reader.ts';
import type { PendingRoleGrants } from './pending-role-grants.ts';

/** Whose account it is. Times are milliseconds since 1970. */
export interface ShownUser {
  readonly name: string;
  readonly email: string;
  /** Null for a password that is as it was at first. */
  readonly passwordChangedAt: number | null;
  /** When its owner has last shown that the address is theirs; null where that was never asked. */
  readonly emailVerifiedAt: number | null;
  /** When the account is deleted; null where it is kept. */
  readonly deletionAt: number | null;
}

/** Why a new password is asked for. */
export interface DuePassword {
  /** The practice has reset it; otherwise a link was used that is for choosing one. */
  readonly byPractice: boolean;
  /** When the practice did, in ms since 1970; null where that is not known. */
  readonly since: number | null;
}

/** A mail that this browser has asked for. */
export interface ShownMailbox {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** When it was asked for, and until when its link works; in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isExpired: boolean;
  /** Six digits, should the link ask for them. */
  readonly code: string;
}

/** A link that somebody has opened, and not used yet. */
export interface ShownLink {
  readonly purpose: LinkPurpose;
  /** It was asked for elsewhere, and takes the code that is shown there. */
  readonly needsCode: boolean;
  /** When it was asked for, and until when it works; in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

/** Where the user is signed in. Times are milliseconds since 1970. */
export interface ShownSession {
  readonly id: string;
  /** 'Firefox unter Windows' */
  readonly device: string;
  readonly isThis: boolean;
  readonly createdAt: number;
  readonly activeAt: number;
}

/** How the user can prove who they are. Times are milliseconds since 1970. */
export interface ShownFactors {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly appSince: number | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: number;
    readonly usedAt: number | null;
  }[];
  readonly recoveryCodes: number;
}

/** What the pages of accounts show, read for the visitor of one request. */
export interface AccountReader {
  /** For the forms of a page; sets the token's cookie where there is none. */
  csrfToken(): string;
  /** What is still asked for before this visitor is signed in. */
  readonly purpose: SessionPurpose | null;
  /** Whose session it is, also while it has a purpose; null for a guest. */
  readonly email: string | null;
  /** Whether the account of this session has a name; false for one that goes by its address. */
  readonly hasName: boolean;
  /** How long a session lasts, in ms: without anything that the user caused, and at all. */
  readonly limits: SessionLimits;
  /** The signed-in user; null for anybody else. */
  user(): ShownUser | null;
  /** Null where no new password is asked for. */
  passwordDue(): DuePassword | null;
  /**
   * What was typed into a form without scripts before it was refused, by field: addresses and names,
   * never passwords or codes. It is given once, within ten minutes.
   */
  typed(): Readonly<Record<string, string>>;
  /** The least number of characters of a new password: fewer where a second factor is asked for, too. */
  shortestPassword(): Promise<number>;
  /** Null where no mail is on its way, or its link was used. */
  mailbox(): Promise<ShownMailbox | null>;
  /** Null for a link that is used, replaced by a newer one, or none. */
  link(token: string, email: string): Promise<ShownLink | null>;
  /** Of a link that `link` does not find: a newer one was sent to the address. */
  isReplaced(token: string, email: string): Promise<boolean>;
  /** The key that an app has to be given; null where none waits for its first code. */
  pendingApp(): Promise<TotpSetup | null>;
  /** Recovery codes that were just made for a page without scripts; they are shown once. */
  takeCodes(): readonly string[];
  /** Of a signed-in user, or of one who has to set up a second factor; null for anybody else. */
  factors(): Promise<ShownFactors | null>;
  /** What can be the second step of a sign-in that waits for one; null for anybody else. */
  secondSteps(): Promise<{ readonly app: boolean; readonly passkey: boolean } | null>;
  /** The newest first; empty for anybody who is not signed in. */
  sessions(): Promise<readonly ShownSession[]>;
  /** The accounts of other users, for a signed-in admin; null for any other visitor. */
  readonly admin: AdminReader | null;
  /** Roles that wait for a second person, for a signed-in user with a guarded one; null for any other visitor. */
  readonly pendingRoleGrants: PendingRoleGrants | null;
}
