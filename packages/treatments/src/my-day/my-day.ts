import { createFormats, fill, type Locale } from '@praxiskit/core';
import { type Words, withWords } from '@praxiskit/pages';
import { daysText } from '../facts/days.ts';
import { type Care, type Layer, layers, type TreatmentFacts } from '../treatment.ts';
import { type Course, type CoursePlan, courseOf, planCourse, type Verdict } from './course-plan.ts';
import { dayMessages, type Occasion, occasions } from './messages.ts';
import {
  type DayScale,
  dayScale,
  isTodayNamed,
  type MarkKind,
  type PlanMark,
  planMarks,
  scaleNumerals,
} from './plan-marks.ts';
import { addDays, type EnteredDay, MOST_DAYS, readDay } from './read-day.ts';

/** One treatment beside the day. */
export interface DayRow {
  path: string;
  name: string;
  /** '2–8 mm' */
  depth: string;
  /** Null where no day is known. */
  verdict: { kind: Verdict; text: string } | null;
  /** When the sessions would have to be. */
  text: string;
  marks: PlanMark[];
}

/** The data of 'Mein Termin', in one language, ready to be shown. */
export interface MyDayData {
  headline: string;
  lead: string;
  form: {
    /** The visitor's entry for the field: an ISO day, or text that could not be read. */
    day: string;
    isText: boolean;
    problem: string | null;
    occasion: Occasion;
    occasions: { value: Occasion; text: string }[];
    /** ISO days. */
    first: string;
    last: string;
    labels: { occasion: string; day: string; show: string };
  };
  /** How many treatments there are of each verdict; empty where no day is known. */
  summary: { kind: Verdict; text: string }[];
  scale: DayScale & {
    numerals: { x: number; text: string; isMinor: boolean }[];
    /** On the line: '29. Dezember' and 'noch 35 Tage', or 'Ihr Tag'. */
    title: string;
    note: string;
    /** At the left end; empty where that is another day, or the line is beside it. */
    today: string;
  };
  table: { caption: string; treatment: string; time: string; chart: string; weeks: string };
  groups: { layer: Layer; name: string; rows: DayRow[] }[];
  legend: { title: string; entries: { kind: MarkKind | 'after' | 'free'; text: string }[] };
  advice: { title: string; text: string };
}

/** A treatment as lists of the site have it, with the numbers that a course is counted from. */
export interface DayTreatment extends Pick<DayRow, 'path' | 'name' | 'depth'> {
  facts: TreatmentFacts;
  care: readonly Care[];
}

/** A visitor's question, and its address. */
export interface DayQuestion {
  /** The address's query: `tag` is the day, `anlass` one of `occasions`. */
  query: URLSearchParams;
  /** ISO day. */
  today: string;
  locale: Locale;
  layerName(layer: Layer): string;
  /** The practice's own in place of `dayMessages`, by 'myDay.{key}'. */
  words?: Words;
}

/**
 * When the sessions of every treatment would have to be, so that it is over a week before the visitor's
 * day. Without a day, or with one that cannot be planned, the days before it. A treatment whose numbers are not
 * known is left out.
 */
export function myDay(treatments: readonly DayTreatment[], question: DayQuestion): MyDayData {
  const { query, today, locale, layerName, words } = question;
  const say = withWords(dayMessages[locale], words, 'myDay');
  const entered = readDay(query.get('tag') ?? '', today, locale);
  const left = entered.kind === 'day' ? entered.left : null;
  const occasion = occasions.find((one) => one === query.get('anlass')) ?? 'tag';
  const planned = treatments.flatMap((treatment) => {
    const course = courseOf(treatment.facts, treatment.care);
    return course === null ? [] : [{ treatment, course, plan: planCourse(course, left) }];
  });
  const scale = dayScale(
    planned.map(({ plan }) => plan),
    left,
  );
  const row = ({ treatment, course, plan }: (typeof planned)[number]): DayRow => ({
    path: treatment.path,
    name: treatment.name,
    depth: treatment.depth,
    verdict: left === null ? null : { kind: plan.verdict, text: say.verdicts[plan.verdict] },
    text: rowText(course, plan, entered, locale),
    marks: planMarks(plan, course, scale),
  });
  const verdicts: Verdict[] = left === null ? [] : ['fits', 'partly', 'late'];
  return {
    headline: left === null ? say.headline : headlineText(left, occasion, locale),
    lead: say.lead,
    form: formOf(query.get('tag') ?? '', entered, occasion, question),
    summary: verdicts.map((kind) => {
      const count = planned.filter(({ plan }) => plan.verdict === kind).length;
      const form = say.summary[kind][count < 2 ? 0 : 1];
      return { kind, text: fill(form, { count: numberText(count, locale) }) };
    }),
    scale: {
      ...scale,
      numerals: scaleNumerals(scale).map(({ x, weeks, isMinor }) => ({
        x,
        isMinor,
        text: weeks > 0 ? String(weeks) : `+${-weeks}`,
      })),
      title: entered.kind === 'day' ? dayText(entered.day, locale) : say.scale.yourDay,
      note: left === null ? '' : fill(left === 1 ? say.leftOne : say.left, { count: String(left) }),
      today: isTodayNamed(scale) ? say.scale.today : '',
    },
    table: say.table,
    groups: layers
      .map((layer) => ({
        layer,
        name: layerName(layer),
        rows: planned.filter(({ treatment }) => treatment.facts.layer === layer).map(row),
      }))
      .filter(({ rows }) => rows.length > 0),
    legend: {
      title: say.legendTitle,
      entries: legendKinds
        .filter((kind) => kind !== 'after' || left !== null)
        .map((kind) => ({ kind, text: say.legend[kind] })),
    },
    advice: { title: say.adviceTitle, text: say.advice },
  };
}

