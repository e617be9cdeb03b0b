import type { GrantDesk } from './grant-desk.ts';
import type { OfficeDesk } from './office-desk.ts';

/** What a link from a mail does. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'password' | 'email' | 'invitation';

/** How a user can prove who they are. Times are milliseconds since 1970. */
export interface Factors {
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

/** Where a user is signed in. */
export interface Device {
  readonly id: string;
  /** 'Firefox unter Windows' */
  readonly device: string;
  readonly isThis: boolean;
  readonly createdAt: number;
  readonly activeAt: number;
}

/** What the pages read: `request.openDesk()` of `@praxiskit/auth-server`. Times are ms since 1970. */
export interface PageDesk {
  csrfToken(): string;
  readonly purpose: 'second-factor' | 'password-new' | 'factor-new' | null;
  readonly email: string | null;
  readonly hasName: boolean;
  /** In milliseconds. */
  readonly limits: { readonly idleMs: number; readonly absoluteMs: number };
  user(): {
    readonly name: string;
    readonly email: string;
    readonly passwordChangedAt: number | null;
    readonly emailVerifiedAt: number | null;
  } | null;
  passwordDue(): { readonly byPractice: boolean; readonly since: number | null } | null;
  typed(): Readonly<Record<string, string>>;
  shortestPassword(): Promise<number>;
  mailbox(): Promise<{
    readonly purpose: LinkPurpose;
    readonly email: string;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly isExpired: boolean;
    readonly code: string;
  } | null>;
  link(
    token: string,
    email: string,
  ): Promise<{
    readonly purpose: LinkPurpose;
    readonly needsCode: boolean;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly isExpired: boolean;
  } | null>;
  isReplaced(token: string, email: string): Promise<boolean>;
  pendingApp(): Promise<{ readonly secret: string; readonly uri: string } | null>;
  takeCodes(): readonly string[];
  factors(): Promise<Factors | null>;
  secondSteps(): Promise<{ readonly app: boolean; readonly passkey: boolean } | null>;
  sessions(): Promise<readonly Device[]>;
  /** Null for everybody but admins. */
  office(): OfficeDesk | null;
  /** Null for everybody without a guarded role. */
  grants(): GrantDesk | null;
}

/** The part of a site's data port that the pages of accounts need. */
export interface AccountData {
  /**
   * Of the visitor of this request.
   *
   * @throws Error where the page is remembered for all
   */
  desk(): PageDesk;
}
