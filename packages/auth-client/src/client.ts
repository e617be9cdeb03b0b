import type { AuthClient, AuthClientOptions } from './types.ts';

export declare function createAuthClient(options: AuthClientOptions): AuthClient;
