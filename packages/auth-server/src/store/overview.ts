import type { Account } from './account.ts';
import type { AccountEvent, AccountEventType } from './event.ts';

/** Which accounts; sorted by name from A to Z. */
export interface AccountQuery {
  /** Accounts with one of these roles, or, with `isWithout`, accounts with none of them. */
  readonly roles: readonly string[];
  readonly isWithout: boolean;
  /** Part of a name or an address, ignoring case; '' finds all. */
  readonly text: string;
}

/** The visible data of an account, without secrets. Times are ms since 1970. */
export interface AccountSummary
  extends Pick<Account, 'id' | 'email' | 'name' | 'roles' | 'passwordChange' | 'deletionAt'> {
  readonly createdAt: number;
  /** Null if the account may sign in. */
  readonly disabledAt: number | null;
  readonly hasSecondFactor: boolean;
  /** The last sign-in of a known browser; null if there is none. */
  readonly signedInAt: number | null;
}

export interface EventQuery {
  /** Events of these accounts, or caused by them; null for all. */
  readonly accountIds: readonly string[] | null;
  readonly type: AccountEventType | null;
  /** Milliseconds since 1970; `until` is exclusive. Null for any time. */
  readonly from: number | null;
  readonly until: number | null;
}

/** An event with the id after which the next page starts. */
export interface StoredEvent extends AccountEvent {
  readonly id: string;
}

/** A page of a list: `after` is the id of the last row of the previous page; null for the first page. */
export interface Part {
  readonly after: string | null;
  readonly limit: number;
}

/** The queries of admins. The number of database queries does not depend on the number of rows. */
export interface AccountOverview {
  list(query: AccountQuery, part: Part): Promise<readonly AccountSummary[]>;
  count(query: AccountQuery): Promise<number>;
  find(id: string): Promise<AccountSummary | null>;
  /** The existing accounts, in any order. */
  names(ids: readonly string[]): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]>;
  /** The ids of accounts with this text in name or address; at most `limit`. */
  idsOf(text: string, limit: number): Promise<readonly string[]>;
  /** Newest first. */
  events(query: EventQuery, part: Part): Promise<readonly StoredEvent[]>;
}
