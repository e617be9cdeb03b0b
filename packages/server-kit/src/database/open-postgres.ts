import { MikroORM } from '@mikro-orm/postgresql';
import type { Database, DatabaseOptions } from './database.ts';
import { managerOf, ormOptions } from './orm-options.ts';
import { createPostgresListener } from './postgres-listener.ts';

/** How long a request waits for a free connection, in ms, before it is answered 503. */
const CONNECTION_TIMEOUT_MS = 5000;

export async function openPostgres(options: DatabaseOptions & { url: string }): Promise<Database> {
  const { url, applicationName } = options;
  const orm = await MikroORM.init({
    ...ormOptions(options),
    clientUrl: url,
    replicas: options.replicaUrls.map((clientUrl) => ({ clientUrl })),
    pool: { min: 0, max: 10 },
    driverOptions: {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
      application_name: applicationName,
    },
  });
  const listener = createPostgresListener(url);
  return {
    ...managerOf(orm),
    kind: 'postgres',
    url,
    applicationName,
    pglite: null,
    listener,
    async close() {
      await listener.close();
      await orm.close(true);
    },
  };
}
