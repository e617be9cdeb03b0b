import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SessionStore } from '../ports.ts';
import { AccountSession } from './account-session.ts';
import { toAccount } from './account-store.ts';

/** Sessions in the database: any node serves them, and ending one works at once. */
export function createSessionStore(em: () => SqlEntityManager): SessionStore {
  return {
    async create({ accountId, createdAt, activeAt, ...session }) {
      await em().insert(AccountSession, {
        ...session,
        user: accountId,
        createdAt: new Date(createdAt),
        activeAt: new Date(activeAt),
      });
    },
    async find(idHash) {
      const row = await em().findOne(
        AccountSession,
        { idHash },
        { populate: ['user'], strategy: 'joined' },
      );
      if (row === null) return null;
      const { user, createdAt, activeAt, address, userAgent } = row;
      return {
        session: {
          idHash,
          accountId: user.id,
          createdAt: createdAt.getTime(),
          activeAt: activeAt.getTime(),
          address,
          userAgent,
        },
        account: toAccount(user),
      };
    },
    async touch(idHash, activeAt) {
      await em().nativeUpdate(AccountSession, { idHash }, { activeAt: new Date(activeAt) });
    },
    async remove(idHash) {
      await em().nativeDelete(AccountSession, { idHash });
    },
  };
}
