import type { Entry } from '../completion/completion.ts';
import { isFreshAt } from '../completion/fresh.ts';
import type { RequestSession } from '../options.ts';
import type { Clock } from '../ports.ts';
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
}

/** A signed-in user, or one who is asked for a second factor of their own. */
export const mayAddFactor = ({ purpose }: Pick<RequestSession, 'purpose'>): boolean =>
  purpose === null || purpose === 'factor-new';

export function createFreshProof(passwords: PasswordMethod, clock: Clock): FreshProof {
  const isFreshSince = (provedAt: number): boolean => isFreshAt(provedAt, clock.now());
  const isFresh = ({ former }: Entry): boolean => former !== null && isFreshSince(former.provedAt);

  return {
    isFresh,
    isFreshSince,
    async ensure(entry, { current, ticket }, addsFactor = false) {
      const session = entry.former;
      if (!session) return { refusal: 'session' };
      if (addsFactor ? !mayAddFactor(session) : session.purpose !== null)
        return { refusal: 'session' };
      // A password that is given has to be right, also where none would have been asked for.
      if (current === null || current === '')
        return isFresh(entry) ? null : { refusal: 'proof-old' };
      return passwords.verify(entry, { email: session.account.email, password: current, ticket });
    },
  };
}
