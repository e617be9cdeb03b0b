import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Course, planCourse } from './course-plan.ts';
import { dayScale, planMarks, scaleNumerals } from './plan-marks.ts';

const course: Course = { sessions: 2, interval: 14, downtime: 3, settling: 7, preparation: 7 };
const plan = planCourse(course, 28);
const scale = dayScale([plan], 28);

test('the scale begins today, and ends after the last plan', () => {
  expect(plan.settled).toBe(0);
  expect(scale).toEqual({ before: 28, after: 14, isFromToday: true });
});

test('if the day is far away or unknown, the scale begins before the longest course', () => {
  const longest = { before: 49, after: 14, isFromToday: false };
  for (const left of [200, null]) {
    expect(dayScale([planCourse(course, left)], left)).toEqual(longest);
  }
});

test('marks count from the left end of the scale: preparation, course, each session, the end', () => {
  expect(planMarks(plan, course, scale).map(({ kind, x, days }) => [kind, x, days])).toEqual([
    ['preparation', 0, 7],
    ['course', 7, 21],
    ['downtime', 7, 3],
    ['session', 7, 0],
    ['downtime', 21, 3],
    ['session', 21, 0],
    ['settled', 28, 0],
  ]);
});

test('a mark that passes the visitor’s day ends at that day', () => {
  const late = planCourse(course, 8);
  const marks = planMarks(late, course, dayScale([late], 8));
  expect(marks.filter(({ kind }) => kind === 'downtime')).toEqual([
    { kind: 'downtime', x: 7, days: 1, isAfter: false },
    { kind: 'downtime', x: 8, days: 2, isAfter: true },
    { kind: 'downtime', x: 21, days: 3, isAfter: true },
  ]);
});

test('numerals are whole weeks, as many as fit, and none beside the word for today', () => {
  expect(scaleNumerals(scale).map(({ x, weeks }) => [x, weeks])).toEqual([
    [7, 3],
    [14, 2],
    [21, 1],
    [35, -1],
  ]);
  const days = fc.integer({ min: 1, max: 1500 });
  fc.assert(
    fc.property(days, days, (before, after) => {
      const numerals = scaleNumerals({ before, after, isFromToday: true });
      expect(numerals.length).toBeLessThanOrEqual(17);
      for (const { x, weeks } of numerals) expect(x).toBe(before - 7 * weeks);
    }),
  );
});
