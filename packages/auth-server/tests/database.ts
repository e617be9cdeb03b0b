import { MikroORM } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AccountMail } from '@praxiskit/auth-server';
import {
  AccountEvent,
  accountEntities,
  createAccountStores,
  User,
} from '@praxiskit/auth-server/mikro-orm';
import { inMemory } from '@praxiskit/test-support/pglite';
import type { StoreBench } from './stores.contract.ts';

/** The package's tables in a separate PGlite. */
export async function openDatabase() {
  const orm = await MikroORM.init({
    ...(await inMemory()),
    entities: accountEntities,
    logger: () => {},
  });
  const em = (): SqlEntityManager => orm.em.fork();
  return { orm, em };
}

export async function openDatabaseBench(): Promise<StoreBench & { em: () => SqlEntityManager }> {
  const { orm, em } = await openDatabase();
  await orm.schema.create();
  const mails: AccountMail[] = [];
  return {
    em,
    ...createAccountStores({ em, enqueueMail: async (_em, mail) => void mails.push(mail) }),
    async save({ id, disabled, roles, email, name, passwordChange, passwordHash, ...times }) {
      const dates = Object.entries(times).map(([key, ms]) => [
        key,
        ms === null ? null : new Date(ms),
      ]);
      const disabledAt = disabled ? new Date() : null;
      const texts = { email, name, passwordChange, passwordHash };
      const manager = em();
      const user = await manager.findOne(User, { id });
      const values = {
        ...texts,
        roles: [...roles],
        disabledAt,
        ...(Object.fromEntries(dates) as Record<keyof typeof times, Date | null>),
      };
      if (user === null) manager.create(User, { id, ...values });
      else manager.assign(user, values);
      await manager.flush();
    },
    events: async () =>
      (await em().find(AccountEvent, {}, { orderBy: { id: 'asc' } })).map(({ type }) => type),
    async removeAccount(id) {
      await em().nativeDelete(User, { id });
    },
    close: () => orm.close(true),
  };
}
