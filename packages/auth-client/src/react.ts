import type { ReactElement, ReactNode } from 'react';
import type { AuthClient, AuthState } from './types.ts';

export declare function AuthProvider(props: {
  client: AuthClient;
  children?: ReactNode;
}): ReactElement;
export declare function useAuth(): AuthClient;
export declare function useSession(): AuthState;
