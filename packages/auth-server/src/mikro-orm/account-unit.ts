import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Locale } from '@praxiskit/core';
import { v7, validate } from 'uuid';
import type { Account } from '../store/account.ts';
import type { AccountMail } from '../store/account-mail.ts';
import { AddressTakenError } from '../store/address-taken.ts';
import type { PersonName } from '../store/link.ts';
import type { AccountUnit } from '../store/store.ts';
import { withoutSecondFactors } from '../store/strong.ts';
import { AccountEvent } from './account-event.ts';
import { AccountLink } from './account-link.ts';
import { AccountSession } from './account-session.ts';
import { createFactors } from './factors.ts';
import { KnownDevice } from './known-device.ts';
import { RoleGrant } from './role-grant.ts';
import { toAccount, toColumns, toEvent, toGrant, toLink, toSession } from './rows.ts';
import { User } from './user.ts';

/** Data of the person of a new account, for the site. */
export interface MadeWith {
  /** Null if the name was not entered in parts. */
  readonly person: PersonName | null;
  /** The language of the page where the account was created. */
  readonly locale: Locale;
}

/** The site's own work in the same transaction. */
export interface UnitPorts {
  enqueueMail?(em: SqlEntityManager, mail: AccountMail): Promise<void>;
  onCreate?(em: SqlEntityManager, account: Account, more: MadeWith): Promise<void>;
  onName?(em: SqlEntityManager, account: Account, person: PersonName | null): Promise<void>;
  onEmail?(em: SqlEntityManager, account: Account): Promise<void>;
  onDelete?(em: SqlEntityManager, accountId: string): Promise<void>;
}

