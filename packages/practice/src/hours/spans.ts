import type { TimeSpan } from './hours.ts';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A problem of the hours of a day, and which of the two fields has it. */
export interface SpanProblem {
  readonly name: 'opens' | 'closes';
  readonly kind: 'missingTime' | 'backwards' | 'overlapping';
}

/** Whether a span begins before another one of its day has ended; two may touch. */
export function beginsWithin(day: readonly TimeSpan[], at: number): boolean {
  const span = day[at];
  return (
    span !== undefined &&
    day.some(
      (other, place) =>
        place !== at &&
        (other.opens < span.opens || (other.opens === span.opens && place < at)) &&
        span.opens < other.closes,
    )
  );
}

export function spanProblem(day: readonly TimeSpan[], at: number): SpanProblem | null {
  const { opens = '', closes = '' } = day[at] ?? {};
  if (!time.test(opens)) return { name: 'opens', kind: 'missingTime' };
  if (!time.test(closes)) return { name: 'closes', kind: 'missingTime' };
  if (closes <= opens) return { name: 'closes', kind: 'backwards' };
  return beginsWithin(day, at) ? { name: 'opens', kind: 'overlapping' } : null;
}

/** The first problem of a day; null where there is none. */
export const dayProblem = (day: readonly TimeSpan[]): SpanProblem | null =>
  day.map((_, at) => spanProblem(day, at)).find((problem) => problem !== null) ?? null;

/** Before and after lunch. */
const usual: readonly TimeSpan[] = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '18:00' },
];

/** Hours for a day that has these already: the usual ones that are free, else empty fields. */
export const freeSpan = (day: readonly TimeSpan[]): TimeSpan =>
  usual.find((span) =>
    day.every(({ opens, closes }) => closes <= span.opens || span.closes <= opens),
  ) ?? { opens: '', closes: '' };
