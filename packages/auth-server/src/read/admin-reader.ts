import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import type { AccountSummary } from '../store/overview.ts';

/** Somebody who is invited, and has no account yet. Times are milliseconds since 1970. */
export interface ShownInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly expiresAt: number;
}

/** Which accounts: those who work here, or all others. */
export interface PeopleQuery {
  readonly group: 'team' | 'others';
  /** Part of a name or an address; '' finds all. */
  readonly text: string;
  /** The id of the last account before; null for the first page. */
  readonly after: string | null;
}

/** One page of accounts. */
export interface ShownPeople {
  readonly people: readonly AccountSummary[];
  /** What the next page begins after; null on the last one. */
  readonly next: string | null;
  /** How many this text finds, by group. */
  readonly counts: Readonly<Record<PeopleQuery['group'], number>>;
  /** On the first page of the team. */
  readonly invitations: readonly ShownInvitation[];
}

/** One account, and where it is signed in. Times are milliseconds since 1970. */
export interface ShownPerson extends AccountSummary {
  /** It is the admin's own: nobody changes their own. */
  readonly isOwn: boolean;
  /** Roles that an admin has given, and that a second person has to confirm. */
  readonly waiting: readonly string[];
  readonly sessions: readonly { readonly device: string; readonly activeAt: number }[];
}

/** Which lines of the audit log. */
export interface LinesQuery {
  /** Part of a name or an address; '' for everybody. */
  readonly who: string;
  readonly type: AccountEventType | null;
  /** Milliseconds since 1970; `until` itself is not in it. */
  readonly from: number | null;
  readonly until: number | null;
  /** The id of the last line before; null for the newest. */
  readonly after: string | null;
}

/** Who is named in a line. */
export type NamedAccount = Pick<Account, 'id' | 'name' | 'email'>;

/** A line of the audit log. `at` is milliseconds since 1970. */
export interface ShownLine {
  readonly id: string;
  readonly type: AccountEventType;
  readonly at: number;
  /** Whose account it is about; null where none is known, or where it is gone. */
  readonly account: NamedAccount | null;
  /** It was about an account that is gone. */
  readonly isGone: boolean;
  /** Who did it to another's account; null for its owner, a stranger, or a command. */
  readonly by: NamedAccount | null;
  /** 'Firefox unter Windows'; '' where that is not known. */
  readonly device: string;
  /** The network around it alone: '203.0.113.x'; '' where that is not known. */
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
}

/** What an admin reads of the accounts of others, a page of fifty at a time. Nothing that opens one. */
export interface AdminReader {
  /** The roles that an admin gives by hand: those of who works here. */
  readonly roles: readonly string[];
  /** The admin has shown a second factor within ten minutes: `roles` can be given. */
  readonly isProved: boolean;
  people(query: PeopleQuery): Promise<ShownPeople>;
  /** Null where there is none. */
  person(id: string): Promise<ShownPerson | null>;
  lines(
    query: LinesQuery,
  ): Promise<{ readonly lines: readonly ShownLine[]; readonly next: string | null }>;
}
