import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  type AttemptsOptions,
  type GateAttempts,
  LARGEST_SKEW_MS,
  readLimits,
} from '../server/attempts.ts';
import { ConstructionAttempt } from './construction-attempt.ts';

interface Row {
  readonly count: number;
  readonly until: Date | string;
}

/**
 * Tries on the table `construction_attempts`, shared by all nodes. `em` gives a manager of its own to
 * each call: a fork with an empty identity map. Its methods reject with MikroORM's DriverException while
 * the database is away: no password is tried then.
 */
export function createAttemptStore(
  em: () => SqlEntityManager,
  options: AttemptsOptions = {},
): GateAttempts {
  const { limit, window, now } = readLimits(options);
  return {
    async take(key) {
      const time = now();
      const latest = new Date(time + window + LARGEST_SKEW_MS);
      // One statement, so that tries that come together are all counted.
      const [row] = await em().execute<Row[]>(
        `insert into construction_attempts as t (key, count, until) values (?, 1, ?)
         on conflict (key) do update set
           count = case when t.until > ? and t.until <= ? then t.count + 1 else 1 end,
           until = case when t.until > ? and t.until <= ? then t.until else excluded.until end
         returning count, until`,
        [
          hash(key),
          new Date(time + window),
          // A window that ends later than any may end is from before the clock was set back.
          new Date(time),
          latest,
          new Date(time),
          latest,
        ],
      );
      if (row === undefined) throw new Error('The try was not counted');
      return row.count > limit ? Math.ceil((new Date(row.until).getTime() - time) / 1000) : 0;
    },
    async clear(key) {
      await em().nativeDelete(ConstructionAttempt, { key: hash(key) });
    },
  };
}

const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
