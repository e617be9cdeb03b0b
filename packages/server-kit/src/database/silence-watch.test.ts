import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAwayError } from './database-away-error.ts';
import { createSilenceWatch, type WatchedConnection } from './silence-watch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets `ms` pass, and what waits for the loop's poll in between. */
async function pass(ms: number): Promise<void> {
  for (let done = 0; done < ms; done += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** A database of which the test says whether it answers, and which of its processes are busy. */
function database() {
  const state = { answers: true, busy: new Set<number>(), asked: 0 };
  const watch = createSilenceWatch(async () => {
    state.asked += 1;
    return state.answers ? state.busy : null;
  });
  const connection = (processId: number) => {
    const destroy = vi.fn();
    return { processId: () => processId, destroy } satisfies WatchedConnection;
  };
  return { state, watch, connection };
}

/** What has become of a promise. */
function outcome(promise: Promise<unknown>) {
  const seen: { value: unknown } = { value: 'waits' };
  promise.then(
    (value) => {
      seen.value = value;
    },
    (error) => {
      seen.value = error;
    },
  );
  return seen;
}

test('what is answered soon asks nothing', async () => {
  const { state, watch, connection } = database();
  expect(await watch.follow(Promise.resolve('rows'), connection(1))).toBe('rows');
  await expect(watch.follow(Promise.reject(new Error('refused')), null)).rejects.toThrow('refused');
  await pass(5000);
  expect(state.asked).toBe(0);
});

test('a slow query may take its time while its process is busy', async () => {
  const { state, watch, connection } = database();
  state.busy.add(1);
  const slow = connection(1);
  const query = Promise.withResolvers<string>();
  const seen = outcome(watch.follow(query.promise, slow));
  await pass(9000);
  expect(seen.value).toBe('waits');
  query.resolve('rows');
  await pass(50);
  expect(seen.value).toBe('rows');
  expect(slow.destroy).not.toHaveBeenCalled();
});

test('with a silent database everybody is told within a second, and who comes then at once', async () => {
  const { state, watch, connection } = database();
  state.answers = false;
  const never = new Promise<never>(() => {});
  const first = connection(1);
  const early = outcome(watch.follow(never, first));
  await pass(300);
  const late = outcome(watch.follow(never, null));
  await pass(600);
  expect(early.value).toBeInstanceOf(DatabaseAwayError);
  expect(late.value).toBeInstanceOf(DatabaseAwayError);
  expect(first.destroy).toHaveBeenCalledOnce();
  expect(watch.isSilent).toBe(true);
  state.answers = true;
  await pass(500);
  expect(watch.isSilent).toBe(false);
});

test('a connection whose process does nothing is dead, and the others go on', async () => {
  const { state, watch, connection } = database();
  state.busy.add(2);
  const never = new Promise<never>(() => {});
  const [dead, alive] = [connection(1), connection(2)];
  const seen = [outcome(watch.follow(never, dead)), outcome(watch.follow(never, alive))];
  await pass(1500);
  expect(seen[0]?.value).toBeInstanceOf(DatabaseAwayError);
  expect(seen[1]?.value).toBe('waits');
  expect(dead.destroy).toHaveBeenCalledOnce();
  expect(watch.isSilent).toBe(false);
});

test('in any order of events nobody waits for a silent database, and an answer is never lost', async () => {
  const step = fc.oneof(
    fc.constant({ kind: 'ask' as const }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('turn' as const), answers: fc.boolean() }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(20).map((n) => n * 50) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { state, watch, connection } = database();
      state.busy = new Set([1]);
      const open: PromiseWithResolvers<string>[] = [];
      const seen: { value: unknown; isAnswered: boolean }[] = [];
      for (const at of steps) {
        if (at.kind === 'ask') {
          const question = Promise.withResolvers<string>();
          open.push(question);
          const entry = outcome(watch.follow(question.promise, connection(1)));
          seen.push(Object.assign(entry, { isAnswered: false }));
        } else if (at.kind === 'answer') {
          const entry = seen[at.which];
          if (entry?.value === 'waits') {
            open[at.which]?.resolve('rows');
            entry.isAnswered = true;
          }
        } else if (at.kind === 'turn') state.answers = at.answers;
        else await pass(at.ms);
      }
      state.answers = false;
      await pass(1200);
      for (const { value, isAnswered } of seen) {
        if (isAnswered) expect(value).toBe('rows');
        else expect(value).toBeInstanceOf(DatabaseAwayError);
      }
      watch.close();
    }),
    { numRuns: 60 },
  );
});
