import type { Account, AccountStore } from '@praxiskit/auth-server';
import type { Database } from '../../database/database.ts';
import { User } from './user.entity.ts';

/** Accounts for `auth-server`, read from the primary, so that a changed role counts at once. */
export function createAccountStore(database: Database): AccountStore {
  return {
    async findByEmail(email) {
      const user = await database.fork().findOne(User, { email });
      return user && toAccount(user);
    },
    async findById(id) {
      const user = await database.fork().findOne(User, { id });
      return user && toAccount(user);
    },
    async setPasswordHash(id, hash) {
      await database.fork().nativeUpdate(User, { id }, { passwordHash: hash });
    },
  };
}

export function toAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    roles: user.roles,
    passwordChange: user.passwordChange,
    disabled: user.disabledAt !== null && user.disabledAt !== undefined,
    passwordHash: user.passwordHash ?? null,
  };
}
