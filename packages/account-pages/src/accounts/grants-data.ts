import type { WaitingRole } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';
import type { AccountsData } from './data.ts';

/** What is done with a role that waits. */
export type Decision = 'confirm' | 'refuse';

/** What the page of roles that wait is made of. */
export interface GrantsData extends PageForm, Pick<AccountsData, 'factors' | 'isProved'> {
  /** The oldest first. */
  waiting: readonly WaitingRole[];
  /** The form that was refused; '' for none. */
  open: string;
  /** What has just been done; '' for nothing. */
  done: Decision | '';
}
