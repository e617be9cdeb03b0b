import { randomUUID } from 'node:crypto';
import type { Account } from './store/account.ts';
import type { AccountMail } from './store/account-mail.ts';
import { AddressTakenError } from './store/address-taken.ts';
import type { KnownDevice } from './store/device.ts';
import type { AccountEvent } from './store/event.ts';
import { type Factors, hasSecondFactor, type Passkey, type TotpKey } from './store/factors.ts';
import type { RoleGrant } from './store/grant.ts';
import type { Link } from './store/link.ts';
import type { AccountOverview, AccountQuery, AccountSummary } from './store/overview.ts';
import type { StoredSession } from './store/session.ts';
import type { AccountStore, AccountUnit } from './store/store.ts';
import { withoutSecondFactors } from './store/strong.ts';
import type { ThrottleCount, ThrottleStore } from './throttle/throttle-store.ts';

/** The rows of a store in memory. A test may change the maps. */
export interface MemoryRows {
  readonly accounts: Map<string, Account>;
  readonly sessions: Map<string, StoredSession>;
  readonly links: Map<string, Link>;
  readonly devices: Map<string, KnownDevice>;
  readonly totpKeys: Map<string, TotpKey>;
  readonly passkeys: Map<string, Passkey>;
  /** By `account hash`. */
  readonly recoveryCodes: Map<string, { accountId: string }>;
  /** By `account role`. */
  readonly grants: Map<string, RoleGrant>;
  readonly events: AccountEvent[];
  readonly mails: AccountMail[];
}

