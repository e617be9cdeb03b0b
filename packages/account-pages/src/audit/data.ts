import type { AccountEventType, ShownLine } from '@praxiskit/auth-server';

export interface AuditData {
  /** The search; '' and null for no filter. `on` is a day, 'YYYY-MM-DD'. */
  search: { readonly who: string; readonly what: AccountEventType | null; readonly on: string };
  /** Whether this is a later page than the newest. */
  isLater: boolean;
  lines: readonly ShownLine[];
  /** The line after which the next page starts; null on the last page. */
  next: string | null;
}
