import type { ThrottleCount, ThrottleStore } from '@praxiskit/auth-server';
import type { Database } from '../../database/database.ts';
import { Throttle } from './throttle.entity.ts';

interface Row {
  failures: number;
  last_at: Date | string;
}

/** Counts failures in one statement, so that two nodes never lose one of them. */
export function createThrottleStore(database: Database): ThrottleStore {
  return {
    async read(key, now) {
      const row = await database
        .fork()
        .findOne(Throttle, { key, expiresAt: { $gt: new Date(now) } });
      return row ? { failures: row.failures, lastAt: row.lastAt.getTime() } : none;
    },
    async fail(key, now, windowMs) {
      const rows = await database.fork().execute<Row[]>(
        `insert into throttles as t (key, failures, last_at, expires_at) values (?, 1, ?, ?)
         on conflict (key) do update set
           failures = case when t.expires_at > excluded.last_at then t.failures + 1 else 1 end,
           last_at = excluded.last_at, expires_at = excluded.expires_at
         returning failures, last_at`,
        [key, new Date(now), new Date(now + windowMs)],
      );
      const row = rows[0];
      return row ? { failures: row.failures, lastAt: new Date(row.last_at).getTime() } : none;
    },
    async forgive(key) {
      await database
        .fork()
        .execute('update throttles set failures = greatest(failures - 1, 0) where key = ?', [key]);
    },
    async clear(key) {
      await database.fork().nativeDelete(Throttle, { key });
    },
  };
}

const none: ThrottleCount = { failures: 0, lastAt: 0 };