/** Accounts in memory: one transaction at a time; a failed transaction changes nothing. */
export function createMemoryStore(
  initial: readonly Account[] = [],
): AccountStore & { readonly rows: MemoryRows } {
  const rows: MemoryRows = {
    accounts: new Map(initial.map((account) => [account.id, account])),
    sessions: new Map(),
    links: new Map(),
    devices: new Map(),
    totpKeys: new Map(),
    passkeys: new Map(),
    recoveryCodes: new Map(),
    grants: new Map(),
    events: [],
    mails: [],
  };
  let last: Promise<unknown> = Promise.resolve();

  const unit = createUnit(rows);
  return {
    rows,
    overview: createOverview(rows, unit),
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
    findNewestLink: async (email) =>
      [...rows.links.values()]
        .filter((link) => link.email === email)
        .sort((a, b) => (a.id < b.id ? 1 : -1))[0] ?? null,
    findPasskey: async (id) => rows.passkeys.get(id) ?? null,
    findFactors: unit.factors.of,
    findDueForDeletion: async (now) =>
      [...rows.accounts.values()]
        .filter(({ deletionAt }) => deletionAt !== null && deletionAt <= now)
        .map(({ id }) => id),
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
  const { totpKeys, passkeys, recoveryCodes, grants } = rows;
  const findByEmail = async (email: string) =>
    [...accounts.values()].find((account) => account.email === email) ?? null;
  return {
    accounts: {
      findByEmail,
      findById: async (id) => accounts.get(id) ?? null,
      lock: async (id) => accounts.get(id) ?? null,
      async create({ person: _person, locale: _locale, ...account }) {
        if (await findByEmail(account.email)) throw new AddressTakenError();
        const created: Account = {
          ...account,
          id: randomUUID(),
          roles: [],
          passwordChange: false,
          disabled: false,
          passwordChangeSince: null,
          passwordChangedAt: null,
          deletionAt: null,
        };
        accounts.set(created.id, created);
        return created;
      },
      async update(id, { person: _person, ...change }) {
        const account = accounts.get(id);
        if (change.email !== undefined && (await findByEmail(change.email))) {
          throw new AddressTakenError();
        }
        if (account) accounts.set(id, { ...account, ...change });
      },
      lockWithRole: async (role) =>
        [...accounts.values()].filter((one) => one.roles.includes(role) && !one.disabled),
      listWithRole: async (role) =>
        [...accounts.values()].filter((one) => one.roles.includes(role) && !one.disabled),
      async setRoles(id, roles) {
        const account = accounts.get(id);
        if (account) accounts.set(id, { ...account, roles: [...roles] });
      },
      async setDisabled(id, disabledAt) {
        const account = accounts.get(id);
        if (account) accounts.set(id, { ...account, disabled: disabledAt !== null });
      },
      async remove(id) {
        accounts.delete(id);
        totpKeys.delete(id);
        for (const own of [sessions, devices, passkeys, recoveryCodes, grants]) {
          removeWhere<{ accountId: string }>(own, ({ accountId }) => accountId === id);
        }
      },
    },
    sessions: {
      async create(session) {
        if (!accounts.has(session.accountId)) throw new Error('The session has no account');
        if (sessions.has(session.idHash)) throw new Error('The session is there already');
        sessions.set(session.idHash, session);
      },
      async addMethod(idHash, method, provedAt) {
        const session = sessions.get(idHash);
        if (!session) return;
        const methods = [...new Set([...session.methods, method])];
        sessions.set(idHash, { ...session, methods, provedAt });
      },
      async weaken(idHash) {
        const session = sessions.get(idHash);
        if (session)
          sessions.set(idHash, { ...session, methods: withoutSecondFactors(session.methods) });
      },
      lock: async (idHash) => sessions.has(idHash),
      remove: async (idHash) => sessions.delete(idHash),
      listOf: async (accountId) =>
        [...sessions.values()]
          .filter((session) => session.accountId === accountId)
          .sort((a, b) => b.createdAt - a.createdAt),
      removeAllOf: async (accountId, but) =>
        removeWhere(
          sessions,
          ({ accountId: owner, idHash }) => owner === accountId && idHash !== but,
        ),
    },
    links: {
      create: async (link) => void links.set(link.id, link),
      async take(id) {
        const link = links.get(id) ?? null;
        links.delete(id);
        return link;
      },
      async takeAll(id) {
        const link = links.get(id) ?? null;
        if (link) {
          const { email, purpose } = link;
          removeWhere(links, (one) => one.email === email && one.purpose === purpose);
        }
        return link;
      },
      listOf: async (purpose) =>
        [...links.values()]
          .filter((link) => link.purpose === purpose)
          .sort((a, b) => b.id.localeCompare(a.id)),
      async removeAllOf(email, purposes) {
        removeWhere(links, (link) => link.email === email && purposes.includes(link.purpose));
      },
      removeAllFor: async (id) => void removeWhere(links, ({ accountId }) => accountId === id),
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
    factors: {
      async of(accountId): Promise<Factors> {
        const own = ({ accountId: id }: { accountId: string }) => id === accountId;
        return {
          totp: totpKeys.get(accountId) ?? null,
          passkeys: [...passkeys.values()].filter(own),
          recoveryCodes: [...recoveryCodes.values()].filter(own).length,
        };
      },
      async setTotp(accountId, key) {
        if (key) totpKeys.set(accountId, key);
        else totpKeys.delete(accountId);
      },
      async addPasskey(passkey) {
        if (passkeys.has(passkey.id)) return false;
        passkeys.set(passkey.id, passkey);
        return true;
      },
      async usePasskey(id, counter, usedAt) {
        const passkey = passkeys.get(id);
        if (passkey) passkeys.set(id, { ...passkey, counter, usedAt });
      },
      async removePasskey(accountId, id) {
        return passkeys.get(id)?.accountId === accountId && passkeys.delete(id);
      },
      async setRecoveryCodes(accountId, hashes) {
        removeWhere(recoveryCodes, (code) => code.accountId === accountId);
        for (const hash of hashes) recoveryCodes.set(`${accountId} ${hash}`, { accountId });
      },
      takeRecoveryCode: async (accountId, hash) => recoveryCodes.delete(`${accountId} ${hash}`),
    },
    grants: {
      list: async () => [...grants.values()].sort((a, b) => a.createdAt - b.createdAt),
      listOf: async (id) => [...grants.values()].filter(({ accountId }) => accountId === id),
      add: async (grant) => void grants.set(`${grant.accountId} ${grant.role}`, grant),
      remove: async (id, role) => void grants.delete(`${id} ${role}`),
    },
    events: {
      add: async (event) => void events.push(event),
      listOf: async (id, limit) =>
        events
          .filter(({ accountId }) => accountId === id)
          .reverse()
          .slice(0, limit),
      async forget(id) {
        for (const [index, event] of events.entries()) {
          if (event.accountId === id) events[index] = { ...event, address: '', userAgent: '' };
        }
      },
    },
    mails: { add: async (mail) => void mails.push(mail) },
  };
}

/** The queries of admins. An event's id is its position, padded to a fixed length. */
function createOverview(rows: MemoryRows, unit: AccountUnit): AccountOverview {
  const has = (text: string) => (account: Account) =>
    [account.name, account.email].some((own) =>
      own.toLowerCase().includes(text.trim().toLowerCase()),
    );
  const meant = ({ roles, isWithout, text }: AccountQuery) =>
    [...rows.accounts.values()]
      .filter((one) => roles.some((role) => one.roles.includes(role)) !== isWithout)
      .filter(has(text))
      .sort((a, b) => (`${a.name}\0${a.id}` < `${b.name}\0${b.id}` ? -1 : 1));
  async function summary(account: Account): Promise<AccountSummary> {
    const { id, email, name, roles, passwordChange, disabled, deletionAt } = account;
    const seen = [...rows.devices.values()].filter(({ accountId }) => accountId === id);
    return {
      id,
      email,
      name,
      roles,
      passwordChange,
      deletionAt,
      createdAt: 0,
      disabledAt: disabled ? 0 : null,
      hasSecondFactor: hasSecondFactor(await unit.factors.of(id)),
      signedInAt: seen.length === 0 ? null : Math.max(...seen.map(({ seenAt }) => seenAt)),
    };
  }
  return {
    list(query, { after, limit }) {
      const all = meant(query);
      const first = all.findIndex(({ id }) => id === after) + 1;
      return Promise.all(all.slice(first, first + limit).map(summary));
    },
    count: async (query) => meant(query).length,
    async find(id) {
      const account = rows.accounts.get(id);
      return account ? summary(account) : null;
    },
    names: async (ids) => [...rows.accounts.values()].filter(({ id }) => ids.includes(id)),
    idsOf: async (text, limit) =>
      [...rows.accounts.values()]
        .filter(has(text))
        .slice(0, limit)
        .map(({ id }) => id),
    events: async ({ accountIds, type, from, until }, { after, limit }) =>
      rows.events
        .map((event, index) => ({ id: String(index).padStart(9, '0'), ...event }))
        .filter(
          ({ id, accountId, details, at, ...event }) =>
            (accountIds === null ||
              [accountId, details.by].some((one) => one != null && accountIds.includes(one))) &&
            (type === null || event.type === type) &&
            at >= (from ?? at) &&
            at < (until ?? at + 1) &&
            (after === null || id < after),
        )
        .reverse()
        .slice(0, limit),
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
  totpKeys: new Map(rows.totpKeys),
  passkeys: new Map(rows.passkeys),
  recoveryCodes: new Map(rows.recoveryCodes),
  grants: new Map(rows.grants),
  events: [...rows.events],
  mails: [...rows.mails],
});

function restore(rows: MemoryRows, before: MemoryRows): void {
  const { events, mails, ...maps } = before;
  for (const name of Object.keys(maps) as (keyof typeof maps)[]) {
    const map = rows[name] as Map<string, unknown>;
    map.clear();
    for (const [key, row] of before[name]) map.set(key, row);
  }
  rows.events.splice(0, Number.POSITIVE_INFINITY, ...events);
  rows.mails.splice(0, Number.POSITIVE_INFINITY, ...mails);
}

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