const legendKinds = [
  'preparation',
  'session',
  'downtime',
  'course',
  'settled',
  'free',
  'after',
] as const;

function formOf(
  typed: string,
  entered: EnteredDay,
  occasion: Occasion,
  { today, locale }: DayQuestion,
): MyDayData['form'] {
  const say = dayMessages[locale];
  const [first, last] = [addDays(today, 1), addDays(today, MOST_DAYS)];
  const date = (day: string) => createFormats(locale).date(day, 'long').replaceAll(' ', '\u00a0');
  const isText = entered.kind === 'unreadable';
  const example = createFormats(locale).date(addDays(today, 60), 'numeric');
  const values = {
    typed: typed.trim().slice(0, 40),
    example,
    first: date(first),
    last: date(last),
  };
  return {
    day: isText ? values.typed : 'day' in entered ? entered.day : '',
    isText,
    problem:
      entered.kind === 'none' || entered.kind === 'day'
        ? null
        : fill(say.problems[entered.kind], {
            ...values,
            ...('day' in entered ? { day: date(entered.day) } : {}),
          }),
    occasion,
    occasions: occasions.map((value) => ({ value, text: say.occasions[value] })),
    first,
    last,
    labels: { occasion: say.occasion, day: say.day, show: say.show },
  };
}

function headlineText(left: number, occasion: Occasion, locale: Locale): string {
  const say = dayMessages[locale];
  const weeks = Math.floor(left / 7);
  const [form, count] =
    left === 1
      ? [say.tomorrow, 1]
      : weeks < 2
        ? [say.inDays, left]
        : [left % 7 === 0 ? say.inWeeks : say.inGoodWeeks, weeks];
  const when = fill(form, { count: numberText(count, locale) });
  return fill(say.headlineFor, { occasion: say.occasions[occasion], when });
}

/** '29. Dezember', never broken. */
function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
}

/** 'drei', and from thirteen on '13'. */
function numberText(count: number, locale: Locale): string {
  return dayMessages[locale].numbers[count] ?? String(count);
}

/** 'drei Sitzungen: erste spätestens am 3. November, letzte am 1. Dezember, vorbereiten ab 27. Oktober' */
function rowText(course: Course, plan: CoursePlan, entered: EnteredDay, locale: Locale): string {
  const say = dayMessages[locale].row;
  const on = (offset: number): string =>
    entered.kind === 'day' ? dayText(addDays(entered.day, offset), locale) : '';
  const at = (offset: number): string =>
    entered.kind === 'day'
      ? fill(say.by, { day: on(offset) })
      : fill(say.before, { span: daysText(-offset, -offset, locale, false) });
  const { latest, possible } = plan;
  const of = numberText(course.sessions, locale);
  if (latest === null) {
    const form = course.sessions === 1 ? say.lateOne : say.late;
    return fill(form, { count: of, settled: on(plan.settled) });
  }
  const isWhole = possible === course.sessions;
  const forms = isWhole ? [say.one, say.several] : [say.partOne, say.part];
  const text = fill(forms[possible === 1 ? 0 : 1] ?? '', {
    count: numberText(possible, locale),
    of,
    first: at(latest.first),
    last: at(latest.last),
  });
  if (course.preparation === 0) return text;
  const preparation =
    entered.kind === 'day'
      ? fill(say.preparation, { begin: on(latest.begin) })
      : fill(say.preparationBefore, { begin: at(latest.begin) });
  return `${text}; ${preparation}`;
}
