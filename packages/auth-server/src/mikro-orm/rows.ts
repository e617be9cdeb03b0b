import type { Account, AccountChange } from '../store/account.ts';
import type { AccountEvent, AccountEventType } from '../store/event.ts';
import type { RoleGrant } from '../store/grant.ts';
import type { Link, LinkPurpose } from '../store/link.ts';
import type { Method, SessionPurpose, StoredSession } from '../store/session.ts';
import type { AccountEvent as EventRow } from './account-event.ts';
import type { AccountLink } from './account-link.ts';
import type { AccountSession } from './account-session.ts';
import type { RoleGrant as GrantRow } from './role-grant.ts';
import type { User } from './user.ts';

export function toAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    roles: user.roles,
    passwordChange: user.passwordChange,
    disabled: user.disabledAt !== null && user.disabledAt !== undefined,
    passwordChangeSince: msOf(user.passwordChangeSince),
    passwordHash: user.passwordHash ?? null,
    passwordChangedAt: msOf(user.passwordChangedAt),
    emailVerifiedAt: msOf(user.emailVerifiedAt),
    deletionAt: msOf(user.deletionAt),
  };
}

/** The columns of a change, with times as dates. */
export function toColumns({
  email,
  name,
  person: _person,
  passwordChange,
  passwordHash,
  ...times
}: AccountChange) {
  const dates = Object.entries(times).map(([name, ms]) => [
    name,
    ms === null ? null : new Date(ms),
  ]);
  return {
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(passwordChange === undefined ? {} : { passwordChange }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(Object.fromEntries(dates) as Record<keyof typeof times, Date | null>),
  };
}

export function toEvent({
  type,
  accountId,
  at,
  address,
  userAgent,
  details,
}: EventRow): AccountEvent {
  const event = { type: type as AccountEventType, accountId: accountId ?? null, at: at.getTime() };
  return { ...event, address, userAgent, details };
}

const msOf = (date: Date | null | undefined) => date?.getTime() ?? null;

export function toSession(row: AccountSession): StoredSession {
  return {
    idHash: row.idHash,
    accountId: row.user.id,
    purpose: (row.purpose ?? null) as SessionPurpose | null,
    methods: row.methods as Method[],
    provedAt: row.provedAt.getTime(),
    createdAt: row.createdAt.getTime(),
    activeAt: row.activeAt.getTime(),
    address: row.address,
    userAgent: row.userAgent,
  };
}

export function toLink(row: AccountLink): Link {
  return {
    id: row.id,
    purpose: row.purpose as LinkPurpose,
    email: row.email,
    callbackUrl: row.callbackUrl ?? null,
    locale: row.locale as Link['locale'],
    accountId: row.accountId ?? null,
    ...(row.sessionHash ? { sessionHash: row.sessionHash } : {}),
    roles: row.roles,
    invitedBy: row.invitedBy ?? null,
    name: row.name ?? null,
    person: row.person ?? null,
    passwordHash: row.passwordHash ?? null,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
}

export function toGrant({ user, role, givenBy, createdAt }: GrantRow): RoleGrant {
  return { accountId: user.id, role, givenBy, createdAt: createdAt.getTime() };
}
