import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('no more tasks are inside or at work than allowed; the others are refused immediately', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(30), async (scheduler, callers) => {
      const limiter = createLimiter(12, 3, () => new Error('too many'));
      let working = 0;
      let inside = 0;
      const work = async (name: string) => {
        working += 1;
        expect(working).toBeLessThanOrEqual(3);
        await scheduler.schedule(Promise.resolve(), name);
        working -= 1;
        // A failed task frees its place, too.
        if (Number(name) % 3 === 0) throw new Error('failed');
      };
      const all = Array.from({ length: callers }, (_, index) =>
        limiter.enter(async () => {
          inside += 1;
          expect(inside).toBeLessThanOrEqual(12);
          await limiter
            .take(() => work(String(index)))
            .finally(() => {
              inside -= 1;
            });
        }),
      );
      const outcomes = Promise.allSettled(all);
      await scheduler.waitAll();
      const reasons = (await outcomes).flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as Error).message] : [],
      );
      expect(reasons.filter((reason) => reason === 'too many')).toHaveLength(
        Math.max(0, callers - 12),
      );
      expect([working, inside]).toEqual([0, 0]);
      // There are free places again.
      await expect(limiter.enter(() => limiter.take(async () => 'served'))).resolves.toBe('served');
    }),
  );
});
