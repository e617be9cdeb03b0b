import type { AccountEventType, ShownLine } from '@praxiskit/auth-server';

/** What the page of the audit log is made of. */
export interface AuditData {
  /** What is searched for: '' and null for nothing. `on` is a day, 'YYYY-MM-DD'. */
  search: { readonly who: string; readonly what: AccountEventType | null; readonly on: string };
  /** It is not the newest page. */
  isLater: boolean;
  lines: readonly ShownLine[];
  /** What the next page begins after; null on the last one. */
  next: string | null;
}
