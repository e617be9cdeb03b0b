import type { PersonName } from './link.ts';

/** An account as the store has it. A `disabled` one cannot sign in, and loses its sessions. */
export interface Account {
  readonly id: string;
  /** Lower case, trimmed. */
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** The password has to be changed before anything else. */
  readonly passwordChange: boolean;
  /** Since when, in ms since 1970; null where that is not known. */
  readonly passwordChangeSince: number | null;
  readonly disabled: boolean;
  /** PHC string, or null for an account without a password. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970, or null where the password is as it was at first. */
  readonly passwordChangedAt: number | null;
  /** Milliseconds since 1970, or null where nobody has shown yet that the address is theirs. */
  readonly emailVerifiedAt: number | null;
  /** When the account is deleted, in ms since 1970; null where its owner keeps it. */
  readonly deletionAt: number | null;
}

/** An account that signs up: it has no roles, and nothing that only others may give. */
export interface NewAccount
  extends Pick<Account, 'email' | 'name' | 'passwordHash' | 'emailVerifiedAt'> {
  /** For what the site makes of the person; the account itself has the whole name. */
  readonly person?: PersonName | null;
  /** Of the page by which it was made; for the site, too. */
  readonly locale?: 'de' | 'en';
}

/** An account that was made without a name goes by its address. */
export const hasName = ({ name, email }: Pick<Account, 'name' | 'email'>): boolean =>
  name !== email;

/** What an account's owner changes. An address has to be free. */
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
    // Where the name was given in its parts.
    Pick<NewAccount, 'person'>
>;
