import type { PageForm } from '../form/page-form.ts';

export interface CodesData extends PageForm {
  /** The codes that a form without scripts has just made. */
  codes: readonly string[];
  owner: string;
  /** Whether this is the second step of setting up an app. */
  isOfApp: boolean;
  /** The page that the visitor wanted to open, a path of the site; the account by default. */
  next: string;
  /** Set if the visitor has just signed in with a code: how many are left. */
  used: { left: number } | null;
}
