import type { SqlEntityManager } from '@mikro-orm/sql';

/** A foreign key that is checked at once when it is left alone. */
export interface ForeignKey {
  /** Quoted, with its schema. */
  table: string;
  /** Quoted. */
  name: string;
}

/**
 * Lets this transaction insert rows in any order. Only an owner of the tables may, which the migrations
 * are run by anyway.
 */
export async function deferForeignKeys(em: SqlEntityManager): Promise<ForeignKey[]> {
  const keys = await em.execute<ForeignKey[]>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and not c.condeferrable and c.conparentid = 0
        and t.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) {
    await em.execute(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  }
  return keys;
}

/** Checks all foreign keys, and restores their former deferrability. */
export async function ensureForeignKeys(
  em: SqlEntityManager,
  keys: readonly ForeignKey[],
): Promise<void> {
  await em.execute('set constraints all immediate');
  for (const { table, name } of keys) {
    await em.execute(`alter table ${table} alter constraint ${name} not deferrable`);
  }
}

/** The next number of each sequence comes after the highest one that is used. */
export async function restoreSequences(em: SqlEntityManager): Promise<void> {
  const sequences = await em.execute<{ sequence: string; table: string; column: string }[]>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as table,
        quote_ident(a.attname) as column
      from pg_depend d
        join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.deptype in ('a', 'i') and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { sequence, table, column } of sequences) {
    await em.execute(
      `select setval('${sequence.replaceAll("'", "''")}', greatest((select max(${column}) from ${table}), 1))`,
    );
  }
}
