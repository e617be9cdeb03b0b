export { AuthServerError, type AuthServerErrorCode } from './error.ts';
export type {
  AccessRule,
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
