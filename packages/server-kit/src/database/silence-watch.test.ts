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

/** The clock goes on, and no timer: the machine is suspended, or this process has no turn. */
function standStill(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}

/** So many times a message goes there and back until a new connection has an answer: TLS, a password. */
const TRIPS_OF_A_PROBE = 7;

/**
 * A database of which the test says whether it answers, how far away it is, and which of its processes
 * are busy. What is sent while it does not answer is lost.
 */
function database(tripMs = 0) {
  const state = { answers: true, tripMs, busy: new Set<number>(), asked: 0 };
  const watch = createSilenceWatch((_processIds, { hear, signal }) => {
    state.asked += 1;
    const answer = Promise.withResolvers<ReadonlySet<number> | null>();
    signal.addEventListener('abort', () => answer.resolve(null));
    const trip = (left: number) => {
      if (!state.answers) return;
      if (left === 0) return answer.resolve(state.busy);
      // Its first trip opens the connection, of which nothing is heard yet.
      if (left < TRIPS_OF_A_PROBE) hear();
      setTimeout(trip, state.tripMs, left - 1);
    };
    trip(TRIPS_OF_A_PROBE);
    return answer.promise;
  });
  const connection = (processId: number) => {
    const destroy = vi.fn();
    return { processId: () => processId, destroy } satisfies WatchedConnection;
  };
  /** A query that takes so long there, and the way there and back; answered while the database does. */
  const query = (ms = 0) => {
    const asked = Promise.withResolvers<string>();
    setTimeout(() => state.answers && asked.resolve('rows'), ms + state.tripMs);
    return watch.follow(asked.promise, connection(1));
  };
  return { state, watch, connection, query };
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

test('a query without an end is given up after 12 s, and its connection with it', async () => {
  const { state, watch, connection } = database();
  state.busy.add(1);
  const endless = connection(1);
  const never = new Promise<never>(() => {});
  const seen = outcome(watch.follow(never, endless));
  // Who waits for a connection has a limit of their own.
  const waiting = outcome(watch.follow(never, null));
  await pass(11_900);
  expect(seen.value).toBe('waits');
  await pass(200);
  expect(seen.value).toBeInstanceOf(DatabaseAwayError);
  expect(endless.destroy).toHaveBeenCalledOnce();
  expect(waiting.value).toBe('waits');
});

test('with a silent database everybody is told within a second, and who comes then at once', async () => {
  const { state, watch, connection, query } = database(2);
  const known = query();
  await pass(50);
  await known;
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
  await pass(850);
  expect(watch.isSilent).toBe(false);
});

test('what this process has slept through is not the silence of the database', async () => {
  const { state, watch, query } = database(2);
  await Promise.all([pass(50), query()]);
  state.answers = false;
  const asked = outcome(watch.follow(new Promise<never>(() => {}), null));
  for (let stall = 0; stall < 6; stall += 1) {
    standStill(400);
    await pass(50);
  }
  expect(asked.value).toBe('waits');
  await pass(650);
  expect(asked.value).toBeInstanceOf(DatabaseAwayError);
});

test('nothing has been answered yet: a silent database is given the time of one far away', async () => {
  const { state, watch } = database();
  state.answers = false;
  const asked = outcome(watch.follow(new Promise<never>(() => {}), null));
  await pass(1900);
  expect(asked.value).toBe('waits');
  await pass(300);
  expect(asked.value).toBeInstanceOf(DatabaseAwayError);
});

test.each([100, 200, 400])('%i ms away a slow query is answered', async (tripMs) => {
  const { state, watch, query } = database(tripMs);
  state.busy.add(1);
  const [quick, slow] = [outcome(query()), outcome(query(800))];
  await pass(3000);
  expect([quick.value, slow.value]).toEqual(['rows', 'rows']);
  expect(watch.isSilent).toBe(false);
});

test.each([100, 200, 400])(
  'a database that was near and is %i ms away is used again after one slow query at most',
  async (tripMs) => {
    const { state, watch, query } = database();
    state.busy.add(1);
    void query();
    await pass(50);
    state.tripMs = tripMs;
    void query(800).catch(() => {});
    await pass(5000);
    expect(watch.isSilent).toBe(false);
    const slow = outcome(query(2000));
    await pass(3000);
    expect(slow.value).toBe('rows');
    expect(watch.isSilent).toBe(false);
  },
);

test('an answer that comes late ends the silence, however many probes are lost', async () => {
  const { state, watch, query } = database(400);
  void outcome(query());
  await pass(500);
  state.answers = false;
  const lost = outcome(query());
  await pass(9000);
  expect(lost.value).toBeInstanceOf(DatabaseAwayError);
  expect(watch.isSilent).toBe(true);
  // Each of them ends: at no moment there are more than a few.
  expect(state.asked).toBeLessThan(9000 / 900);
  state.answers = true;
  await pass(5000);
  expect(watch.isSilent).toBe(false);
});

test('while other connections are answered a lost probe makes nothing silent', async () => {
  const { state, watch, query } = database(20);
  state.busy.add(1);
  const slow = outcome(query(4000));
  // What answers from here on are connections that are open; the probes are lost.
  const asked = vi.fn();
  for (let at = 0; at < 3000; at += 200) {
    state.answers = true;
    const answered = outcome(query());
    await pass(50);
    if (answered.value === 'rows') asked();
    state.answers = false;
    await pass(150);
  }
  expect(asked).toHaveBeenCalledTimes(15);
  expect(watch.isSilent).toBe(false);
  state.answers = true;
  await pass(2000);
  expect(slow.value).toBe('rows');
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

test('however far it was before, up to 400 ms away a database is not silent for longer than a probe', async () => {
  const step = fc.record({ tripMs: fc.nat(8).map((n) => n * 50), slowMs: fc.nat(9000) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.nat(400), async (steps, tripMs) => {
      const { state, watch, query } = database();
      state.busy.add(1);
      for (const at of steps) {
        state.tripMs = at.tripMs;
        if (!watch.isSilent) query(at.slowMs).catch(() => {});
        await pass(at.slowMs % 1000);
      }
      state.tripMs = tripMs;
      await pass(6000);
      expect(watch.isSilent).toBe(false);
      watch.close();
    }),
    { numRuns: 60 },
  );
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
      await pass(2200);
      for (const { value, isAnswered } of seen) {
        if (isAnswered) expect(value).toBe('rows');
        else expect(value).toBeInstanceOf(DatabaseAwayError);
      }
      watch.close();
    }),
    { numRuns: 60 },
  );
});
