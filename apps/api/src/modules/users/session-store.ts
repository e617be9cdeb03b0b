import type { SessionStore } from '@praxiskit/auth-server';
import type { Database } from '../../database/database.ts';
import { toAccount } from './account-store.ts';
import { AccountSession } from './session.entity.ts';

/** Sessions in the database: any node serves them, and ending one works at once. */
export function createSessionStore(database: Database): SessionStore {
  return {
    async create(session) {
      await database.fork().insert(AccountSession, {
        idHash: session.idHash,
        user: session.accountId,
        createdAt: new Date(session.createdAt),
        activeAt: new Date(session.activeAt),
        address: session.address,
        userAgent: session.userAgent,
      });
    },
    async find(idHash) {
      const row = await database
        .fork()
        .findOne(AccountSession, { idHash }, { populate: ['user'], strategy: 'joined' });
      if (!row) return null;
      return {
        session: {
          idHash,
          accountId: row.user.id,
          createdAt: row.createdAt.getTime(),
          activeAt: row.activeAt.getTime(),
          address: row.address,
          userAgent: row.userAgent,
        },
        account: toAccount(row.user),
      };
    },
    async touch(idHash, activeAt) {
      await database
        .fork()
        .nativeUpdate(AccountSession, { idHash }, { activeAt: new Date(activeAt) });
    },
    async remove(idHash) {
      await database.fork().nativeDelete(AccountSession, { idHash });
    },
  };
}
