import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Breaker, createBreaker, type ProbeConnection } from './breaker.ts';

let breaker: Breaker;
/** How the next questions are answered; `silent` is never answered. */
let mood: 'well' | 'silent' | 'refusing' = 'well';
let opened = 0;
let ended = 0;
let silences = 0;
let looks = 0;
let stoodStillMs = 0;

const answer = () => {
  if (mood === 'silent') return new Promise<never>(() => {});
  return mood === 'well' ? Promise.resolve() : Promise.reject(new Error('ECONNREFUSED'));
};
const connection: ProbeConnection = {
  ask: answer,
  end: () => {
    ended += 1;
  },
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + stoodStillMs);
  mood = 'well';
  opened = 0;
  ended = 0;
  silences = 0;
  looks = 0;
  stoodStillMs = 0;
  breaker = createBreaker({
    open() {
      opened += 1;
      return { connection, opened: answer() };
    },
    onSilence: () => {
      silences += 1;
    },
    onLook: () => {
      looks += 1;
    },
  });
});
afterEach(() => {
  breaker.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the breaker opens within 0.7 s of silence, reports it once, and closes with the next answer', async () => {
  await pass(1000);
  expect(breaker.isOpen).toBe(false);
  mood = 'silent';
  await pass(700);
  expect([breaker.isOpen, silences, ended]).toEqual([true, 1, 1]);
  await pass(10_000);
  expect([breaker.isOpen, silences]).toEqual([true, 1]);
  mood = 'well';
  await pass(2000);
  expect([breaker.isOpen, silences]).toEqual([false, 1]);
});

test('a connection that does not open within 1.5 s is silence, too', async () => {
  mood = 'refusing';
  await pass(300);
  mood = 'silent';
  await pass(1500);
  expect(breaker.isOpen).toBe(false);
  await pass(600);
  expect(breaker.isOpen).toBe(true);
});

test('a refusal or an ended connection does not open the breaker, and closes an open one', async () => {
  await pass(300);
  mood = 'refusing';
  await pass(5000);
  expect([breaker.isOpen, silences]).toEqual([false, 0]);
  // It tries again and again.
  expect(opened).toBeGreaterThan(10);
  mood = 'silent';
  await pass(2500);
  expect(breaker.isOpen).toBe(true);
  mood = 'refusing';
  await pass(2000);
  expect(breaker.isOpen).toBe(false);
});

test('a process that was itself paused waits for one more answer', async () => {
  await pass(300);
  mood = 'silent';
  await pass(300);
  stoodStillMs += 2000;
  await pass(400);
  expect(breaker.isOpen).toBe(false);
  await pass(400);
  expect(breaker.isOpen).toBe(true);
});

test('a connection that cannot even be begun is no silence, and the next one is tried', async () => {
  breaker.close();
  let tries = 0;
  breaker = createBreaker({
    open() {
      tries += 1;
      if (tries < 5) throw new Error('ENOENT: no such file, ca.pem');
      return { connection, opened: answer() };
    },
    onSilence: () => {
      silences += 1;
    },
    onLook() {},
  });
  await pass(3000);
  expect([breaker.isOpen, silences, tries]).toEqual([false, 0, 5]);
  mood = 'silent';
  await pass(700);
  expect(breaker.isOpen).toBe(true);
});

test('a closed breaker sends no query', async () => {
  await pass(1000);
  breaker.close();
  await pass(300);
  const before = looks;
  await pass(5000);
  expect([looks, ended]).toEqual([before, 1]);
});
