import { expect, test } from 'vitest';
import { promisedBy, waitOf } from './promise.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const closed = new Set(['2026-12-24', '2026-12-25']);

test.each([
  ['Thursday, 16:10: Friday at the same time', '2026-11-19T15:10:00Z', '2026-11-20T15:10:00.000Z'],
  ['Friday runs to Monday', '2026-11-20T15:10:00Z', '2026-11-23T15:10:00.000Z'],
  ['Saturday counts from Monday on', '2026-11-21T09:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['Sunday night, too', '2026-11-22T22:30:00Z', '2026-11-23T23:00:00.000Z'],
  ['over a change of the clock', '2026-03-27T09:00:00Z', '2026-03-30T08:00:00.000Z'],
  ['closed days are none', '2026-12-23T09:00:00Z', '2026-12-28T09:00:00.000Z'],
  ['a request on a closed day', '2026-12-24T09:00:00Z', '2026-12-28T23:00:00.000Z'],
])('%s', (_, received, due) => {
  expect(iso(promisedBy(Date.parse(received), closed))).toBe(due);
});

test('the passed part of the wait is never more than the whole, and the rest can be less than zero', () => {
  const from = Date.parse('2026-11-19T15:00:00Z');
  const due = Date.parse('2026-11-20T15:00:00Z');
  expect(waitOf(from, due, Date.parse('2026-11-20T08:00:00Z'))).toEqual({
    hours: 24,
    passed: 17,
    left: 7,
  });
  expect(waitOf(from, due, Date.parse('2026-11-20T17:00:00Z'))).toEqual({
    hours: 24,
    passed: 24,
    left: -2,
  });
});
