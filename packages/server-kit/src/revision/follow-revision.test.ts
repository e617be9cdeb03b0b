import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../database/listener.ts';
import { followRevision } from './follow-revision.ts';

const PATIENCE_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose answers come when the test says so. */
async function site() {
  const questions: PromiseWithResolvers<number>[] = [];
  let heard: (payload: string | null) => void = () => {};
  let isLive = true;
  let asked = 0;
  let inFlight = 0;
  let mostInFlight = 0;
  const listener: Listener = {
    get isLive() {
      return isLive;
    },
    async listen(_channel, callback) {
      heard = callback;
    },
    close: async () => {},
  };
  const source = {
    listener,
    patienceMs: PATIENCE_MS,
    async read() {
      asked += 1;
      if (asked === 1) return 0;
      const question = Promise.withResolvers<number>();
      questions.push(question);
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      return question.promise.finally(() => {
        inFlight -= 1;
      });
    },
  };
  const revision = await followRevision(source);
  return {
    revision,
    asked: () => asked - 1,
    mostInFlight: () => mostInFlight,
    async answer(number: number) {
      questions.shift()?.resolve(number);
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      questions.shift()?.reject(new Error('away'));
      await vi.advanceTimersByTimeAsync(0);
    },
    notify: (payload: string) => isLive && heard(payload),
    down() {
      isLive = false;
    },
    up() {
      isLive = true;
      heard(null);
    },
  };
}

type Site = Awaited<ReturnType<typeof site>>;
type Step = (site: Site, ask: () => void) => unknown;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>((_site, ask) => ask()) },
  fc.nat(40).map(
    (number): Step =>
      (site) =>
        site.answer(number),
  ),
  fc.constant<Step>((site) => site.fail()),
  fc.nat(40).map(
    (number): Step =>
      (site) =>
        site.notify(String(number)),
  ),
  fc.constantFrom('', 'NaN', 'Infinity', '1.5').map(
    (text): Step =>
      (site) =>
        site.notify(text),
  ),
  fc.constant<Step>((site) => site.down()),
  fc.constant<Step>((site) => site.up()),
  // Up to past the patience; all of them together stay below what counts as a dead connection.
  fc.nat(600).map(
    (ms): Step =>
      () =>
        vi.advanceTimersByTimeAsync(ms),
  ),
);

test('in any order of events the revision never falls, one question is asked at a time, and no caller waits longer than the patience', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const at = await site();
      const { revision } = at;
      let waiting = 0;
      let isWaitingTooLong = false;
      let isOlderThanKnown = false;

      function ask() {
        const before = revision.known;
        const answer = revision.current();
        if (typeof answer === 'number') {
          if (answer !== before) isOlderThanKnown = true;
          return;
        }
        // What is live is answered at once.
        expect(revision.isLive).toBe(false);
        const askedAt = performance.now();
        waiting += 1;
        void answer.then((number) => {
          waiting -= 1;
          if (performance.now() - askedAt > PATIENCE_MS) isWaitingTooLong = true;
          if (number < before) isOlderThanKnown = true;
        });
      }
      let highest = 0;
      for (const take of steps) {
        await take(at, ask);
        expect(revision.known).toBeGreaterThanOrEqual(highest);
        highest = revision.known;
      }
      await vi.advanceTimersByTimeAsync(PATIENCE_MS);
      expect({ waiting, isWaitingTooLong, isOlderThanKnown }).toEqual({
        waiting: 0,
        isWaitingTooLong: false,
        isOlderThanKnown: false,
      });
      expect(at.mostInFlight()).toBeLessThanOrEqual(1);
      revision.close();
      vi.clearAllTimers();
    }),
  );
});

test('simultaneous callers share one query of the revision, and wait equally long', async () => {
  const { revision, asked, answer, down } = await site();
  down();
  const first = revision.current();
  await vi.advanceTimersByTimeAsync(200);
  const second = revision.current();
  expect(asked()).toBe(1);
  await answer(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
});

test('a caller that joins late waits only for the rest of the patience', async () => {
  const { revision, down } = await site();
  down();
  void revision.current();
  await vi.advanceTimersByTimeAsync(200);
  let isAnswered = false;
  void Promise.resolve(revision.current()).then(() => {
    isAnswered = true;
  });
  await vi.advanceTimersByTimeAsync(49);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAnswered).toBe(true);
});

test('while a question hangs callers are answered at once, and its late answer still counts', async () => {
  const { revision, asked, answer, down } = await site();
  down();
  void revision.current();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(revision.current()).toBe(0);
  expect(asked()).toBe(1);
  await answer(3);
  expect(revision.known).toBe(3);
  void revision.current();
  expect(asked()).toBe(2);
});

test('callers of a failed query get the known revision, and the next caller queries again', async () => {
  const { revision, asked, fail, down } = await site();
  down();
  const first = revision.current();
  await fail();
  expect(await first).toBe(0);
  void revision.current();
  expect(asked()).toBe(2);
});

test('a question without an answer for 30 s counts as ended', async () => {
  const { revision, asked, down } = await site();
  down();
  void revision.current();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked()).toBe(2);
});

test('a question from before the connection came back is asked once more', async () => {
  const { revision, asked, answer, down, up } = await site();
  down();
  void revision.current();
  up();
  expect(asked()).toBe(1);
  await answer(1);
  expect(asked()).toBe(2);
  await answer(2);
  expect(revision.current()).toBe(2);
});

test('a lost notification is made good by the poll, every 5 s', async () => {
  const { revision, asked, answer } = await site();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(1);
  await answer(4);
  expect(revision.current()).toBe(4);
  revision.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

test('a refresh sends its own query, newer than the one in progress, and rejects if it fails', async () => {
  const { revision, asked, answer, fail, down } = await site();
  down();
  void revision.current();
  const refreshed = revision.refresh();
  expect(asked()).toBe(2);
  await answer(1);
  await answer(2);
  expect(await refreshed).toBe(2);
  const failed = expect(revision.refresh()).rejects.toThrow('away');
  await fail();
  await failed;
});
