import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AccountStore, SessionStore, ThrottleStore } from '../ports.ts';
import { createAccountStore } from './account-store.ts';
import { createSessionStore } from './session-store.ts';
import { createThrottleStore } from './throttle-store.ts';

/** What `authServer` is given. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly throttle: ThrottleStore;
}

/**
 * The three ports of `authServer` on the tables `users`, `sessions` and `throttles`. `em` gives a
 * manager of its own to each call, a fork with an empty identity map, reading from the primary. Its
 * methods reject with MikroORM's DriverException while the database is away.
 */
export function createAccountStores(em: () => SqlEntityManager): AccountStores {
  return {
    accounts: createAccountStore(em),
    sessions: createSessionStore(em),
    throttle: createThrottleStore(em),
  };
}
