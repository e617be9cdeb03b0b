import { randomUUID } from 'node:crypto';
import type { AccountMail } from './mails/account-mail.ts';
import type { Account } from './store/account.ts';
import type { KnownDevice } from './store/device.ts';
import type { AccountEvent } from './store/event.ts';
import type { Link } from './store/link.ts';
import type { StoredSession } from './store/session.ts';
import type { AccountStore, AccountUnit } from './store/store.ts';
import type { ThrottleCount, ThrottleStore } from './throttle/throttle-store.ts';

/** What a store in memory holds. The maps are the test's to change. */
export interface MemoryRows {
  readonly accounts: Map<string, Account>;
  readonly sessions: Map<string, StoredSession>;
  readonly links: Map<string, Link>;
  readonly devices: Map<string, KnownDevice>;
  readonly events: AccountEvent[];
  readonly mails: AccountMail[];
}

/** Accounts in memory: one transaction at a time, and what fails has changed nothing. */
export function createMemoryStore(
  initial: readonly Account[] = [],
): AccountStore & { readonly rows: MemoryRows } {
  const rows: MemoryRows = {
    accounts: new Map(initial.map((account) => [account.id, account])),
    ...{ sessions: new Map(), links: new Map(), devices: new Map(), events: [], mails: [] },
  };
  let last: Promise<unknown> = Promise.resolve();

  const unit = createUnit(rows);
  return {
    rows,
    sendsMails: true,
    findByEmail: unit.accounts.findByEmail,
    findById: unit.accounts.lock,
    async findSession(idHash) {
      const session = rows.sessions.get(idHash);
      const account = session && rows.accounts.get(session.accountId);
      return session && account ? { session, account } : null;
    },
    async touchSession(idHash, activeAt) {
      const session = rows.sessions.get(idHash);
      if (session) rows.sessions.set(idHash, { ...session, activeAt });
    },
    async knowsDevice(idHash, email) {
      const account = await unit.accounts.findByEmail(email);
      return account !== null && rows.devices.has(`${idHash} ${account.id}`);
    },
    findLink: async (id) => rows.links.get(id) ?? null,
    transaction(work) {
      const run = last.then(async () => {
        const before = copyOf(rows);
        try {
          return await work(unit);
        } catch (error) {
          restore(rows, before);
          throw error;
        }
      });
      last = run.catch(() => {});
      return run;
    },
  };
}

function createUnit(rows: MemoryRows): AccountUnit {
  const { accounts, sessions, links, devices, events, mails } = rows;
  const findByEmail = async (email: string) =>
    [...accounts.values()].find((account) => account.email === email) ?? null;
  return {
    accounts: {
      findByEmail,
      lock: async (id) => accounts.get(id) ?? null,
      async create(account) {
        if (await findByEmail(account.email)) throw new Error('The address is taken');
        const fixed = { id: randomUUID(), roles: [], passwordChange: false, disabled: false };
        const created: Account = { ...account, ...fixed };
        accounts.set(created.id, created);
        return created;
      },
      async update(id, change) {
        const account = accounts.get(id);
        if (account) accounts.set(id, { ...account, ...change });
      },
    },
    sessions: {
      async create(session) {
        if (!accounts.has(session.accountId)) throw new Error('The session has no account');
        if (sessions.has(session.idHash)) throw new Error('The session is there already');
        sessions.set(session.idHash, session);
      },
      remove: async (idHash) => void sessions.delete(idHash),
      removeAllOf: async (accountId) =>
        removeWhere(sessions, (session) => session.accountId === accountId),
    },
    links: {
      async create(link) {
        removeWhere(
          links,
          ({ email, purpose }) => email === link.email && purpose === link.purpose,
        );
        links.set(link.id, link);
      },
      async take(id) {
        const link = links.get(id) ?? null;
        links.delete(id);
        return link;
      },
      async removeAllOf(email, purposes) {
        removeWhere(links, (link) => link.email === email && purposes.includes(link.purpose));
      },
    },
    devices: {
      count: async (id) => [...devices.values()].filter(({ accountId }) => accountId === id).length,
      async see(device) {
        const key = `${device.idHash} ${device.accountId}`;
        const isNew = !devices.has(key);
        devices.set(key, device);
        return isNew;
      },
      async removeAllOf(id) {
        removeWhere(devices, ({ accountId }) => accountId === id);
      },
    },
    events: { add: async (event) => void events.push(event) },
    mails: { add: async (mail) => void mails.push(mail) },
  };
}

function removeWhere<Row>(rows: Map<string, Row>, isMeant: (row: Row) => boolean): number {
  const meant = [...rows].filter(([, row]) => isMeant(row));
  for (const [key] of meant) rows.delete(key);
  return meant.length;
}

const copyOf = (rows: MemoryRows): MemoryRows => ({
  accounts: new Map(rows.accounts),
  sessions: new Map(rows.sessions),
  links: new Map(rows.links),
  devices: new Map(rows.devices),
  events: [...rows.events],
  mails: [...rows.mails],
});

function restore(rows: MemoryRows, before: MemoryRows): void {
  for (const name of ['accounts', 'sessions', 'links', 'devices'] as const) {
    const map = rows[name] as Map<string, unknown>;
    map.clear();
    for (const [key, row] of before[name]) map.set(key, row);
  }
  rows.events.splice(0, Number.POSITIVE_INFINITY, ...before.events);
  rows.mails.splice(0, Number.POSITIVE_INFINITY, ...before.mails);
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
