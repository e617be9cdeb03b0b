import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestClock } from '../practice.ts';
import { differences, lost, shown } from './agreement.ts';
import { type Fate, fates } from './net.ts';
import { includes, names } from './notes.ts';
import { play } from './play.ts';
import { signIn } from './user.ts';
import type { World } from './world.ts';

const few = { minLength: 1, maxLength: 12 };
const many = { minLength: 1, maxLength: 40 };
/** Some histories have few records, so that their steps meet. */
const stepsOf = (client: fc.Arbitrary<number>, kind: fc.Arbitrary<number>) =>
  fc.oneof(
    fc.array(fc.tuple(client, kind, fc.nat(11), fc.nat(11)), many),
    fc.array(fc.tuple(client, kind, fc.constant(0), fc.constantFrom(0, 1, 2, 4)), many),
    fc.array(fc.tuple(client, kind, fc.nat(2), fc.constantFrom(0, 2, 3, 4)), many),
  );
const netOf = fc.oneof(
  fc.array(fc.constantFrom(...fates), many),
  fc.array(fc.constantFrom<Fate>('delayed', 'answer delayed', 'delivered'), few),
  fc.array(fc.constantFrom<Fate>('lost', 'answer lost', 'delivered'), few),
);
const kinds = Array.from({ length: 22 }, (_, kind) => kind);

/**
 * Properties of any history on either server. The long form searches for new failures; the short
 * one checks each change.
 */
export function describeHistories(numRuns: number, start: () => Promise<World>) {
  test(
    'one client on a bad network ends with the server’s state, without reading again',
    async () => {
      // A rollback after a lost answer is the only step after which the server's state is open.
      const kind = fc.constantFrom(...kinds.filter((at) => at !== 3));
      await fc.assert(
        fc.asyncProperty(stepsOf(fc.constant(0), kind), netOf, async (steps, net) => {
          const world = await start();
          const { users, wrong, ids, hasGivenUp } = await play(world, steps, net);
          expect(wrong).toEqual([]);
          const [user] = users;
          if (user === undefined || hasGivenUp || user.gaveUp.length > 0) return;
          expect(user.client.pending()).toEqual([]);
          expect(differences(await world.rows(), user, ids)).toEqual([]);
        }),
        { numRuns, ...(isLong ? {} : { seed: 20_261_122 }) },
      );
    },
    isLong ? 6 * 3_600_000 : 60_000,
  );

  test(
    'two clients on a bad network end with equal records: nothing is lost, doubled, stuck, or sent unasked',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          stepsOf(fc.nat(1), fc.constantFrom(...kinds)),
          netOf,
          async (steps, net) => {
            const world = await start();
            const { users, wrong } = await play(world, steps, net);
            const stored = await world.rows();
            expect(wrong).toEqual([]);
            for (const { client, records } of users) {
              expect(
                client.pending().map((record) => [record.saveState, record.changes()]),
              ).toEqual([]);
              const all = Object.values(records).flat();
              expect(all.filter(({ saveState }) => saveState === 'saving')).toEqual([]);
            }
            for (const name of names) {
              const tokens = (stored[name] ?? []).map(({ token }) => token).filter(Boolean);
              expect(new Set(tokens).size).toBe(tokens.length);
            }
            expect(lost(stored, users)).toEqual([]);
            // After another read both clients and a fresh one agree.
            const fresh = await signIn(2, world.fetch, createTestClock());
            for (const name of names) {
              const truth = shown(
                await fresh.client.loaded(name).find({ include: includes[name] }),
              );
              for (const { client } of users) {
                const view = client.loaded(name);
                expect(shown(await view.find({ include: includes[name] }))).toEqual(truth);
              }
            }
          },
        ),
        { numRuns, ...(isLong ? {} : { seed: 20_261_122 }) },
      );
    },
    isLong ? 6 * 3_600_000 : 60_000,
  );
}
