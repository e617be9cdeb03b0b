import type { ShownFactors, ShownSession } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

export interface AccountData extends PageForm {
  user: {
    readonly email: string;
    readonly passwordChangedAt: number | null;
    /** Confirmed in the last few minutes. */
    readonly isEmailNew: boolean;
  };
  factors: ShownFactors;
  /** Newest first. */
  sessions: readonly ShownSession[];
  /** A link to another address that was sent and is not confirmed yet; null if there is none. */
  mailbox: { readonly email: string; readonly expiresAt: number; readonly code: string } | null;
  /** In milliseconds. */
  limits: { readonly idleMs: number; readonly absoluteMs: number };
}

/** `user` is null for a guest. */
export type AccountPageData = AccountData | (PageForm & { user: null });
