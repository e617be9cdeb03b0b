import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf, FREE_DAYS, planCourse } from './course-plan.ts';

const facts = {
  sessions_min: 3,
  interval_days: 14,
  check_days: null,
  downtime_days_max: 2,
  onset_days_max: 14,
};

const planned = (facts: Parameters<typeof courseOf>[0]) => courseOf(facts, []);

test('a course takes the fewest sessions, and as long as each part may take', () => {
  expect(courseOf(facts, [{ from: 0 }, { from: -7 }, { from: -2 }])).toEqual({
    sessions: 3,
    interval: 14,
    downtime: 2,
    settling: 14,
    preparation: 7,
  });
  expect(planned({ ...facts, check_days: 21 })?.settling).toBe(21);
  expect(planned({ ...facts, downtime_days_max: 30 })?.settling).toBe(30);
});

test('a single session has no interval, and care afterwards is no preparation', () => {
  const single = courseOf({ ...facts, sessions_min: 1, interval_days: 14 }, [{ from: 0 }]);
  expect([single?.interval, single?.preparation]).toEqual([0, 0]);
});

test.each(['sessions_min', 'downtime_days_max', 'onset_days_max', 'interval_days'])(
  'without %s the length of a course is unknown',
  (name) => {
    expect(planned({ ...facts, [name]: null })).toBeNull();
  },
);

const course = planned(facts) as Course;

test('a course that fits is as late as it can be, with seven free days', () => {
  expect(planCourse(course, 100)).toEqual({
    verdict: 'fits',
    possible: 3,
    begin: -49,
    sessions: [-49, -35, -21],
    settled: -7,
    latest: { begin: -49, first: -49, last: -21 },
  });
});

test('if the whole course is too long, fewer sessions are offered, and the course is shown from today', () => {
  expect(planCourse(course, 35)).toEqual({
    verdict: 'partly',
    possible: 2,
    begin: -35,
    sessions: [-35, -21, -7],
    settled: 7,
    latest: { begin: -35, first: -35, last: -21 },
  });
  const late = planCourse(course, 20);
  expect([late.verdict, late.possible, late.latest, late.settled]).toEqual(['late', 0, null, 22]);
});

test('without a day every course fits, and only the days before it are counted', () => {
  const plan = planCourse({ ...course, preparation: 7 }, null);
  expect([plan.verdict, plan.begin, plan.sessions]).toEqual(['fits', -56, [-49, -35, -21]]);
});

test('a session that needs no interval is possible whole or not at all', () => {
  const single = { ...course, sessions: 1, interval: 0 };
  expect(planCourse(single, 21).verdict).toBe('fits');
  expect(planCourse(single, 20).verdict).toBe('late');
});

describe('of all courses and days', () => {
  const days = fc.integer({ min: 0, max: 400 });
  const courses = fc
    .record({
      sessions: fc.integer({ min: 1, max: 12 }),
      interval: days,
      downtime: days,
      settling: days,
      preparation: days,
    })
    .map((any): Course => ({ ...any, interval: any.sessions > 1 ? any.interval : 0 }));

  test('nothing begins before today, and a course that fits keeps the free days', () => {
    fc.assert(
      fc.property(courses, days, (any, left) => {
        const plan = planCourse(any, left);
        expect(plan.begin).toBeGreaterThanOrEqual(-left);
        expect(plan.sessions[0]).toBe(plan.begin + any.preparation);
        expect(plan.settled <= -FREE_DAYS).toBe(plan.verdict === 'fits');
        if (plan.latest) expect(plan.latest.begin).toBeGreaterThanOrEqual(-left);
      }),
    );
  });

  test('one session more than the possible ones would break the free days', () => {
    fc.assert(
      fc.property(courses, days, (any, left) => {
        const { possible } = planCourse(any, left);
        if (possible === any.sessions) return;
        const last = -left + any.preparation + possible * any.interval;
        expect(last + any.settling).toBeGreaterThan(-FREE_DAYS);
      }),
    );
  });

  test('a later day never leaves less time', () => {
    fc.assert(
      fc.property(courses, days, days, (any, left, more) => {
        const { possible } = planCourse(any, left);
        expect(planCourse(any, left + more).possible).toBeGreaterThanOrEqual(possible);
      }),
    );
  });
});
