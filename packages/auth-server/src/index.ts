export { guardAccess } from './access/guard.ts';
export type { AccessRule } from './access/rule.ts';
export { AuthServerError, type ErrorTexts } from './error.ts';
export type { AuthServerErrorCode } from './error-codes.ts';
export { authServerMessages } from './messages.ts';
export type {
  AuthEvent,
  AuthServerOptions,
  RequestSession,
} from './options.ts';
export { createHasher, hashPassword } from './passwords/hasher.ts';
export { authServer } from './plugin.ts';
export type {
  Account,
  AccountStore,
  Clock,
  FoundSession,
  Hasher,
  SessionStore,
  StoredSession,
  ThrottleCount,
  ThrottleStore,
  Viewer,
} from './ports.ts';
export { isForeignRequest, parseCallbackUrl } from './protocol/origin.ts';
export { fullViewerOf, loadSessionOf, type Session, sessionOf } from './sessions/session.ts';
