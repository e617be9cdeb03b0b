import { type FilterQuery, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { validate } from 'uuid';
import { normaliseEmail } from '../methods/email-address.ts';
import type { AccountOverview, AccountQuery, AccountSummary } from '../store/overview.ts';
import { AccountEvent } from './account-event.ts';
import { KnownDevice } from './known-device.ts';
import { Passkey } from './passkey.ts';
import { toEvent } from './rows.ts';
import { TotpKey } from './totp-key.ts';
import { User } from './user.ts';

/** The queries of admins; each method uses its own manager. */
export function createOverview(em: () => SqlEntityManager): AccountOverview {
  return {
    async list(query, { after, limit }) {
      const manager = em();
      const last = after !== null && validate(after) ? await manager.findOne(User, after) : null;
      const rest: FilterQuery<User> = last
        ? { $or: [{ name: { $gt: last.name } }, { name: last.name, id: { $gt: last.id } }] }
        : {};
      const users = await manager.find(
        User,
        { $and: [whereOf(query), rest] },
        { orderBy: { name: 'asc', id: 'asc' }, limit },
      );
      return summaries(manager, users);
    },
    count: (query) => em().count(User, whereOf(query)),
    async find(id) {
      const manager = em();
      // PostgreSQL throws for a text that is not a UUID.
      const user = validate(id) ? await manager.findOne(User, { id }) : null;
      return user && ((await summaries(manager, [user]))[0] ?? null);
    },
    async names(ids) {
      const known = ids.filter((id) => validate(id));
      const users = await em().find(
        User,
        { id: { $in: known } },
        { fields: ['id', 'name', 'email'] },
      );
      return users.map(({ id, name, email }) => ({ id, name, email }));
    },
    async idsOf(text, limit) {
      const users = await em().find(User, matching(text), { fields: ['id'], limit });
      return users.map(({ id }) => id);
    },
    async events({ accountIds, type, from, until }, { after, limit }) {
      const ids = accountIds && [...accountIds];
      const rows = await em().find(
        AccountEvent,
        {
          ...(ids && { $or: [{ accountId: { $in: ids } }, { details: { by: { $in: ids } } }] }),
          ...(type === null ? {} : { type }),
          ...(from === null && until === null ? {} : { at: rangeOf(from, until) }),
          ...(after !== null && validate(after) ? { id: { $lt: after } } : {}),
        },
        { orderBy: { id: 'desc' }, limit },
      );
      return rows.map((row) => ({ id: row.id, ...toEvent(row) }));
    },
  };
}

const rangeOf = (from: number | null, until: number | null) => ({
  ...(from === null ? {} : { $gte: new Date(from) }),
  ...(until === null ? {} : { $lt: new Date(until) }),
});

function whereOf({ roles, isWithout, text }: AccountQuery): FilterQuery<User> {
  const overlap: FilterQuery<User> = { roles: { $overlap: [...roles] } };
  return { $and: [isWithout ? { $not: overlap } : overlap, matching(text)] };
}

/** `%` and `_` in the input are ordinary characters. */
function matching(text: string): FilterQuery<User> {
  const wanted = text.trim();
  if (wanted === '') return {};
  // PostgreSQL cannot store a NUL and refuses to search for one.
  if (wanted.includes('\0')) return { id: { $in: [] } };
  return { $or: [{ name: containsText(wanted) }, { email: containsText(normaliseEmail(wanted)) }] };
}

/** Ignores case, by the database's default collation: the column may be sorted by code points. */
function containsText(text: string): { $ilike: string } {
  const pattern = raw('? collate "default"', [`%${text.replace(/[\\%_]/g, '\\$&')}%`]);
  // The type allows only strings.
  return { $ilike: pattern as unknown as string };
}

/** Adds data of other tables: three queries for any number of accounts. */
async function summaries(em: SqlEntityManager, users: User[]): Promise<AccountSummary[]> {
  if (users.length === 0) return [];
  const user = { $in: users.map(({ id }) => id) };
  // One after the other: a manager has one connection.
  const apps = await em.find(TotpKey, { user, confirmedAt: { $ne: null } }, { fields: ['user'] });
  const passkeys = await em.find(Passkey, { user }, { fields: ['user'] });
  const devices = await em.find(KnownDevice, { user }, { orderBy: { seenAt: 'asc' } });
  const proved = new Set([...apps, ...passkeys].map((row) => row.user.id));
  const seen = new Map(devices.map((row) => [row.user.id, row.seenAt.getTime()]));
  return users.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    passwordChange: row.passwordChange,
    deletionAt: row.deletionAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    disabledAt: row.disabledAt?.getTime() ?? null,
    hasSecondFactor: proved.has(row.id),
    signedInAt: seen.get(row.id) ?? null,
  }));
}
