import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from './database.ts';

/**
 * Compares the tables with the entities, by name only: a missing table or column would be a 500 at every request
 * that needs it. Further tables and columns belong to the next version, or to another program.
 *
 * @throws Error that names every table and column that no migration has made
 */
export async function ensureSchema(database: Database): Promise<void> {
  const found = await columnsOf(database.fork());
  const entities = [...database.orm.getMetadata().getAll().values()];
  const missing = entities.flatMap((entity) => missingIn(entity, found));
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks what the entities have: ${missing.join(', ')}. 'npm run migration -- my-change' or writeMigration() writes the migration.`,
  );
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;

async function columnsOf(em: SqlEntityManager): Promise<Columns> {
  const rows = await em.execute<{ table: string; names: string[] }[]>(
    `select c.relname::text as "table", array_agg(a.attname::text) as names
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where pg_table_is_visible(c.oid) and a.attnum > 0 and not a.attisdropped
        and c.relnamespace <> 'pg_catalog'::regnamespace
      group by 1`,
  );
  return new Map(rows.map(({ table, names }) => [table, new Set(names)]));
}

/** Entities in a schema of their own are not checked: `columnsOf` reads the connection's schema alone. */
function missingIn(entity: EntityMetadata, found: Columns): string[] {
  const { tableName, abstract, embeddable, virtual, schema, props } = entity;
  if (!tableName || abstract || embeddable || virtual || schema) return [];
  const columns = found.get(tableName);
  if (columns === undefined) return [tableName];
  return props
    .filter(hasColumns)
    .flatMap(({ fieldNames = [] }) => fieldNames)
    .filter((name) => !columns.has(name))
    .map((name) => `${tableName}.${name}`);
}

function hasColumns({ kind, owner, object, persist }: EntityProperty): boolean {
  if (persist === false || kind === ReferenceKind.ONE_TO_MANY) return false;
  if (kind === ReferenceKind.MANY_TO_MANY) return false;
  if (kind === ReferenceKind.ONE_TO_ONE) return owner;
  // The columns of an embedded object are properties of their own, unless it is kept as JSON.
  return kind !== ReferenceKind.EMBEDDED || object === true;
}
