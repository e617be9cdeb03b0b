import { type Course, type CoursePlan, FREE_DAYS } from './course-plan.ts';

/** A ruler of days around the visitor's day. */
export interface DayScale {
  /** Days that it shows before that day, and after it. */
  before: number;
  after: number;
  /** The plan begins with today: earlier days are cut off. */
  isFromToday: boolean;
}

/** Extra days at the end of the scale, so that no mark touches it. */
const SPARE = 14;

/**
 * The scale that shows every plan whole.
 *
 * @param left days from today to the visitor's day, null where it is not known
 */
export function dayScale(plans: readonly CoursePlan[], left: number | null): DayScale {
  const longest = Math.max(FREE_DAYS, ...plans.map(({ begin }) => -begin));
  const cut = Math.ceil((longest + SPARE) / 7) * 7;
  const isFromToday = left !== null && left <= cut;
  const overdue = Math.max(0, ...plans.map(({ settled }) => settled));
  return { before: isFromToday ? left : cut, after: overdue + SPARE, isFromToday };
}

/** A numeral of the scale. `x`: days from its left end. */
export interface ScaleNumeral {
  x: number;
  /** Weeks before the day; after it negative. */
  weeks: number;
  /** Left out where there is little room. */
  isMinor: boolean;
}

/** The most numerals that fit side by side. */
const MOST_NUMERALS = 16;

/** The share of the scale that the word for today takes. */
const TODAY_SHARE = 0.12;

/** Whether today is where the scale begins, with room for the word. */
export function isTodayNamed({ before, after, isFromToday }: DayScale): boolean {
  return isFromToday && before > TODAY_SHARE * (before + after);
}

/** Whole weeks before and after the day, as many as have room; none that would touch the word for today. */
export function scaleNumerals(scale: DayScale): ScaleNumeral[] {
  const { before, after } = scale;
  const [first, last] = [Math.floor(before / 7), Math.floor(after / 7)];
  const step = Math.ceil((first + last) / MOST_NUMERALS);
  const weeks = Array.from({ length: first + last + 1 }, (_, at) => first - at);
  const taken = isTodayNamed(scale) ? TODAY_SHARE * (before + after) : 0;
  return weeks
    .filter((week) => week !== 0 && week % step === 0)
    .map((week) => ({
      x: before - 7 * week,
      weeks: week,
      isMinor: (week / step) % 2 !== 0,
    }))
    .filter(({ x }) => x > taken && x < before + after);
}

/**
 * The marks of a plan: `preparation`, `course` (from the first session until it is over), `session`
 * with its downtime, `settled`.
 */
export type MarkKind = 'preparation' | 'course' | 'session' | 'downtime' | 'settled';

/** One mark. `x`: days from the left end of the scale; `days`: how long it is. */
export interface PlanMark {
  kind: MarkKind;
  x: number;
  days: number;
  /** Whether the mark is after the visitor's day. */
  isAfter: boolean;
}

/** The marks of a plan, in the order of drawing; those that pass the visitor's day are cut there in two. */
export function planMarks(plan: CoursePlan, course: Course, { before }: DayScale): PlanMark[] {
  const [first = 0] = plan.sessions;
  const span = (kind: MarkKind, from: number, to: number): PlanMark[] =>
    (
      [
        [from, Math.min(to, 0), false],
        [Math.max(from, 0), to, true],
      ] as const
    )
      .filter(([start, end]) => start < end)
      .map(([start, end, isAfter]) => ({ kind, x: start + before, days: end - start, isAfter }));
  const point = (kind: MarkKind, at: number): PlanMark => ({
    kind,
    x: at + before,
    days: 0,
    isAfter: at > 0,
  });
  return [
    ...span('preparation', plan.begin, first),
    ...span('course', first, plan.settled),
    ...plan.sessions.flatMap((at) => [
      ...span('downtime', at, at + course.downtime),
      point('session', at),
    ]),
    point('settled', plan.settled),
  ];
}
