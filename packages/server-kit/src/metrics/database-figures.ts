import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** Connections of the pool that writes; PGlite has one connection, and no pool. */
export function addDatabaseFigures(
  { kind, orm }: Pick<Database, 'kind' | 'orm'>,
  registry: Registry,
): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: all, those without work, and callers that wait for one',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    async collect() {
      if (kind === 'pglite') return this.set({ kind, state: 'all' }, 1);
      const connection = orm.em.getConnection('write') as unknown as PostgreSqlConnection;
      const pool = await connection.getNativeClient();
      this.set({ kind, state: 'all' }, pool.totalCount);
      this.set({ kind, state: 'idle' }, pool.idleCount);
      this.set({ kind, state: 'waiting' }, pool.waitingCount);
    },
  });
}
