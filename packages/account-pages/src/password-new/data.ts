import type { PageForm } from '../form/page-form.ts';

/** The user who has to choose a password, and why. Times are ms since 1970. */
export interface AskedPassword extends PageForm {
  kind: 'link' | 'practice' | 'account';
  email: string;
  /** The account has no name yet and gets it together with the password. */
  asksName: boolean;
  /** When the practice reset the password; null if unknown or not reset. */
  since: number | null;
  minimum: number;
}

/** Also the result after the password was set. */
export type PasswordNewData =
  | AskedPassword
  | (PageForm & {
      kind: 'done';
      at: number;
      ended: number;
      /** A path of the site. */
      next: string;
      isSecondStepDue: boolean;
    });
