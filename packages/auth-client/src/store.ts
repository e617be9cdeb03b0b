import { createStore } from 'zustand/vanilla';
import type { AuthError, AuthState, AuthStatus, Session, SessionPurpose } from './types.ts';

export type AuthEvent =
  | { readonly type: 'started' }
  | { readonly type: 'found'; readonly session: Session }
  | { readonly type: 'failed'; readonly error: AuthError }
  /** A first step succeeded, and the server asks for another. */
  | { readonly type: 'limited'; readonly purpose: SessionPurpose }
  | { readonly type: 'ended'; readonly error?: AuthError };

/** The next status by status and event. An event that a status does not list is ignored. */
const transitions: Record<AuthStatus, Partial<Record<AuthEvent['type'], AuthStatus>>> = {
  unauthenticated: { started: 'loading', found: 'authenticated', ended: 'unauthenticated' },
  loading: {
    found: 'authenticated',
    failed: 'error',
    limited: 'unauthenticated',
    ended: 'unauthenticated',
  },
  authenticated: { started: 'loading', found: 'authenticated', ended: 'unauthenticated' },
  error: { started: 'loading', found: 'authenticated', ended: 'unauthenticated' },
};

export function createAuthStore(session: Session | null) {
  const store = createStore<AuthState>(() => ({
    status: session === null ? 'unauthenticated' : 'authenticated',
    session,
    purpose: null,
    error: null,
  }));
  const { getState, getInitialState, subscribe } = store;
  return {
    getState,
    getInitialState,
    subscribe,
    send(event: AuthEvent) {
      const state = getState();
      const status = transitions[state.status][event.type];
      if (status === undefined) return;
      const isOver = event.type === 'ended' || event.type === 'limited';
      const isKnown = event.type === 'ended' || event.type === 'found';
      store.setState({
        status,
        session: event.type === 'found' ? event.session : isOver ? null : state.session,
        // A code that is being checked, or was wrong, does not change the step.
        purpose: event.type === 'limited' ? event.purpose : isKnown ? null : state.purpose,
        error: ('error' in event && event.error) || null,
      });
    },
  };
}
