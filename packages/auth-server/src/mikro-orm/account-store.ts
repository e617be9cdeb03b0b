import type { SqlEntityManager } from '@mikro-orm/sql';
import { validate } from 'uuid';
import type { Account, AccountStore } from '../ports.ts';
import { User } from './user.ts';

/** Accounts read from the primary, so that a changed role counts at once. */
export function createAccountStore(em: () => SqlEntityManager): AccountStore {
  return {
    async findByEmail(email) {
      const user = await em().findOne(User, { email });
      return user && toAccount(user);
    },
    async findById(id) {
      // A query with another text than a UUID fails in PostgreSQL.
      if (!validate(id)) return null;
      const user = await em().findOne(User, { id });
      return user && toAccount(user);
    },
    async setPasswordHash(id, hash) {
      if (validate(id)) await em().nativeUpdate(User, { id }, { passwordHash: hash });
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
