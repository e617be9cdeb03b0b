import type { PageForm } from '../form/page-form.ts';

export interface CodesData extends PageForm {
  /** Those that a form without scripts has just made. */
  codes: readonly string[];
  /** Whose they are. */
  owner: string;
  /** The user has codes of an app: this is the second step of setting them up. */
  isOfApp: boolean;
  /** The visitor has just signed in by one: how many are left, and where to go on. */
  used: { left: number; next: string } | null;
}
