import { isDay, isoDate } from '../calendar/plain-date.ts';

type Part = 'day' | 'month' | 'year';
type Pieces = { type: Part; value: string }[];

// The parts of a day in the order and with the separators of the locale.
const written = (locale: string, date: string) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
    .formatToParts(new Date(`${date}T00:00:00Z`))
    .map((piece) => (piece.type === 'year' ? { ...piece, value: date.slice(0, 4) } : piece));

const isPart = (piece: Intl.DateTimeFormatPart): piece is Pieces[number] =>
  ['day', 'month', 'year'].includes(piece.type);

/** `2026-12-24` as `24.12.2026` or `12/24/2026`; a text that is no day stays as it is. */
export const formatDate = (date: string, locale: string) =>
  isDay(date)
    ? written(locale, date)
        .map(({ value }) => value)
        .join('')
    : date;

/** `TT.MM.JJJJ`: the locale's format in the letters of its language. */
export const dateForm = (locale: string, letters: Record<Part, string>) =>
  written(locale, '2026-12-24')
    .map((piece) => (isPart(piece) ? letters[piece.type] : piece.value))
    .join('');

export type ReadDate = { date: string } | { problem: 'unreadable' | 'unknown' };

/**
 * Reads a typed date: in the locale's order with any separator, without one (a phone's keypad has
 * digits only), or as ISO. A year of two digits is read only where `century` is given: the last
 * year that it can mean.
 */
export function readDate(text: string, locale: string, century?: number): ReadDate {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return known(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = written(locale, '2026-12-24').filter(isPart);
  const pieces = /^\d{8}$/.test(typed)
    ? cut(typed, order)
    : typed.split(/[\s./-]+/).filter(Boolean);
  const value = (part: Part) => pieces[order.findIndex(({ type }) => type === part)] ?? '';
  const year = fullYear(value('year'), century);
  const isWhole = pieces.length === 3 && [value('day'), value('month')].every(isShort);
  return isWhole && year ? known(year, Number(value('month')), Number(value('day'))) : unreadable;
}

const unreadable: ReadDate = { problem: 'unreadable' };
const isShort = (digits: string) => /^\d{1,2}$/.test(digits);

function known(year: number, month: number, day: number): ReadDate {
  const date = isoDate(year, month, day);
  return date ? { date } : { problem: 'unknown' };
}

function cut(digits: string, order: Pieces) {
  let at = 0;
  return order.map(({ value }) => {
    at += value.length;
    return digits.slice(at - value.length, at);
  });
}

function fullYear(digits: string, century: number | undefined) {
  if (/^\d{4}$/.test(digits)) return Number(digits);
  if (!/^\d{2}$/.test(digits) || century === undefined) return undefined;
  const year = Math.floor(century / 100) * 100 + Number(digits);
  return year > century ? year - 100 : year;
}
