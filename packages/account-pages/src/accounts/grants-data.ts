import type { WaitingRole } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';
import type { AccountsData } from './data.ts';

export type Decision = 'confirm' | 'refuse';

export interface GrantsData extends PageForm, Pick<AccountsData, 'factors' | 'isProved'> {
  /** Oldest first. */
  waiting: readonly WaitingRole[];
  /** The form that was refused; '' for none. */
  open: string;
  /** The decision that was just made; '' for none. */
  done: Decision | '';
}
