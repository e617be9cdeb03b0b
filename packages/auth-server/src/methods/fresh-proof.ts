import type { Entry } from '../completion/completion.ts';
import { isFreshAt } from '../completion/fresh.ts';
import type { RequestSession } from '../options.ts';
import type { Clock } from '../ports.ts';
import type { Account } from '../store/account.ts';
import { isStrong } from '../store/strong.ts';
import type { PasswordMethod } from './password/password.ts';
import type { Refusal } from './refusal.ts';

/** Whether a signed-in user has recently proved their identity; required before changes of the account. */
export interface FreshProof {
  /** Whether the last proof is at most ten minutes old. */
  isFresh(entry: Entry): boolean;
  /** The same for a proof at this time, in ms since 1970. */
  isFreshSince(provedAt: number): boolean;
  /**
   * Null if the change is allowed. `current` is the password: required if the last proof is too old, and
   * always checked if given.
   */
  ensure(
    entry: Entry,
    given: { readonly current: string | null; readonly retryToken: string | undefined },
    /** Also allowed while setting up a second factor is due. */
    addsFactor?: boolean,
  ): Promise<Refusal | null>;
  /**
   * Before a second factor is added, removed or replaced. If the account's roles are guarded or require a
   * second factor, an existing factor must be proved: otherwise the password alone would be as strong as
   * both.
   */
  ensureForFactor(
    entry: Entry,
    given: { readonly current: string | null; readonly retryToken: string | undefined },
    addsFactor?: boolean,
  ): Promise<Refusal | null>;
}

/** A signed-in user, or one who has to set up a second factor. */
export const mayAddFactor = ({ purpose }: Pick<RequestSession, 'purpose'>): boolean =>
  purpose === null || purpose === 'factor-new';

/** @param isGuarded whether an account has a role that requires more than a password */
export function createFreshProof(
  passwords: PasswordMethod,
  clock: Clock,
  isGuarded: (account: Pick<Account, 'roles'>) => boolean,
): FreshProof {
  const isFreshSince = (provedAt: number): boolean => isFreshAt(provedAt, clock.now());
  const isFresh = ({ former }: Entry): boolean => former !== null && isFreshSince(former.provedAt);

  const proofs: FreshProof = {
    isFresh,
    isFreshSince,
    async ensureForFactor(entry, given, addsFactor) {
      const session = entry.former;
      const hasFactor = session !== null && isStrong(session.methods);
      if (hasFactor && isGuarded(session.account) && !isFresh(entry)) {
        return { refusal: 'second-factor-missing' };
      }
      return proofs.ensure(entry, given, addsFactor);
    },
    async ensure(entry, { current, retryToken }, addsFactor = false) {
      const session = entry.former;
      if (!session) return { refusal: 'session' };
      if (addsFactor ? !mayAddFactor(session) : session.purpose !== null)
        return { refusal: 'session' };
      // A given password has to be right, even if none was required.
      if (current === '') return { refusal: 'proof-missing' };
      if (current === null) return isFresh(entry) ? null : { refusal: 'proof-old' };
      return passwords.verify(entry, {
        email: session.account.email,
        password: current,
        retryToken,
      });
    },
  };
  return proofs;
}
