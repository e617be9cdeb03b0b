import type { SqlEntityManager } from '@mikro-orm/sql';

/** Tested by comparing texts in PostgreSQL, because names of locales differ between systems. */
const SORTS_BY_CODES = "'B' < 'a' and 'a b' < 'aa' and 'z' < 'ä'";

/** One statement a table. A generated column stays as its expression makes it. */
const UNSORTED = `select format('alter table %s %s', c.oid::regclass, string_agg(
    format('alter column %I type %s collate "C"', a.attname, format_type(a.atttypid, a.atttypmod)), ', '
  )) as statement
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relname in (?) and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attcollation = '"default"'::regcollation
  group by c.oid`;

/**
 * Pages put texts in the order of their characters' codes, and so do live lists in a browser. In a database that
 * sorts by the rules of a language, the columns of these tables get that order; only their indexes are made again.
 */
export async function sortByCodes(em: SqlEntityManager, tables: readonly string[]): Promise<void> {
  const [database] = await em.execute<{ fits: boolean }[]>(`select ${SORTS_BY_CODES} as fits`);
  if (database?.fits !== false) return;
  const found = await em.execute<{ statement: string }[]>(UNSORTED, [tables]);
  for (const { statement } of found) await em.execute(statement);
}
