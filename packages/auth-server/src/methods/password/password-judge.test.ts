import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createPasswordJudge, type PasswordJudge } from './password-judge.ts';
import { createPasswordRules } from './password-rules.ts';

const judges: PasswordJudge[] = [];
afterEach(() => Promise.all(judges.splice(0).map((judge) => judge.close())));

function openJudge(options = {}) {
  const judge = createPasswordJudge(options);
  judges.push(judge);
  return judge;
}

/** The worker thread that the next call starts. */
const nextThread = async () => (await once(process, 'worker'))[0] as Worker;
const isUnavailable = { statusCode: 503, code: 'UNAVAILABLE' };

test('a text is judged in a worker thread, which starts with the first text', async () => {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  const judge = openJudge();
  expect(threads).toBe(0);
  const [easy, hard] = await Promise.all([judge.guesses('Sommer2026'), judge.guesses('x9#Kq2&v')]);
  expect(easy).toBeLessThan(1e6);
  expect(hard).toBeGreaterThanOrEqual(1e8);
  expect(threads).toBe(1);
  process.off('worker', count);
});

test('a worker that dies is replaced, and waiting calls get UNAVAILABLE, never an acceptance [ASVS v5.0.0-15.2.5]', async () => {
  const judge = openJudge();
  const check = createPasswordRules(async () => [], judge);
  const hard = 'tiefer grüner Waldsee im Nebel';
  const started = nextThread();
  const waiting = [1, 2, 3].map(() => check(hard, { words: [], hasFactor: false }));
  const refused = Promise.all(
    waiting.map((one) => expect(one).rejects.toMatchObject(isUnavailable)),
  );
  void (await started).terminate();
  await refused;
  expect(await check(hard, { words: [], hasFactor: false })).toBeNull();
});

test('a worker that does not answer in time is stopped and replaced', async () => {
  const judge = openJudge({ patienceMs: 0 });
  await expect(judge.guesses('a')).rejects.toMatchObject(isUnavailable);
  await expect(judge.guesses('a')).rejects.toMatchObject(isUnavailable);
});

test('no more calls wait than allowed, and all waiting calls are answered', async () => {
  const judge = openJudge({ queue: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((text) => judge.guesses(text)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: isUnavailable });
});

test('a server that stops ends the worker and refuses waiting calls', async () => {
  const judge = openJudge();
  const thread = nextThread();
  const waiting = expect(judge.guesses('a')).rejects.toMatchObject(isUnavailable);
  const ended = once(await thread, 'exit');
  await judge.close();
  await Promise.all([waiting, ended]);
});
