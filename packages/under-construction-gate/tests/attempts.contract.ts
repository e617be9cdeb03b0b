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

/** What the gate relies on, whatever counts the tries. */
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

    test('the tries up to the limit go on, the next ones wait for the window’s end', async () => {
      const { clock, attempts } = setUp();
      const key = freshNetwork();
      const waits: number[] = [];
      for (let index = 0; index < 5; index += 1) {
        waits.push(await attempts.take(key));
        clock.time += 10_000;
      }
      // The window runs from the first try, and a refused one does not make it longer.
      expect(waits).toEqual([0, 0, 0, 30, 20]);
    });

    test('50 tries at once are 50: no more than the limit go on', async () => {
      const { attempts, takeMany } = setUp(10);
      const key = freshNetwork();
      const waits = await takeMany(key, 50);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
      expect(waits.filter((wait) => wait === 60)).toHaveLength(40);
      expect(await attempts.take(key)).toBe(60);
    });

    test('after the window tries start anew, to the millisecond', async () => {
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

    test('each network has tries of its own', async () => {
      const { attempts, takeMany } = setUp();
      const [one, other] = [freshNetwork(), freshNetwork()];
      await takeMany(one, 4);
      expect(await attempts.take(other)).toBe(0);
      await attempts.clear(other);
      expect(await attempts.take(one)).toBe(60);
    });

    test('the right password forgets the tries; an unknown network has none to forget', async () => {
      const { attempts, takeMany } = setUp();
      const key = freshNetwork();
      await attempts.clear(key);
      await takeMany(key, 4);
      await attempts.clear(key);
      expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
    });

    test('any text can stand for a network: a proxy’s header may hold it', async () => {
      const { attempts, takeMany } = setUp();
      for (const key of ['', '1'.repeat(400), "'; drop table x --", 'a\0b', 'ä🥣']) {
        await attempts.clear(key);
        expect(await takeMany(key, 3)).toEqual([0, 0, 0]);
        expect(await attempts.take(key)).toBe(60);
      }
    });

    test('without options it is ten tries in a quarter of an hour', async () => {
      const attempts = bench.create({});
      const key = freshNetwork();
      for (let index = 0; index < 10; index += 1) expect(await attempts.take(key)).toBe(0);
      expect(await attempts.take(key)).toBeGreaterThan(800);
      expect(await attempts.take(key)).toBeLessThanOrEqual(900);
    });
  });
}
