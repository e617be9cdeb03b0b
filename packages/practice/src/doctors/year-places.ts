import type { DoctorYears } from './doctor.ts';

/** A stretch on the ruler of years; places are whole years from its beginning. */
export interface YearPlace {
  at: number;
  /** Years until the next one begins, or until the end of the ruler: the room that its text has. */
  room: number;
  /** Years that it lasts; 0 for a single event. */
  lasts: number;
}

/** The place of each stretch on a ruler of years, to scale, which ends with `thisYear`. */
export function yearPlaces(
  years: readonly Pick<DoctorYears, 'from' | 'to' | 'goes_on'>[],
  thisYear: number,
): YearPlace[] {
  const first = years[0]?.from ?? thisYear;
  return years.map(({ from, to, goes_on }, index) => ({
    at: from - first,
    room: Math.max((years[index + 1]?.from ?? thisYear) - from, 1),
    lasts: (goes_on ? thisYear : (to ?? from)) - from,
  }));
}
