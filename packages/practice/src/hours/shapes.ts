import { z } from 'zod';
import type { Holiday, TimeSpan } from './hours.ts';
import { beginsWithin } from './spans.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const note = z.string().max(255);

const backwards = { de: 'schließt vor dem Öffnen', en: 'closes before it opens' };
const overlapping = {
  de: 'überschneidet sich mit der Zeit davor',
  en: 'overlaps the time before it',
};
const twice = { de: 'Ein Tag steht zweimal da.', en: 'One day is there twice.' };

const isForwards = ({ opens, closes }: TimeSpan) => opens < closes;
const span = z
  .strictObject({ opens: time, closes: time })
  .refine(isForwards, { params: backwards });
const spanOfWeek = z
  .strictObject({
    day: z.int().min(1).max(7).describe('1 is Monday'),
    opens: time.describe('`09:00`'),
    closes: time,
  })
  .refine(isForwards, { params: backwards });

/** At a span that begins before another one of its day has ended is an issue. */
function ensureApart<Span extends TimeSpan>(
  spans: readonly Span[],
  context: z.core.$RefinementCtx,
  isSameDay: (one: Span, other: Span) => boolean = () => true,
): void {
  for (const [at, span] of spans.entries()) {
    const day = spans.filter((other) => isSameDay(span, other));
    if (beginsWithin(day, day.indexOf(span))) {
      context.addIssue({ code: 'custom', path: [at], params: overlapping });
    }
  }
}

/** The shape of a week's opening hours: for `keepShape` of record-server. A day may have several, as around a lunch break. */
export const openingHoursShape = z
  .array(spanOfWeek)
  .max(28)
  .superRefine((spans, context) =>
    ensureApart(spans, context, (one, other) => one.day === other.day),
  );

/** The shape of a practice's holidays: for `keepShape` of record-server. */
export const holidaysShape: z.ZodType<Holiday[]> = z
  .array(
    z.strictObject({
      date: z.iso.date(),
      hours: z
        .array(span)
        .max(4)
        .superRefine((spans, context) => ensureApart(spans, context)),
      note_de: note,
      note_en: note,
    }),
  )
  .max(100)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, { params: twice });
