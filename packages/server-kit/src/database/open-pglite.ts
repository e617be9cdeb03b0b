import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/pglite';
import type { Database, DatabaseOptions } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { createPgliteListener } from './listener.ts';
import { managerOf, ormOptions } from './orm-options.ts';
import { createPgliteDialect } from './pglite-dialect.ts';

export async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { dataDir, applicationName } = options;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite') });
    const orm = await MikroORM.init({
      ...ormOptions(options),
      dbName: 'postgres',
      driverOptions: createPgliteDialect(pglite),
    });
    const listener = createPgliteListener(pglite);
    return {
      ...managerOf(orm),
      kind: 'pglite',
      url: null,
      applicationName,
      pglite,
      listener,
      async migrate(upTo) {
        await orm.migrator.up(upTo === undefined ? {} : { to: upTo });
      },
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
