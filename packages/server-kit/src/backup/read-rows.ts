import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type CopiedTable, copiedTables } from './tables.ts';

/** How many rows are in memory at a time. */
const ROWS = 500;

/** A row as the database writes it: one JSON object, exact to the last digit. */
export interface CopiedRow {
  table: CopiedTable;
  line: string;
}

/**
 * Makes this transaction one for copying: it sees one moment of the database, takes its time, and writes
 * values the same on every server.
 */
export async function beginCopying(em: SqlEntityManager): Promise<void> {
  for (const setting of [
    'statement_timeout = 0',
    'lock_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ]) {
    await em.execute(`set local ${setting}`);
  }
}

/** Every row, table by table, in an order that depends on their content alone. */
export async function* readRows(em: SqlEntityManager): AsyncGenerator<CopiedRow> {
  for (const table of await copiedTables(em)) {
    const { quoted, columns, where } = table;
    await em.execute(
      `declare copied_rows no scroll cursor for
        select line from (
          select row_to_json(r)::text as line
          from (select ${columns.join(', ')} from ${quoted} where ${where}) r
        ) lines order by line collate "C"`,
    );
    for (;;) {
      const rows = await em.execute<{ line: string }[]>(`fetch ${ROWS} from copied_rows`);
      for (const { line } of rows) yield { table, line };
      if (rows.length < ROWS) break;
    }
    await em.execute('close copied_rows');
  }
}

/** SHA-256 over rows in their order. */
export function createRowHash(): { add(row: CopiedRow): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: ({ table, line }) => void hash.update(`${table.name} ${line}\n`),
    hex: () => hash.digest('hex'),
  };
}
