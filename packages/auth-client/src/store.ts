import type { AuthError, AuthState, AuthStatus, Session } from './types.ts';

export type AuthEvent =
  | { readonly type: 'started' }
  | { readonly type: 'found'; readonly session: Session }
  | { readonly type: 'failed'; readonly error: AuthError }
  | { readonly type: 'ended' };

/** The next status by status and event. An event that a status does not list is ignored. */
const transitions: Record<AuthStatus, Partial<Record<AuthEvent['type'], AuthStatus>>> = {
  unauthenticated: { started: 'loading', found: 'authenticated' },
  loading: { found: 'authenticated', failed: 'error', ended: 'unauthenticated' },
  authenticated: { started: 'loading', found: 'authenticated', ended: 'unauthenticated' },
  error: { started: 'loading', found: 'authenticated', ended: 'unauthenticated' },
};

export function createAuthStore(session: Session | null) {
  const listeners = new Set<() => void>();
  let state: AuthState = {
    status: session === null ? 'unauthenticated' : 'authenticated',
    session,
    error: null,
  };
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(event: AuthEvent) {
      const status = transitions[state.status][event.type];
      if (status === undefined) return;
      state = {
        status,
        session:
          event.type === 'found' ? event.session : event.type === 'ended' ? null : state.session,
        error: event.type === 'failed' ? event.error : null,
      };
      for (const listener of [...listeners]) listener();
    },
  };
}
