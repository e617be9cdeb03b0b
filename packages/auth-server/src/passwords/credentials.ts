import { randomBytes } from 'node:crypto';
import type { Account, AccountStore, Hasher } from '../ports.ts';
import { guard } from '../sessions/sessions.ts';

const longestPassword = 1024;

/** The account that these credentials open, or null. An unknown account takes as long as a known one. */
export type CheckCredentials = (email: string, password: string) => Promise<Account | null>;

export function createCredentials(accounts: AccountStore, hasher: Hasher): CheckCredentials {
  // No account's password; made by the same hasher, so that verifying it costs the same.
  let dummy: Promise<string> | undefined;

  return async (email, password) => {
    dummy ??= hasher.hash(randomBytes(32).toString('hex'));
    const dummyHash = await dummy;
    if (password.length > longestPassword) return null;
    const account = await guard(accounts.findByEmail(email));
    const stored = account?.passwordHash ?? dummyHash;
    const isRight = await hasher.verify(stored, password);
    if (!isRight || account === null || account.passwordHash === null || account.disabled) {
      return null;
    }
    if (hasher.isOutdated(stored)) {
      await guard(accounts.setPasswordHash(account.id, await hasher.hash(password)));
    }
    return account;
  };
}

export const normaliseEmail = (email: string) => email.trim().toLowerCase();
