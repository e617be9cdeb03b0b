import { randomBytes } from 'node:crypto';
import { guard } from '../../sessions/sessions.ts';
import type { Account } from '../../store/account.ts';
import type { AccountStore } from '../../store/store.ts';
import type { Hasher } from './hasher.ts';
import { LONGEST_PASSWORD, normalisePassword } from './password-rules.ts';

/** The account of a right password, and a new hash if the stored one has old parameters. */
interface Checked {
  readonly account: Account;
  readonly newHash: string | null;
}

/**
 * The account of these credentials, or null. An unknown account takes as long as a known one. A device with
 * `isKnown` is served before strangers.
 *
 * @throws AuthServerError UNAVAILABLE if the store cannot be reached, or the queue is full
 */
export type CheckCredentials = (
  email: string,
  password: string,
  isKnown: boolean,
) => Promise<Checked | null>;

export function createCredentials(store: AccountStore, hasher: Hasher): CheckCredentials {
  // The hash of no account's password, made by the same hasher, so that verifying it costs the same.
  let dummy: Promise<string> | undefined;

  return async (email, password, isKnown) => {
    dummy ??= hasher.hash(randomBytes(32).toString('hex'));
    const dummyHash = await dummy;
    if (password.length > LONGEST_PASSWORD) return null;
    const given = normalisePassword(password);
    const account = await guard(store.findByEmail(email));
    const stored = account?.passwordHash ?? dummyHash;
    const isRight = await hasher.verify(stored, given, isKnown);
    if (!isRight || account === null || account.passwordHash === null || account.disabled) {
      return null;
    }
    return { account, newHash: hasher.isOutdated(stored) ? await hasher.hash(given) : null };
  };
}
