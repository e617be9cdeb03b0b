import type { AuditLine, EventType } from '../office-desk.ts';

/** What the page of the audit log is made of. */
export interface AuditData {
  /** What is searched for: '' and null for nothing. `on` is a day, 'YYYY-MM-DD'. */
  search: { readonly who: string; readonly what: EventType | null; readonly on: string };
  /** It is not the newest page. */
  isLater: boolean;
  lines: readonly AuditLine[];
  /** What the next page begins after; null on the last one. */
  next: string | null;
}
