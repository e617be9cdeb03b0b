import type { PageForm } from '../form/page-form.ts';

/** Who is asked for a new password, and why. Times are ms since 1970. */
export interface AskedPassword extends PageForm {
  kind: 'link' | 'practice' | 'account';
  email: string;
  /** The account has no name yet, and gets it together with the password. */
  asksName: boolean;
  /** When the practice has reset it; null where that is not known, or not so. */
  since: number | null;
  /** The least number of characters. */
  minimum: number;
}

/** The same, and what is said once it is set. */
export type PasswordNewData =
  | AskedPassword
  | (PageForm & {
      kind: 'done';
      at: number;
      /** Other sessions that were ended. */
      ended: number;
      /** A path of the site. */
      next: string;
      isSecondStepDue: boolean;
    });
