import type { Entry } from '../completion/completion.ts';
import { isFreshAt } from '../completion/fresh.ts';
import type { RequestSession } from '../options.ts';
import type { Clock } from '../ports.ts';
import type { Account } from '../store/account.ts';
import { isStrong } from '../store/strong.ts';
import type { PasswordMethod } from './password/password.ts';
import type { Refusal } from './refusal.ts';

/** Whether a signed-in user has just shown who they are: before anything that changes the account. */
export interface FreshProof {
  /** The last proof is at most ten minutes old. */
  isFresh(entry: Entry): boolean;
  /** The same of a proof at this moment, in ms since 1970. */
  isFreshSince(provedAt: number): boolean;
  /** Null where it may go on. `current` is the password: needed where the last proof is too old, and checked wherever it is given. */
  ensure(
    entry: Entry,
    given: { readonly current: string | null; readonly ticket: string | undefined },
    /** Also for who has to set up a second factor before anything else. */
    addsFactor?: boolean,
  ): Promise<Refusal | null>;
  /**
   * Before a second factor is added, removed or made anew. Where the account's roles are guarded, or take a
   * second factor, one that is there vouches for what comes: else a password would be as good as both.
   */
  ensureForFactor(
    entry: Entry,
    given: { readonly current: string | null; readonly ticket: string | undefined },
    addsFactor?: boolean,
  ): Promise<Refusal | null>;
}

/** A signed-in user, or one who is asked for a second factor of their own. */
export const mayAddFactor = ({ purpose }: Pick<RequestSession, 'purpose'>): boolean =>
  purpose === null || purpose === 'factor-new';

/** @param isGuarded whether an account has a role that asks for more than a password */
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
    async ensure(entry, { current, ticket }, addsFactor = false) {
      const session = entry.former;
      if (!session) return { refusal: 'session' };
      if (addsFactor ? !mayAddFactor(session) : session.purpose !== null)
        return { refusal: 'session' };
      // A password that is given has to be right, also where none would have been asked for.
      if (current === '') return { refusal: 'proof-missing' };
      if (current === null) return isFresh(entry) ? null : { refusal: 'proof-old' };
      return passwords.verify(entry, { email: session.account.email, password: current, ticket });
    },
  };
  return proofs;
}
