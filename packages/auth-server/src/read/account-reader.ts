import type { TotpSetup } from '../methods/totp.ts';
import type { SessionLimits } from '../sessions/session-limits.ts';
import type { LinkPurpose } from '../store/link.ts';
import type { SessionPurpose } from '../store/session.ts';
import type { AdminReader } from './admin-reader.ts';
import type { PendingRoleGrants } from './pending-role-grants.ts';

/** The owner of an account. Times are milliseconds since 1970. */
export interface ShownUser {
  readonly name: string;
  readonly email: string;
  /** Null if the password was never changed. */
  readonly passwordChangedAt: number | null;
  /** When the owner last proved that the address is theirs; null if never. */
  readonly emailVerifiedAt: number | null;
  /** When the account will be deleted; null if it will not be. */
  readonly deletionAt: number | null;
}

/** Why a new password is required. */
export interface DuePassword {
  /** 'reset': by the practice; otherwise a link for choosing a password was used. */
  readonly byPractice: boolean;
  /** When the practice reset it, in ms since 1970; null if unknown. */
  readonly since: number | null;
}

/** A mail that this browser has requested. */
export interface ShownMailbox {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** When the link was requested and when it expires, in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isExpired: boolean;
  /** Six digits that the link may ask for. */
  readonly code: string;
}

/** A link that was opened and not used yet. */
export interface ShownLink {
  readonly purpose: LinkPurpose;
  /** It was requested in another browser, and requires the code shown there. */
  readonly needsCode: boolean;
  /** When it was requested and when it expires, in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

/** A session of the user. Times are milliseconds since 1970. */
export interface ShownSession {
  readonly id: string;
  /** 'Firefox unter Windows' */
  readonly device: string;
  readonly isThis: boolean;
  readonly createdAt: number;
  readonly activeAt: number;
}

/** The user's ways to prove their identity. Times are milliseconds since 1970. */
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

/** The data for the account pages, read for the visitor of one request. */
export interface AccountReader {
  /** For the forms of a page; sets the cookie of the token if it is missing. */
  csrfToken(): string;
  /** The step that is due before this visitor is signed in. */
  readonly purpose: SessionPurpose | null;
  /** The owner of the session, also while it has a purpose; null for a guest. */
  readonly email: string | null;
  /** Whether the account of this session has a name; otherwise its address is shown. */
  readonly hasName: boolean;
  /** How long a session lasts, in ms: without activity of the user, and in total. */
  readonly limits: SessionLimits;
  /** The signed-in user; otherwise null. */
  user(): ShownUser | null;
  /** Null if no new password is required. */
  passwordDue(): DuePassword | null;
  /**
   * The input of a form without scripts that was refused, by field: addresses and names, never passwords or
   * codes. It can be read once, within ten minutes.
   */
  typed(): Readonly<Record<string, string>>;
  /** The minimum number of characters of a new password: fewer if a second factor is required too. */
  shortestPassword(): Promise<number>;
  /** Null if this browser waits for no mail, or its link was used. */
  mailbox(): Promise<ShownMailbox | null>;
  /** Null for a link that is used, replaced by a newer one, or not valid. */
  link(token: string, email: string): Promise<ShownLink | null>;
  /** For a link that `link` does not find: whether a newer one was sent to the address. */
  isReplaced(token: string, email: string): Promise<boolean>;
  /** The key for an app; null if none waits for its first code. */
  pendingApp(): Promise<TotpSetup | null>;
  /** Recovery codes just created for a page without scripts; returned once. */
  takeCodes(): readonly string[];
  /** For a signed-in user, or one who has to set up a second factor; otherwise null. */
  factors(): Promise<ShownFactors | null>;
  /** The methods for the second step of a sign-in in progress; otherwise null. */
  secondSteps(): Promise<{ readonly app: boolean; readonly passkey: boolean } | null>;
  /** Newest first; empty without a signed-in user. */
  sessions(): Promise<readonly ShownSession[]>;
  /** The accounts of other users, for a signed-in admin; otherwise null. */
  readonly admin: AdminReader | null;
  /** Roles that wait for a second person, for a signed-in user with a guarded role; otherwise null. */
  readonly pendingRoleGrants: PendingRoleGrants | null;
}
