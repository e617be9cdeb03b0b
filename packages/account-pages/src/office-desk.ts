/** Somebody who is invited, and has no account yet. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly expiresAt: number;
}

/** Those who work here, or all others. */
export type PeopleGroup = 'team' | 'others';

/** An account as admins see it. Times are milliseconds since 1970. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly passwordChange: boolean;
  readonly createdAt: number;
  readonly disabledAt: number | null;
  readonly deletionAt: number | null;
  readonly hasSecondFactor: boolean;
  readonly signedInAt: number | null;
}

/** One account, and where it is signed in. */
export interface WholePerson extends Person {
  /** The admin's own. */
  readonly isOwn: boolean;
  /** Roles that an admin has given, and that a second person has to confirm. */
  readonly waiting: readonly string[];
  readonly sessions: readonly { readonly device: string; readonly activeAt: number }[];
}

/** One page of accounts. */
export interface People {
  readonly people: readonly Person[];
  /** What the next page begins after; null on the last one. */
  readonly next: string | null;
  readonly counts: Readonly<Record<PeopleGroup, number>>;
  readonly invitations: readonly Invitation[];
}

/** Every kind of event in the audit log, in the order in which a list shows them. */
export const eventTypes = [
  'signed-in',
  'signed-out',
  'refused',
  'throttled',
  'proved',
  'link-requested',
  'signed-up',
  'email-verified',
  'email-changed',
  'password-set',
  'password-changed',
  'password-reset',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'sessions-ended',
  'exported',
  'deletion-requested',
  'deletion-undone',
  'deleted',
  'invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'roles-changed',
  'role-refused',
  'disabled',
  'enabled',
  'admin-made',
  'factors-reset',
] as const;

export type EventType = (typeof eventTypes)[number];

type NamedAccount = { readonly id: string; readonly name: string; readonly email: string };

/** A line of the audit log. */
export interface AuditLine {
  readonly id: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly account: NamedAccount | null;
  /** It was about an account that is gone. */
  readonly isGone: boolean;
  readonly by: NamedAccount | null;
  readonly device: string;
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
}

/** What an admin reads: `openDesk().office()` of `@praxiskit/auth-server`. */
export interface OfficeDesk {
  /** The roles that an admin gives by hand. */
  readonly roles: readonly string[];
  readonly isProved: boolean;
  people(query: {
    readonly group: PeopleGroup;
    readonly text: string;
    readonly after: string | null;
  }): Promise<People>;
  person(id: string): Promise<WholePerson | null>;
  lines(query: {
    readonly who: string;
    readonly type: EventType | null;
    readonly from: number | null;
    readonly until: number | null;
    readonly after: string | null;
  }): Promise<{ readonly lines: readonly AuditLine[]; readonly next: string | null }>;
}
