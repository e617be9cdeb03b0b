import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldRepeats } from './fold-repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorder() {
  const lines: string[] = [];
  const folded = foldRepeats();
  const fail = (kind: string, text = kind) =>
    folded.add(kind, (repeated) => lines.push(repeated === null ? text : `${text} ×${repeated}`));
  return { lines, folded, fail };
}

test('the first of a kind is written at once, the others as one line with their number', () => {
  const { lines, fail } = recorder();
  for (let at = 1; at <= 126; at += 1) fail('away', `away ${at}`);
  expect(lines).toEqual(['away 1']);
  vi.advanceTimersByTime(1000);
  expect(lines).toEqual(['away 1', 'away 126 ×125']);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test('an outage of 10 s is a line a second, and no failure is left uncounted', () => {
  const { lines, fail } = recorder();
  for (let ms = 0; ms < 10_000; ms += 10) {
    fail('away');
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(11);
  const counted = lines.map((line) => Number(line.split('×')[1] ?? 1));
  expect(counted.reduce((sum, count) => sum + count)).toBe(1000);
});

test('repeats of one kind delay no other kind, and after a quiet second the next one is written at once', () => {
  const { lines, fail } = recorder();
  fail('away');
  fail('full');
  vi.advanceTimersByTime(1000);
  fail('away');
  expect(lines).toEqual(['away', 'full', 'away']);
});

test('repeats are written when the log is closed; later lines are written at once', () => {
  const { lines, fail, folded } = recorder();
  for (let times = 0; times < 3; times += 1) fail('away');
  folded.close();
  expect(lines).toEqual(['away', 'away ×2']);
  fail('away');
  fail('away');
  expect(lines).toEqual(['away', 'away ×2', 'away', 'away']);
});
