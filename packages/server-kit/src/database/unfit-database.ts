import type { Database } from './database.ts';

/** A database that was made in a way that the site cannot work with; its message says how to make one that fits. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError';
}

/** As PostgreSQL reports it, and by trying letters: locales have no names that are the same everywhere. */
interface Traits {
  database: string;
  owner: string;
  version: number;
  encoding: string;
  /** Where new tables go; the whole search_path where none of it is there. */
  schema: string;
  knowsCases: boolean;
  isUsed: boolean;
}

// The last of letters is ä; where the encoding is another one than UTF8, `chr` of it may fail.
const READ_TRAITS = `select quote_ident(datname) as "database", quote_ident(current_user) as "owner",
    current_setting('server_version_num')::int / 10000 as "version",
    pg_encoding_to_char(encoding) as "encoding",
    coalesce(current_schema(), current_setting('search_path')) as "schema",
    upper(last) <> last as "knowsCases",
    to_regclass('mikro_orm_migrations') is not null as "isUsed"
  from pg_database d,
    lateral (select chr(case pg_encoding_to_char(encoding) when 'UTF8' then 228 else 123 end) as last) as letters
  where datname = current_database()`;

/**
 * Any database in UTF-8 fits whose locale knows letters: a search for 'ärzte' finds 'Ärzte'. A new one that does not
 * fit is refused; with one that is already used the site starts, and reports the fault on stderr.
 *
 * @param isRestored any content was left by an aborted restore: the database counts as new
 * @throws UnfitDatabaseError
 */
export async function ensureFit(
  { url, fork }: Pick<Database, 'url' | 'fork'>,
  { isRestored = false } = {},
): Promise<void> {
  // PGlite's are all made by this package.
  if (url === null) return;
  const [traits] = await fork().execute<Traits[]>(READ_TRAITS);
  if (!traits) return;
  const { database, owner, schema, isUsed } = traits;
  // Migrations look for their own table in `public`: elsewhere all would run again at each start.
  if (schema !== 'public')
    throw new UnfitDatabaseError(
      `The search_path of the database leads to ${schema}, and not to public. Change it: alter role ${owner} in database ${database} set search_path = public`,
    );
  const faults = faultsOf(traits);
  if (faults.length === 0) return;
  const command = `create database ${database} owner ${owner} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C.UTF-8'`;
  const text = `The database ${faults.join(', ')}.`;
  if (isRestored || !isUsed)
    throw new UnfitDatabaseError(`${text} Make it anew, by PostgreSQL 15 or newer: ${command}`);
  console.warn(`${text} Back it up, create it again, and restore the backup: ${command}`);
}

function faultsOf({ version, encoding, knowsCases }: Traits): string[] {
  const isUtf8 = encoding === 'UTF8';
  return [
    version < 15 && `is of PostgreSQL ${version}`,
    !isUtf8 && `is encoded in ${encoding}, and not in UTF8`,
    isUtf8 && !knowsCases && 'does not know that Ä and ä are one letter',
  ].filter((fault) => fault !== false);
}
