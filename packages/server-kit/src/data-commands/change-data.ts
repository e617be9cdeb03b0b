import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { obtainSecret } from '../process/secret.ts';
import { ensureData, type StoredSite, withDatabase } from './stored-site.ts';

/**
 * A command of a site's own: runs `work` on its data, whose tables are up to date, with the secret that its
 * server has.
 *
 * @throws Error where there are no data, and what `withDatabase` throws
 */
export async function changeData<Result>(
  site: StoredSite,
  work: (database: Database, secret: string) => Promise<Result>,
): Promise<Result> {
  await ensureData(site);
  const { sessionSecret, dataDir } = site;
  const secret = await obtainSecret({ secret: sessionSecret, dataDir });
  return withDatabase(site, async (database) => {
    await migrate(database, async () => {});
    return work(database, secret);
  });
}
