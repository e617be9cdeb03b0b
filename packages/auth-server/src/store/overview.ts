import type { Account } from './account.ts';
import type { AccountEvent, AccountEventType } from './event.ts';

/** Which accounts: the names go from A to Z. */
export interface AccountQuery {
  /** Those with one of these roles, or, `isWithout`, those with none of them. */
  readonly roles: readonly string[];
  readonly isWithout: boolean;
  /** Part of a name or an address, in any case; '' finds all. */
  readonly text: string;
}

/** What an account looks like from outside: nothing that opens it. Times are ms since 1970. */
export interface AccountSummary
  extends Pick<Account, 'id' | 'email' | 'name' | 'roles' | 'passwordChange' | 'deletionAt'> {
  readonly createdAt: number;
  /** Null where it may sign in. */
  readonly disabledAt: number | null;
  readonly hasSecondFactor: boolean;
  /** The last sign-in of a browser that is still known; null where there was none. */
  readonly signedInAt: number | null;
}

/** Which lines of the audit log. */
export interface EventQuery {
  /** Of one of these accounts, or done by one of them; null for all. */
  readonly accountIds: readonly string[] | null;
  readonly type: AccountEventType | null;
  /** Milliseconds since 1970; `until` itself is not in it. Null for any time. */
  readonly from: number | null;
  readonly until: number | null;
}

/** A line with the key that the next page begins after. */
export interface StoredEvent extends AccountEvent {
  readonly id: string;
}

/** Part of a list: `after` is the id of the last row before it, null at its beginning. */
export interface Part {
  readonly after: string | null;
  readonly limit: number;
}

/** What admins read. Each method takes as many queries for fifty rows as for one. */
export interface AccountOverview {
  list(query: AccountQuery, part: Part): Promise<readonly AccountSummary[]>;
  count(query: AccountQuery): Promise<number>;
  find(id: string): Promise<AccountSummary | null>;
  /** Those that are there, in any order. */
  names(ids: readonly string[]): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]>;
  /** Accounts with this text in name or address; at most `limit`. */
  idsOf(text: string, limit: number): Promise<readonly string[]>;
  /** The newest first. */
  events(query: EventQuery, part: Part): Promise<readonly StoredEvent[]>;
}
