import type { PageForm } from '../form/page-form.ts';

export interface CodesData extends PageForm {
  /** Those that a form without scripts has just made. */
  codes: readonly string[];
  /** Whose they are. */
  owner: string;
  /** This is the second step of setting up an app. */
  isOfApp: boolean;
  /** Where the visitor wanted to go, a path of the site; the account by default. */
  next: string;
  /** The visitor has just signed in by one: how many are left. */
  used: { left: number } | null;
}
