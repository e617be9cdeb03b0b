import type { SqlEntityManager } from '@mikro-orm/sql';
import type { ThrottleCount, ThrottleStore } from '../throttle/throttle-store.ts';
import { Throttle } from './throttle.ts';

interface Row {
  readonly failures: number;
  readonly last_at: Date | string;
}

const none: ThrottleCount = { failures: 0, lastAt: 0 };

/** Counts each failure in one statement, so that no parallel count of another node is lost. */
export function createThrottleStore(em: () => SqlEntityManager): ThrottleStore {
  return {
    async read(key, now) {
      const row = await em().findOne(Throttle, { key, expiresAt: { $gt: new Date(now) } });
      return row === null ? none : { failures: row.failures, lastAt: row.lastAt.getTime() };
    },
    async fail(key, now, windowMs) {
      const [row] = await em().execute<Row[]>(
        `insert into throttles as t (key, failures, last_at, expires_at) values (?, 1, ?, ?)
         on conflict (key) do update set
           failures = case when t.expires_at > excluded.last_at then t.failures + 1 else 1 end,
           last_at = excluded.last_at, expires_at = excluded.expires_at
         returning failures, last_at`,
        [key, new Date(now), new Date(now + windowMs)],
      );
      if (row === undefined) return none;
      return { failures: row.failures, lastAt: new Date(row.last_at).getTime() };
    },
    async forgive(key) {
      await em().execute(
        'update throttles set failures = greatest(failures - 1, 0) where key = ?',
        [key],
      );
    },
    async clear(key) {
      await em().nativeDelete(Throttle, { key });
    },
  };
}
