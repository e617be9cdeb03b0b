import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/**
 * Connections of the pool that writes; PGlite has one connection, and no pool.
 *
 * @throws the driver's error where the database is away: a pool that was not used yet connects first
 */
export async function addDatabaseFigures(
  { kind, orm }: Pick<Database, 'kind' | 'orm'>,
  registry: Registry,
): Promise<void> {
  const connection = () => orm.em.getConnection('write') as unknown as PostgreSqlConnection;
  const pool = kind === 'postgres' ? await connection().getNativeClient() : null;
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: all, those without work, and callers that wait for one',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    collect() {
      if (!pool) return this.set({ kind, state: 'all' }, 1);
      this.set({ kind, state: 'all' }, pool.totalCount);
      this.set({ kind, state: 'idle' }, pool.idleCount);
      this.set({ kind, state: 'waiting' }, pool.waitingCount);
    },
  });
}
