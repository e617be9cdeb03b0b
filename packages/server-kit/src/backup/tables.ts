import type { SqlEntityManager } from '@mikro-orm/sql';
import { UNFINISHED } from '../database/unfinished-restore.ts';

export interface CopiedTable {
  /** With its schema: `public.letters`. */
  name: string;
  /** Quoted, for SQL. */
  quoted: string;
  /** Quoted, without those that the database computes itself. */
  columns: string[];
  /** SQL: which rows are copied. */
  where: string;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The tables of the site, and the jobs of its queue that are still to be done. The backup's head has the
 * migrations that have run.
 */
export async function copiedTables(em: SqlEntityManager): Promise<CopiedTable[]> {
  const rows = await em.execute<{ schema: string; table: string; columns: string[] }[]>(
    `select n.nspname::text as schema, c.relname::text as table,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' and c.relname not in ('mikro_orm_migrations', '${UNFINISHED}')
          or n.nspname = 'pgboss' and c.relname = 'job')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ schema, table, columns }) => ({
    name: `${schema}.${table}`,
    quoted: `${quote(schema)}.${quote(table)}`,
    columns: columns.map(quote),
    where: schema === 'pgboss' ? "state < 'completed'" : 'true',
  }));
}
