import type { Care, TreatmentFacts } from '../treatment.ts';

/** Days before the visitor's day without a session, so that slow healing has time. */
export const FREE_DAYS = 7;

/** A treatment's first course in days: the fewest sessions, and the longest that each part may take. */
export interface Course {
  sessions: number;
  /** Between two sessions; 0 for a single one. */
  interval: number;
  /** After each session, in which others may see it. */
  downtime: number;
  /** After the last session, until it has healed, works in full and has been looked at again. */
  settling: number;
  /** Before the first session, in which there is something to do or to leave. */
  preparation: number;
}

type CourseFacts = Pick<
  TreatmentFacts,
  'sessions_min' | 'interval_days' | 'check_days' | 'downtime_days_max' | 'onset_days_max'
>;

/**
 * The course of a treatment; its care says how long before it there is something to do. Null while a number that it
 * is counted from is not known.
 */
export function courseOf(facts: CourseFacts, care: readonly Pick<Care, 'from'>[]): Course | null {
  const { sessions_min: sessions, downtime_days_max: downtime, onset_days_max: onset } = facts;
  const interval = sessions === 1 ? 0 : facts.interval_days;
  if (sessions === null || interval === null || downtime === null || onset === null) return null;
  return {
    sessions,
    interval,
    downtime,
    settling: Math.max(downtime, onset, facts.check_days ?? 0),
    preparation: Math.max(0, ...care.map(({ from }) => -from)),
  };
}

/** Whether a course is over before the free days: all of it, some of its sessions, or none. */
export type Verdict = 'fits' | 'partly' | 'late';

/** A course beside a day that matters. Days count from that day, which is 0; those before it are negative. */
export interface CoursePlan {
  verdict: Verdict;
  /** The beginning of the preparation, or of the first session without one. */
  begin: number;
  sessions: number[];
  /** When the course is over. */
  settled: number;
  /** How many sessions can be over before the free days. */
  possible: number;
  /** The last days for the first and the last one of these; null where none is possible. */
  latest: { begin: number; first: number; last: number } | null;
}

/**
 * Plans a course before a day: as late as it can be where it fits, else from today on, so that it is seen
 * how far it goes beyond.
 *
 * @param left days from today to that day; null where the day is not known, so that everything fits
 */
export function planCourse(course: Course, left: number | null): CoursePlan {
  const { sessions, settling, preparation } = course;
  const possible = left === null ? sessions : possibleSessions(course, left);
  const fits = possible === sessions;
  const wanted = latestOf(course, sessions);
  const first = fits || left === null ? wanted.first : preparation - left;
  const last = first + (wanted.last - wanted.first);
  return {
    verdict: fits ? 'fits' : possible > 0 ? 'partly' : 'late',
    begin: first - preparation,
    sessions: Array.from({ length: sessions }, (_, at) => first + at * course.interval),
    settled: last + settling,
    possible,
    latest: possible > 0 ? latestOf(course, possible) : null,
  };
}

function latestOf({ interval, settling, preparation }: Course, sessions: number) {
  const last = -FREE_DAYS - settling;
  const first = last - (sessions - 1) * interval;
  return { begin: first - preparation, first, last };
}

function possibleSessions(course: Course, left: number): number {
  const { sessions, interval } = course;
  const spare = left + latestOf(course, 1).begin;
  if (spare < 0) return 0;
  return interval === 0 ? sessions : Math.min(sessions, Math.floor(spare / interval) + 1);
}
