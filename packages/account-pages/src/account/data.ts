import type { ShownFactors, ShownSession } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

/** Of a signed-in user, whose account it is. */
export interface AccountData extends PageForm {
  user: {
    readonly email: string;
    readonly passwordChangedAt: number | null;
    /** Confirmed in the last minutes. */
    readonly isEmailNew: boolean;
  };
  factors: ShownFactors;
  /** The newest first. */
  sessions: readonly ShownSession[];
  /** A link to another address of the account that is on its way; null where none is. */
  mailbox: { readonly email: string; readonly expiresAt: number; readonly code: string } | null;
  /** In milliseconds. */
  limits: { readonly idleMs: number; readonly absoluteMs: number };
}

/** Without a user for a guest. */
export type AccountPageData = AccountData | (PageForm & { user: null });
