import type { IdempotencyStore } from '@praxiskit/record-server';
import { IdempotencyKey } from './idempotency-key.entity.ts';

/** Keys live in the database beside what they created: both are written, or neither. */
export function createIdempotencyStore(): IdempotencyStore {
  return {
    async find(key, em) {
      const row = await em.findOne(IdempotencyKey, { key });
      return (
        row && {
          fingerprint: row.fingerprint,
          status: row.status,
          headers: row.headers,
          body: row.body,
        }
      );
    },
    async save(key, answer, em) {
      await em.insert(IdempotencyKey, { key, ...answer, createdAt: new Date() });
    },
  };
}