/** The tables in one transaction, which is open in `em`. */
export function createUnit(
  em: SqlEntityManager,
  { enqueueMail, onCreate, onName, onEmail, onDelete }: UnitPorts,
): AccountUnit {
  /** The only unique column of users besides the id is the address. */
  async function flushAddress(): Promise<void> {
    try {
      await em.flush();
    } catch (cause) {
      if (cause instanceof UniqueConstraintViolationException)
        throw new AddressTakenError({ cause });
      throw cause;
    }
  }

  return {
    accounts: {
      async findByEmail(email) {
        const user = await em.findOne(User, { email }, { refresh: true });
        return user && toAccount(user);
      },
      async findById(id) {
        const user = validate(id) ? await em.findOne(User, { id }, { refresh: true }) : null;
        return user && toAccount(user);
      },
      async lock(id) {
        // PostgreSQL throws for a text that is not a UUID.
        if (!validate(id)) return null;
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const user = await em.findOne(User, { id }, { lockMode, refresh: true });
        return user && toAccount(user);
      },
      async create({ emailVerifiedAt, person = null, locale = 'de', ...fields }) {
        const user = em.create(User, { ...fields, emailVerifiedAt: dateOf(emailVerifiedAt) });
        await flushAddress();
        const account = toAccount(user);
        await onCreate?.(em, account, { person, locale });
        return account;
      },
      async update(id, change) {
        const user = validate(id) ? await em.findOne(User, { id }) : null;
        if (!user) return;
        em.assign(user, toColumns(change));
        await flushAddress();
        if (change.email !== undefined) await onEmail?.(em, toAccount(user));
        if (change.name !== undefined) await onName?.(em, toAccount(user), change.person ?? null);
      },
      async lockWithRole(role) {
        const users = await em.find(
          User,
          { roles: { $contains: [role] }, disabledAt: null },
          { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
        );
        return users.map(toAccount);
      },
      async listWithRole(role) {
        const where = { roles: { $contains: [role] }, disabledAt: null };
        const users = await em.find(User, where, { orderBy: { id: 'asc' }, refresh: true });
        return users.map(toAccount);
      },
      async setRoles(id, roles) {
        const user = await em.findOneOrFail(User, { id });
        user.roles = [...roles];
        await em.flush();
      },
      async setDisabled(id, disabledAt) {
        const user = await em.findOneOrFail(User, { id });
        user.disabledAt = dateOf(disabledAt);
        await em.flush();
      },
      async remove(id) {
        if (!validate(id)) return;
        await onDelete?.(em, id);
        await em.nativeDelete(User, { id });
      },
    },
    sessions: {
      async create({ accountId, methods, provedAt, createdAt, activeAt, ...session }) {
        await em.insert(AccountSession, {
          ...session,
          user: accountId,
          methods: [...methods],
          provedAt: new Date(provedAt),
          createdAt: new Date(createdAt),
          activeAt: new Date(activeAt),
        });
      },
      async addMethod(idHash, method, provedAt) {
        const session = await em.findOne(AccountSession, { idHash }, { refresh: true });
        if (!session) return;
        const methods = [...new Set([...session.methods, method])];
        const change = { methods, provedAt: new Date(provedAt) };
        await em.nativeUpdate(AccountSession, { idHash }, change);
      },
      async weaken(idHash) {
        const session = await em.findOne(AccountSession, { idHash }, { refresh: true });
        const methods = withoutSecondFactors(session?.methods ?? []);
        await em.nativeUpdate(AccountSession, { idHash }, { methods });
      },
      async lock(idHash) {
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const where = { idHash };
        return (await em.findOne(AccountSession, where, { lockMode, refresh: true })) !== null;
      },
      remove: async (idHash) => (await em.nativeDelete(AccountSession, { idHash })) > 0,
      async listOf(accountId) {
        const orderBy = { createdAt: 'desc' } as const;
        const rows = await em.find(AccountSession, { user: accountId }, { orderBy, refresh: true });
        return rows.map(toSession);
      },
      removeAllOf: (accountId, but) =>
        em.nativeDelete(AccountSession, {
          user: accountId,
          ...(but === undefined ? {} : { idHash: { $ne: but } }),
        }),
    },
    links: {
      async create({ createdAt, expiresAt, ...link }) {
        const times = { createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) };
        await em.insert(AccountLink, { ...link, roles: [...link.roles], ...times });
      },
      async take(id) {
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const row = validate(id) ? await em.findOne(AccountLink, { id }, { lockMode }) : null;
        if (!row) return null;
        // After waiting for the lock the row may be gone.
        const isMine = (await em.nativeDelete(AccountLink, { id })) === 1;
        return isMine ? toLink(row) : null;
      },
      async takeAll(id) {
        const row = validate(id) ? await em.findOne(AccountLink, { id }, { refresh: true }) : null;
        if (!row) return null;
        const { email, purpose } = row;
        // In a fixed order: two of them may be used at the same time.
        const rows = await em.find(
          AccountLink,
          { email, purpose },
          { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
        );
        // After waiting for the lock the row may be gone.
        const own = rows.find((one) => one.id === id);
        await em.nativeDelete(AccountLink, { id: { $in: rows.map((one) => one.id) } });
        return own ? toLink(own) : null;
      },
      async listOf(purpose) {
        const orderBy = { id: 'desc' } as const;
        return (await em.find(AccountLink, { purpose }, { orderBy, refresh: true })).map(toLink);
      },
      async removeAllOf(email, purposes) {
        await em.nativeDelete(AccountLink, { email, purpose: { $in: [...purposes] } });
      },
      removeAllFor: async (accountId) => void (await em.nativeDelete(AccountLink, { accountId })),
    },
    devices: {
      count: (accountId) => em.count(KnownDevice, { user: accountId }),
      async see({ idHash, accountId, seenAt }) {
        const key = { idHash, user: accountId };
        const seen = { seenAt: new Date(seenAt) };
        if ((await em.nativeUpdate(KnownDevice, key, seen)) > 0) return false;
        await em.upsert(KnownDevice, { ...key, ...seen });
        return true;
      },
      removeAllOf: async (id) => void (await em.nativeDelete(KnownDevice, { user: id })),
    },
    factors: createFactors(em),
    grants: {
      async list() {
        const orderBy = { createdAt: 'asc' } as const;
        return (await em.find(RoleGrant, {}, { orderBy, refresh: true })).map(toGrant);
      },
      async listOf(accountId) {
        return (await em.find(RoleGrant, { user: accountId }, { refresh: true })).map(toGrant);
      },
      async add({ accountId, role, givenBy, createdAt }) {
        await em.nativeDelete(RoleGrant, { user: accountId, role });
        const row = { user: accountId, role, givenBy, createdAt: new Date(createdAt) };
        await em.insert(RoleGrant, row);
      },
      async remove(accountId, role) {
        await em.nativeDelete(RoleGrant, { user: accountId, role });
      },
    },
    events: {
      async add({ at, details, ...event }) {
        await em.insert(AccountEvent, {
          ...event,
          id: v7(),
          at: new Date(at),
          details: { ...details },
        });
      },
      async listOf(accountId, limit) {
        const orderBy = { id: 'desc' } as const;
        const rows = await em.find(AccountEvent, { accountId }, { orderBy, limit, refresh: true });
        return rows.map(toEvent);
      },
      forget: async (accountId) =>
        void (await em.nativeUpdate(AccountEvent, { accountId }, { address: '', userAgent: '' })),
    },
    mails: { add: async (mail) => enqueueMail?.(em, mail) },
  };
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
