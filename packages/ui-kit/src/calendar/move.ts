import { addDays, addMonths, dayOfWeek } from './plain-date.ts';
import { weekDays } from './week.ts';

/** The day that a key moves to, after the date grid of WAI-ARIA; null for every other key. */
export function moveBy(key: string, hasShift: boolean, date: string, locale: string) {
  const inWeek = weekDays(locale).indexOf(dayOfWeek(date));
  const months = hasShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return null;
  }
}
