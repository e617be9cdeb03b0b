import type { AttemptsOptions, GateAttempts } from '@praxiskit/under-construction-gate/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

export interface AttemptsBench {
  create(options: AttemptsOptions): GateAttempts;
  close(): Promise<void>;
}

const window = 60_000;
let made = 0;
/** Networks that no other test has used: the table outlives a test. */
const freshNetwork = () => `2001:db8:0:${(made++).toString(16)}::/64`;

/** The contract of every store of attempts. */
export function describeAttempts(name: string, open: () => Promise<AttemptsBench>): void {
  describe(name, () => {
    let bench: AttemptsBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());

    function setUp(limit = 3) {
      const clock = { time: Date.UTC(2026, 10, 21, 9, 0, 0, 123) };
      const attempts = bench.create({ limit, window, now: () => clock.time });
      const takeMany = (key: string, times: number) =>
        Promise.all(Array.from({ length: times }, () => attempts.take(key)));
      return { clock, attempts, takeMany };
    }

    test('attempts up to the limit pass; later ones wait for the end of the window', async () => {
      const { clock, attempts } = setUp();
      const key = freshNetwork();
      const waits: number[] = [];
      for (let index = 0; index < 5; index += 1) {
        waits.push(await attempts.take(key));
        clock.time += 10_000;
      }
      // The window starts with the first attempt; a refused attempt does not extend it.
      expect(waits).toEqual([0, 0, 0, 30, 20]);
    });

    test('of 50 parallel attempts no more than the limit pass', async () => {
      const { attempts, takeMany } = setUp(10);
      const key = freshNetwork();
      const waits = await takeMany(key, 50);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
      expect(waits.filter((wait) => wait === 60)).toHaveLength(40);
      expect(await attempts.take(key)).toBe(60);
    });

    test('counting starts again at the end of the window, to the millisecond', async () => {
      const { clock, attempts, takeMany } = setUp();
      const key = freshNetwork();
      await takeMany(key, 4);
      clock.time += window - 1;
      expect(await attempts.take(key)).toBe(1);
      clock.time += 1;
      expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
      expect(await attempts.take(key)).toBe(60);
    });

    test('a clock that is set back makes no wait longer than the window', async () => {
      for (const back of [10, 120]) {
        const { clock, attempts, takeMany } = setUp();
        const key = freshNetwork();
        await takeMany(key, 4);
        clock.time -= back * 60_000;
        expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
        expect(await attempts.take(key)).toBe(60);
        clock.time += window;
        expect(await attempts.take(key)).toBe(0);
      }
    });

    test('each network has its own attempts', async () => {
      const { attempts, takeMany } = setUp();
      const [one, other] = [freshNetwork(), freshNetwork()];
      await takeMany(one, 4);
      expect(await attempts.take(other)).toBe(0);
      await attempts.clear(other);
      expect(await attempts.take(one)).toBe(60);
    });

    test('the right password clears the attempts; clearing an unknown network does nothing', async () => {
      const { attempts, takeMany } = setUp();
      const key = freshNetwork();
      await attempts.clear(key);
      await takeMany(key, 4);
      await attempts.clear(key);
      expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
    });

    test('any text can be a network: a proxy’s header may contain it', async () => {
      const { attempts, takeMany } = setUp();
      for (const key of ['', '1'.repeat(400), "'; drop table x --", 'a\0b', 'ä🥣']) {
        await attempts.clear(key);
        expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
        expect(await attempts.take(key)).toBe(60);
      }
    });

    test('the default is ten attempts in a quarter of an hour', async () => {
      const attempts = bench.create({});
      const key = freshNetwork();
      for (let index = 0; index < 10; index += 1) expect(await attempts.take(key)).toBe(0);
      expect(await attempts.take(key)).toBeGreaterThan(800);
      expect(await attempts.take(key)).toBeLessThanOrEqual(900);
    });
  });
}
