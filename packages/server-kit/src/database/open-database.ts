import type { Database, DatabaseOptions } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens PostgreSQL, or PGlite if no address is given. PostgreSQL is connected to by the first query:
 * an unavailable server is not noticed here.
 *
 * @throws DirectoryInUseError when another process has PGlite's directory
 * @throws DataDirectoryError when that cannot be used, or is damaged
 * @throws Error of MikroORM's for entities that do not fit together, or an address without a database's
 * name
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  return url ? openPostgres({ ...options, url }) : openPglite(options);
}
