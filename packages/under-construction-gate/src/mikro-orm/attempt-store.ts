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
 * Counts attempts in the table `construction_attempts`, which all nodes share. `em` returns a new fork for
 * each call. The methods reject with MikroORM's DriverException while the database is down: no password is
 * checked then.
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
      // One statement, so that parallel attempts are all counted.
      const [row] = await em().execute<Row[]>(
        `insert into construction_attempts as t (key, count, until) values (?, 1, ?)
         on conflict (key) do update set
           count = case when t.until > ? and t.until <= ? then t.count + 1 else 1 end,
           until = case when t.until > ? and t.until <= ? then t.until else excluded.until end
         returning count, until`,
        [
          hash(key),
          new Date(time + window),
          // A later end than any possible one: the clock was set back since.
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
