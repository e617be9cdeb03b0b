import type { PageForm } from '../form/page-form.ts';
import type { People, WholePerson } from '../office-desk.ts';
import type { Factors } from '../page-desk.ts';
import type { OfficeState } from './state.ts';

/** What the page of accounts is made of. */
export interface OfficeData extends PageForm, People {
  state: OfficeState;
  /** Whose panel is open; null where none is. */
  person: WholePerson | null;
  /** Of its roles that wait, those that this admin has given: somebody else has to confirm them. */
  givenByOwn: readonly string[];
  /** The roles that an admin gives. */
  roles: readonly string[];
  /** How the admin proves anew who they are, and whether that was just done. */
  factors: Pick<Factors, 'appSince' | 'passkeys' | 'hasSecondFactor'>;
  isProved: boolean;
}
