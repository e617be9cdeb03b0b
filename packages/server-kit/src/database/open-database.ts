import type { Database, DatabaseOptions } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens PostgreSQL, or PGlite where no address is given.
 * @throws DirectoryInUseError when another process has PGlite's directory
 * @throws DataDirectoryError when that cannot be used, or is damaged
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  return url ? openPostgres({ ...options, url }) : openPglite(options);
}
