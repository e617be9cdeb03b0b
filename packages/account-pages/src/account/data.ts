import type { PageForm } from '../form/page-form.ts';

/** How the user can prove who they are. Times are milliseconds since 1970. */
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

/** Where the user is signed in. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly isThis: boolean;
  readonly createdAt: number;
  readonly activeAt: number;
}

/** Of a signed-in user, whose account it is. */
export interface AccountData extends PageForm {
  user: { readonly email: string; readonly passwordChangedAt: number | null };
  factors: Factors;
  /** The newest first. */
  sessions: readonly Device[];
  /** A link to another address of the account that is on its way; null where none is. */
  mailbox: { readonly email: string; readonly expiresAt: number; readonly code: string } | null;
  /** In milliseconds. */
  limits: { readonly idleMs: number; readonly absoluteMs: number };
}

/** Without a user for a guest. */
export type AccountPageData = AccountData | (PageForm & { user: null });
