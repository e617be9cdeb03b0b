import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import type { AccountSummary } from '../store/overview.ts';

/** An invited person without an account. Times are milliseconds since 1970. */
export interface ShownInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly expiresAt: number;
}

/** Which accounts: the team, or all others. */
export interface PeopleQuery {
  readonly group: 'team' | 'others';
  /** Part of a name or an address; '' finds all. */
  readonly text: string;
  /** The id of the last account of the previous page; null for the first page. */
  readonly after: string | null;
}

export interface ShownPeople {
  readonly people: readonly AccountSummary[];
  /** The id after which the next page starts; null on the last page. */
  readonly next: string | null;
  /** How many accounts match the text, by group. */
  readonly counts: Readonly<Record<PeopleQuery['group'], number>>;
  /** On the first page of the team. */
  readonly invitations: readonly ShownInvitation[];
}

/** One account with its sessions. Times are milliseconds since 1970. */
export interface ShownPerson extends AccountSummary {
  /** Whether it is the admin's own account, which they cannot change. */
  readonly isOwn: boolean;
  /** Roles that an admin has given and a second person has to confirm. */
  readonly waiting: readonly string[];
  readonly sessions: readonly { readonly device: string; readonly activeAt: number }[];
}

export interface LinesQuery {
  /** Part of a name or an address; '' for all accounts. */
  readonly who: string;
  readonly type: AccountEventType | null;
  /** Milliseconds since 1970; `until` is exclusive. */
  readonly from: number | null;
  readonly until: number | null;
  /** The id of the last event of the previous page; null for the newest. */
  readonly after: string | null;
}

/** An account that is named in an event. */
export type NamedAccount = Pick<Account, 'id' | 'name' | 'email'>;

/** An event of the audit log. `at` is milliseconds since 1970. */
export interface ShownLine {
  readonly id: string;
  readonly type: AccountEventType;
  readonly at: number;
  /** The account that the event is about; null if unknown or deleted. */
  readonly account: NamedAccount | null;
  /** Whether it was about an account that is deleted now. */
  readonly isGone: boolean;
  /** The user who changed another user's account; null for the owner, a stranger, or a command. */
  readonly by: NamedAccount | null;
  /** 'Firefox unter Windows'; '' if unknown. */
  readonly device: string;
  /** Only the network: '203.0.113.x'; '' if unknown. */
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The data of other accounts for an admin, in pages of fifty. It contains no secrets. */
export interface AdminReader {
  /** The roles that an admin gives by hand: the roles of the team. */
  readonly roles: readonly string[];
  /**
   * Whether the admin has proved a second factor within ten minutes: only then can guarded `roles` be given.
   */
  readonly isProved: boolean;
  people(query: PeopleQuery): Promise<ShownPeople>;
  /** Null if there is no such account. */
  person(id: string): Promise<ShownPerson | null>;
  lines(
    query: LinesQuery,
  ): Promise<{ readonly lines: readonly ShownLine[]; readonly next: string | null }>;
}
