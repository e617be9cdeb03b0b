import type {
  Account,
  AccountStore,
  FoundSession,
  SessionStore,
  StoredSession,
  ThrottleCount,
  ThrottleStore,
} from './ports.ts';

/** Accounts in memory; the map is the test's to change. */
export function createMemoryAccounts(
  initial: readonly Account[],
): AccountStore & { readonly accounts: Map<string, Account> } {
  const accounts = new Map(initial.map((account) => [account.id, account]));
  return {
    accounts,
    async findByEmail(email) {
      return [...accounts.values()].find((account) => account.email === email) ?? null;
    },
    async findById(id) {
      return accounts.get(id) ?? null;
    },
    async setPasswordHash(id, passwordHash) {
      const account = accounts.get(id);
      if (account !== undefined) accounts.set(id, { ...account, passwordHash });
    },
  };
}

/**
 * Sessions in memory. As in a database, an id is there once, and belongs to an account: else
 * `create` rejects.
 */
export function createMemorySessions(
  accounts: AccountStore,
): SessionStore & { readonly sessions: Map<string, StoredSession> } {
  const sessions = new Map<string, StoredSession>();
  return {
    sessions,
    async create(session) {
      if ((await accounts.findById(session.accountId)) === null) {
        throw new Error('The session has no account');
      }
      if (sessions.has(session.idHash)) throw new Error('The session is there already');
      sessions.set(session.idHash, session);
    },
    async find(idHash): Promise<FoundSession | null> {
      const session = sessions.get(idHash);
      if (session === undefined) return null;
      const account = await accounts.findById(session.accountId);
      return account === null ? null : { session, account };
    },
    async touch(idHash, activeAt) {
      const session = sessions.get(idHash);
      if (session !== undefined) sessions.set(idHash, { ...session, activeAt });
    },
    async remove(idHash) {
      sessions.delete(idHash);
    },
  };
}

/** Counts of failures in memory. */
export function createMemoryThrottle(): ThrottleStore {
  const counts = new Map<string, ThrottleCount & { readonly until: number }>();
  const none: ThrottleCount = { failures: 0, lastAt: 0 };
  const read = (key: string, now: number) => {
    const count = counts.get(key);
    if (count === undefined || count.until <= now) return none;
    return { failures: count.failures, lastAt: count.lastAt };
  };
  return {
    read: async (key, now) => read(key, now),
    async fail(key, now, windowMs) {
      const failures = read(key, now).failures + 1;
      counts.set(key, { failures, lastAt: now, until: now + windowMs });
      return { failures, lastAt: now };
    },
    async forgive(key) {
      const count = counts.get(key);
      if (count) counts.set(key, { ...count, failures: Math.max(0, count.failures - 1) });
    },
    async clear(key) {
      counts.delete(key);
    },
  };
}
