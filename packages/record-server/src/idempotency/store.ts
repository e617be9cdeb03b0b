import type { SqlEntityManager } from '@mikro-orm/sql';
import type { IdempotencyStore } from '../options.ts';
import { IdempotencyKey } from './idempotency-key.ts';

/** Longer than a client repeats a request. */
const keptMs = 24 * 3_600_000;

/**
 * Stores keys in the transaction of the write, so that both are written or neither. The ORM needs
 * the entity `IdempotencyKey`.
 */
export function createIdempotencyStore(): IdempotencyStore {
  return {
    async find(key, em) {
      const row = await em.findOne(IdempotencyKey, { key });
      if (row === null) return null;
      const { fingerprint, status, headers, body } = row;
      return { fingerprint, status, headers, body };
    },
    async save(key, answer, em) {
      await em.insert(IdempotencyKey, { key, ...answer, createdAt: new Date() });
    },
  };
}

/**
 * Deletes keys older than 24 hours; `now` is in ms since 1970. Resolves to the number of deleted
 * keys.
 *
 * @throws DriverException of MikroORM where the database refuses, or is away
 */
export function sweepIdempotencyKeys(em: SqlEntityManager, now = Date.now()): Promise<number> {
  return em.nativeDelete(IdempotencyKey, { createdAt: { $lt: new Date(now - keptMs) } });
}
