import { Migrator } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { DatabaseOptions, Orm } from './database.ts';

export function ormOptions({ entities, migrations }: DatabaseOptions) {
  return {
    entities: [...entities],
    extensions: [Migrator],
    migrations: { migrationsList: [...migrations], snapshot: false },
    // The server's own log says what matters; the ORM's colours have no place in it.
    logger: () => {},
    // Renders, sessions and roles must see the latest writes.
    preferReadReplicas: false,
  };
}

export function managerOf(orm: Orm) {
  const fork = () => orm.em.fork() as SqlEntityManager;
  return {
    orm,
    fork,
    async ping(timeoutMs: number) {
      const silence = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => silence.reject(new Error('The database does not answer.')),
        timeoutMs,
      );
      try {
        await Promise.race([fork().execute('select 1'), silence.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
