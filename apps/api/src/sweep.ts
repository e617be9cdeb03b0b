import type { SqlEntityManager } from '@mikro-orm/sql';
import { sweepAccounts } from '@praxiskit/auth-server/mikro-orm';
import { sweepIdempotencyKeys } from '@praxiskit/record-server';
import { sweepAttempts } from '@praxiskit/under-construction-gate/mikro-orm';

/** Removes what has run out: sessions, counts of failures, keys of repeated requests. */
export function sweepTasks(
  em: () => SqlEntityManager,
  now: () => number = Date.now,
): (() => Promise<void>)[] {
  return [
    () => sweepAccounts(em, now()),
    async () => void (await sweepAttempts(em, now())),
    async () => void (await sweepIdempotencyKeys(em(), now())),
  ];
}
