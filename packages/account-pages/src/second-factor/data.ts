import type { PageForm } from '../form/page-form.ts';

export interface SecondFactorData extends PageForm {
  /** False for whoever is not in the middle of signing in. */
  isAsked: boolean;
  /** The account has a passkey, too. */
  hasPasskey: boolean;
}
