import { MikroORM } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  AccountSession,
  createAccountStores,
  Throttle,
  User,
} from '@praxiskit/auth-server/mikro-orm';
import type { StoreBench } from './stores.contract.ts';

/** The package's tables in a PGlite of their own. */
export async function openDatabase() {
  const orm = await MikroORM.init({
    dbName: 'memory://',
    entities: [User, AccountSession, Throttle],
    logger: () => {},
  });
  const em = (): SqlEntityManager => orm.em.fork();
  return { orm, em };
}

export async function openDatabaseBench(): Promise<StoreBench & { em: () => SqlEntityManager }> {
  const { orm, em } = await openDatabase();
  await orm.schema.create();
  return {
    em,
    ...createAccountStores(em),
    async save({ id, disabled, roles, ...rest }) {
      const disabledAt = disabled ? new Date() : null;
      const manager = em();
      const user = await manager.findOne(User, { id });
      const values = { ...rest, roles: [...roles], disabledAt };
      if (user === null) manager.create(User, { id, ...values });
      else manager.assign(user, values);
      await manager.flush();
    },
    async removeAccount(id) {
      await em().nativeDelete(User, { id });
    },
    close: () => orm.close(true),
  };
}
