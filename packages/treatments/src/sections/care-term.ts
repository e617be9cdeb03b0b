import type { Locale } from '@praxiskit/core';
import { fill } from '@praxiskit/core';
import { daysText } from '../facts/days.ts';
import { messages } from '../messages.ts';
import type { Care } from '../treatment.ts';

/** When: '2 Wochen vorher' (until the treatment), '1–2 Wochen vorher', 'Am Tag selbst', '1 Woche lang danach'. */
export function careTerm({ from, to }: Pick<Care, 'from' | 'to'>, locale: Locale): string {
  const say = messages[locale].care;
  const days = (count: number) => daysText(count, count, locale);
  if (from === 0 && to === 0) return say.sameDay;
  if (from === 0) return fill(say.after, { span: days(to) });
  if (from > 0) return fill(say.from, { from: String(from), to: String(to) });
  return fill(say.before, { span: to < -1 ? daysText(-to, -from, locale) : days(-from) });
}
