import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Config } from '../config.ts';
import { lockDirectory } from './directory-lock.ts';
import { entities } from './entities.ts';
import { createPgliteListener, createPostgresListener, type Listener } from './listener.ts';
import { migrations } from './migrations/index.ts';
import { createPgliteDialect } from './pglite-dialect.ts';

export type Orm = PgliteORM | PostgresORM;

/** The one database of a node, whichever of the two it is. */
export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** Set on PGlite only, where jobs have to share the one connection. */
  pglite: PGlite | null;
  listener: Listener;
  /** A manager of its own for one request or one job. */
  fork(): SqlEntityManager;
  /** @throws when the database does not answer within `timeoutMs` */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** How long a request waits for a free connection, in ms, before it is answered 503. */
const CONNECTION_TIMEOUT_MS = 5000;

const shared = {
  entities,
  extensions: [Migrator] as (typeof Migrator)[],
  migrations: { migrationsList: migrations, snapshot: false },
  // The server's own log tells what matters; the ORM's colours have no place in it.
  logger: () => {},
  // Renders, sessions and roles must see what was just written.
  preferReadReplicas: false,
};

/** Opens the database that the configuration names: PostgreSQL, or PGlite in the data directory. */
export function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, config.replicaUrls)
    : openPglite(join(config.dataDir, 'pglite'), config.dataDir);
}

async function openPostgres(clientUrl: string, replicaUrls: string[]): Promise<Database> {
  const orm = await PostgresORM.init({
    ...shared,
    clientUrl,
    replicas: replicaUrls.map((url) => ({ clientUrl: url })),
    pool: { min: 0, max: 10 },
    driverOptions: {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'praxiskit',
    },
  });
  const listener = createPostgresListener(clientUrl);
  return {
    ...common(orm),
    kind: 'postgres',
    pglite: null,
    listener,
    async close() {
      await listener.close();
      await orm.close(true);
    },
  };
}

async function openPglite(home: string, dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: home });
    const orm = await PgliteORM.init({
      ...shared,
      dbName: 'postgres',
      driverOptions: createPgliteDialect(pglite),
    });
    const listener = createPgliteListener(pglite);
    return {
      ...common(orm),
      kind: 'pglite',
      pglite,
      listener,
      async close() {
        await listener.close();
        await orm.close(true);
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function common(orm: Orm) {
  return {
    orm,
    fork: () => orm.em.fork() as SqlEntityManager,
    async ping(timeoutMs: number) {
      await Promise.race([
        (orm.em.fork() as SqlEntityManager).execute('select 1'),
        new Promise((_, reject) =>
          setTimeout(() => reject(new Error('The database does not answer.')), timeoutMs).unref(),
        ),
      ]);
    },
  };
}
