import { fill } from '@praxiskit/core';
import type { UiKitMessages } from '../text/messages.ts';
import { dateForm, formatDate, type ReadDate } from './date-text.ts';

/** Which days can be chosen. Dates are `YYYY-MM-DD`; `min` and `max` are allowed themselves. */
export interface DayRules {
  min?: string | undefined;
  max?: string | undefined;
  isDisabledDay?: ((date: string) => boolean) | undefined;
}

/** The error of a typed date, with the remedy; null for none. */
export function problemWith(
  read: ReadDate,
  rules: DayRules,
  texts: UiKitMessages['dateField'],
  locale: string,
): string | null {
  const written = (date: string) => formatDate(date, locale);
  if ('problem' in read) {
    return fill(texts[read.problem], {
      form: dateForm(locale, texts),
      example: written('2026-12-24'),
    });
  }
  const { date } = read;
  if (rules.min && date < rules.min) return fill(texts.tooEarly, { date: written(rules.min) });
  if (rules.max && date > rules.max) return fill(texts.tooLate, { date: written(rules.max) });
  return rules.isDisabledDay?.(date) ? texts.disabled : null;
}
