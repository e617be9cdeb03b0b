import type { Account, AccountStore, SessionStore, ThrottleStore } from './ports.ts';

export declare function createMemoryAccounts(
  accounts: readonly Account[],
): AccountStore & { readonly accounts: Map<string, Account> };
export declare function createMemorySessions(accounts: AccountStore): SessionStore;
export declare function createMemoryThrottle(): ThrottleStore;
