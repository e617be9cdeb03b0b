import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { AuthClient, AuthState } from './types.ts';

const AuthContext = createContext<AuthClient | null>(null);

export interface AuthProviderProps {
  readonly client: AuthClient;
  readonly children?: ReactNode;
}

/** Gives a client to the hooks below it. */
export function AuthProvider({ client, children }: AuthProviderProps): ReactElement {
  return <AuthContext value={client}>{children}</AuthContext>;
}

/**
 * The client of the nearest provider.
 *
 * @throws Error without one
 */
export function useAuth(): AuthClient {
  const client = use(AuthContext);
  if (client === null) throw new Error('useAuth needs an AuthProvider above it');
  return client;
}

/**
 * Who is signed in; renders again when that changes. On a server, the session of the request.
 *
 * @throws Error without a provider
 */
export function useSession(): AuthState {
  return useStore(useAuth());
}
