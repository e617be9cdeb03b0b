export {
  type BrowserAuthClientOptions,
  createBrowserAuthClient,
  type UserChange,
  userChannel,
} from './browser-client.ts';
export { createAuthClient } from './client.ts';
export { createReloadGuard } from './reload-guard.ts';
export {
  type AuthClient,
  type AuthClientOptions,
  AuthError,
  type AuthErrorCode,
  type AuthState,
  type AuthStatus,
  type Clock,
  type GuardStorage,
  type ReloadGuard,
  type RequestResult,
  type Session,
  type SessionPurpose,
  type SignInResult,
  type SignOutResult,
} from './types.ts';
