import type { ShownFactors, ShownPeople, ShownPerson } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';
import type { AccountsState } from './state.ts';

/** What the page of accounts is made of. */
export interface AccountsData extends PageForm, ShownPeople {
  state: AccountsState;
  /** Whose panel is open; null where none is. */
  person: ShownPerson | null;
  /** Of its roles that wait, those that this admin has given: somebody else has to confirm them. */
  givenByOwn: readonly string[];
  /** The roles that an admin gives. */
  roles: readonly string[];
  /** How the admin proves anew who they are, and whether that was just done. */
  factors: Pick<ShownFactors, 'appSince' | 'passkeys' | 'hasSecondFactor'>;
  isProved: boolean;
}
