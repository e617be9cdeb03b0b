export { guardAccess } from './access/guard.ts';
export { deleteDueAccounts } from './deletion/delete-due-accounts.ts';
export { AuthServerError } from './error.ts';
export type { AuthServerErrorCode } from './error-codes.ts';
export { type AccountMails, createAccountMails, type WrittenMail } from './mails/account-mails.ts';
export { authServerMessages } from './messages.ts';
export { normaliseEmail } from './methods/email-address.ts';
export {
  type BreachedListOptions,
  createBreachedList,
  type IsBreached,
} from './methods/password/breached.ts';
export { createHasher, type Hasher, hashPassword } from './methods/password/hasher.ts';
export type { AuthServerOptions, RequestSession } from './options.ts';
export type { PagePaths } from './pages.ts';
export { authServer } from './plugin.ts';
export type { Clock } from './ports.ts';
export { isForeignRequest, parseCallbackUrl } from './protocol/origin.ts';
export type {
  AccountReader,
  DuePassword,
  ShownFactors,
  ShownLink,
  ShownMailbox,
  ShownSession,
  ShownUser,
} from './read/account-reader.ts';
export type {
  AdminReader,
  LinesQuery,
  NamedAccount,
  PeopleQuery,
  ShownInvitation,
  ShownLine,
  ShownPeople,
  ShownPerson,
} from './read/admin-reader.ts';
export type { PendingRoleGrants, WaitingRole } from './read/pending-role-grants.ts';
export { type AdminLink, type MakeAdminOptions, makeAdmin } from './roles/make-admin.ts';
export { makeAdminCommand } from './roles/make-admin-command.ts';
export { effectiveRoles, type RoleRules, usualRoles } from './roles/role-rules.ts';
export { liveSessions } from './sessions/live-sessions.ts';
export { loadSessionOf, type Session, sessionOf } from './sessions/session.ts';
export type { SessionLimits } from './sessions/session-limits.ts';
export type { Account, AccountChange, NewAccount } from './store/account.ts';
export type { AccountMail, NotedFactor, NoticeKind } from './store/account-mail.ts';
export type { KnownDevice } from './store/device.ts';
export type { AccountEvent, AccountEventType } from './store/event.ts';
export type { RoleGrant } from './store/grant.ts';
export type { Link, LinkPurpose, PersonName } from './store/link.ts';
export type {
  AccountOverview,
  AccountQuery,
  AccountSummary,
  EventQuery,
  Part,
  StoredEvent,
} from './store/overview.ts';
export type { FoundSession, Method, SessionPurpose, StoredSession } from './store/session.ts';
export type { AccountStore, AccountUnit } from './store/store.ts';
export type { ThrottleCount, ThrottleStore } from './throttle/throttle-store.ts';
