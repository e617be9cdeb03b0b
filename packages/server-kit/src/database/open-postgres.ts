import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Database, DatabaseOptions } from './database.ts';
import { guardPool } from './guard-pool.ts';
import { managerOf, ormOptions } from './orm-options.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { openStream } from './postgres-stream.ts';
import { sortByCodes } from './sort-by-codes.ts';

/** In ms, but for the lifetime. */
const limits = {
  // A free place, or a new connection.
  connectionTimeoutMillis: 1000,
  // Waiting for a row takes two locks: one for the place in its queue, and one for the transaction that holds it.
  lock_timeout: 300,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // No `query_timeout`: by its timers each answer outlives its request (`guard-pool.ts` has a limit).
  // A dead peer is found, and a firewall keeps the connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: 3600,
};

/**
 * How long an idle connection is kept, in ms: the next request of the same visitor finds it open.
 * Longer, and a firewall between could have dropped it without a word.
 */
const IDLE_MS = 60_000;

/** How long a silent database is waited for when everything is closed, in ms. */
const FAREWELL_MS = 1000;

export async function openPostgres(options: DatabaseOptions & { url: string }): Promise<Database> {
  const { url, applicationName } = options;
  const shared = { ...ormOptions(options), clientUrl: url };
  // MikroORM reads only host, port, user, password and name out of an address; pg reads the rest, too,
  // such as `sslmode`, without which the connection would be one in clear text.
  // Read once, certificates too: a file that is being replaced fails no connection.
  const driverOptions = (address: string) => ({
    ...parseIntoClientConfig(address),
    stream: openStream,
    application_name: applicationName,
  });
  const watched = (address: string) => ({
    ...driverOptions(address),
    ...limits,
    onPoolCreated: (pool: Pool) => void destroys.push(guardPool(pool)),
  });
  const destroys: (() => void)[] = [];
  const orm = await MikroORM.init({
    ...shared,
    replicas: (options.replicaUrls ?? []).map((clientUrl) => ({
      clientUrl,
      driverOptions: watched(clientUrl),
    })),
    pool: { min: 0, max: 10, idleTimeoutMillis: IDLE_MS },
    driverOptions: watched(url),
  });
  const listener = createPostgresListener({
    ...parseIntoClientConfig(url),
    application_name: applicationName,
  });
  return {
    ...managerOf(orm),
    kind: 'postgres',
    url,
    applicationName,
    pglite: null,
    listener,
    async migrate(upTo) {
      // A new index may take its time, and waits for transactions that use the table.
      const migrating = await MikroORM.init({
        ...shared,
        pool: { min: 0, max: 2 },
        driverOptions: driverOptions(url),
      });
      try {
        await migrating.migrator.up(upTo === undefined ? {} : { to: upTo });
        const known = [...migrating.getMetadata().getAll().values()];
        const tables = known.map(({ tableName }) => tableName).filter(Boolean);
        await migrating.em.fork().transactional((em) => sortByCodes(em, tables));
      } finally {
        await migrating.close(true);
      }
    },
    async close() {
      const destroy = () => {
        for (const each of destroys) each();
      };
      const timer = setTimeout(destroy, FAREWELL_MS);
      await Promise.all([listener.close(), orm.close(true)]);
      clearTimeout(timer);
      destroy();
    },
  };
}
