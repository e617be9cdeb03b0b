import type { Locale } from '@praxiskit/core';
import type { PersonName } from './link.ts';

/** A stored account. A `disabled` account cannot sign in and has no sessions. */
export interface Account {
  readonly id: string;
  /** In canonical form. */
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** The password has to be changed first. */
  readonly passwordChange: boolean;
  /** Since when, in ms since 1970; null if unknown. */
  readonly passwordChangeSince: number | null;
  readonly disabled: boolean;
  /** PHC string, or null for an account without a password. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970, or null if the password was never changed. */
  readonly passwordChangedAt: number | null;
  /** Milliseconds since 1970, or null if the address is not confirmed. */
  readonly emailVerifiedAt: number | null;
  /** When the account will be deleted, in ms since 1970; null if it will not be. */
  readonly deletionAt: number | null;
}

/** An account from a sign-up: no roles, and no other rights that only admins give. */
export interface NewAccount
  extends Pick<Account, 'email' | 'name' | 'passwordHash' | 'emailVerifiedAt'> {
  /** For the site's record of the person; the account has the whole name. */
  readonly person?: PersonName | null;
  /** The language of the page where it was created; for the site, too. */
  readonly locale?: Locale;
}

/** False for an account without a name: it has its address in place of it. */
export const hasName = ({ name, email }: Pick<Account, 'name' | 'email'>): boolean =>
  name !== email;

/** The owner's changes of an account. A new address has to be free. */
export type AccountChange = Partial<
  Pick<
    Account,
    | 'email'
    | 'name'
    | 'passwordChange'
    | 'passwordChangeSince'
    | 'passwordHash'
    | 'passwordChangedAt'
    | 'emailVerifiedAt'
    | 'deletionAt'
  > &
    // If the name was entered in parts.
    Pick<NewAccount, 'person'>
>;
