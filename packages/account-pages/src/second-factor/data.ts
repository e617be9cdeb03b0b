import type { PageForm } from '../form/page-form.ts';

export interface SecondFactorData extends PageForm {
  /** False if no sign-in is in progress. */
  isAsked: boolean;
  hasPasskey: boolean;
}
