import type { ShownFactors, ShownPeople, ShownPerson } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';
import type { AccountsState } from './state.ts';

export interface AccountsData extends PageForm, ShownPeople {
  state: AccountsState;
  /** The account whose panel is open; null if none is. */
  person: ShownPerson | null;
  /** The pending roles of that account which this admin has given: another user has to confirm them. */
  givenByOwn: readonly string[];
  roles: readonly string[];
  /** The admin's factors for a new proof, and whether the last proof is recent. */
  factors: Pick<ShownFactors, 'appSince' | 'passkeys' | 'hasSecondFactor'>;
  isProved: boolean;
}
