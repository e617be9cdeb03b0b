import { phoneWords } from './fold-contact.ts';
import { spellingsOf, storedWords, withoutApostrophes, wordPattern } from './fold-words.ts';

/** What a patient is found by. Days are ISO 8601. */
export interface FoundBy {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly file_number?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly birth_date?: string | null | undefined;
  /** Addresses of the person, and of their account. */
  readonly emails?: readonly (string | null | undefined)[];
}

/** Digits of a phone and of a day are words of their own kind: '03' is no area code in a date. */
const inPhone = (digits: string) => `p${digits}`;
const inDay = (digits: string) => `d${digits}`;

/** The words by which a patient is stored for searches. */
export function wordsOfPatient(patient: FoundBy): string[] {
  const { first_name, last_name, title, file_number, phone, birth_date, emails = [] } = patient;
  const texts = [first_name, last_name, title, file_number, ...emails];
  const words = [
    ...texts.flatMap((text) => storedWords(text ?? '')),
    ...phoneWords(phone ?? '').map(inPhone),
    ...wordsOfDay(birth_date ?? ''),
  ];
  return [...new Set(words)];
}

/** '1978-03-14' → 14031978, 140378, 19780314 */
function wordsOfDay(day: string): string[] {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return [];
  const orders = [`${date}${month}${year}`, `${date}${month}${year.slice(2)}`, year + month + date];
  return orders.map(inDay);
}

/** A day in a text that is searched for, from one place to another. */
interface TypedDay {
  readonly from: number;
  readonly to: number;
  readonly spellings: readonly string[];
  /** With dots it is a day alone; other signs are in numbers of phones and files, too. */
  readonly isOnly: boolean;
}

const two = (digits: string) => digits.padStart(2, '0');
/** A number that is perhaps not yet complete: '1' is January or October. */
const begun = (digits: string) => [...new Set([digits, two(digits)])];

const dotted = /(?<![\d.])(\d{1,2})\.\s*(?:(\d{1,2})(?:(\.)\s*(\d{1,4})?)?)?(?!\d)/g;
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?!\d)/g;
const iso = /(?<!\d)(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/g;

function daysIn(text: string): TypedDay[] {
  const all = (
    pattern: RegExp,
    isOnly: boolean,
    spell: (...parts: (string | undefined)[]) => readonly string[],
  ) =>
    Array.from(text.matchAll(pattern), ({ index, 0: whole, 1: a, 2: b, 3: c, 4: d }): TypedDay => {
      const spellings = spell(a, b, c, d).map(inDay);
      return { from: index, to: index + whole.length, spellings, isOnly };
    });
  return [
    ...all(dotted, true, (date = '', month = '', dot, year = '') =>
      month === ''
        ? [two(date)]
        : (dot ? [two(month)] : begun(month)).map((each) => two(date) + each + year),
    ),
    // The first number is the day or, in English, the month.
    ...all(slashed, false, (one = '', other = '', year = '') => [
      two(one) + two(other) + year,
      two(other) + two(one) + year,
    ]),
    ...all(iso, false, (year = '', month = '', date) =>
      date === undefined
        ? begun(month).map((each) => year + each)
        : begun(date).map((each) => year + two(month) + each),
    ),
  ];
}

/** The words of a search in patients, each with its spellings: 'mueller 14.3.78'. */
export function wordsOfSearch(typed: string): string[][] {
  const text = withoutApostrophes(typed)
    .normalize('NFKC')
    // A country: '+49 (0)160' → '0049 160'
    .replace(/(?<![\p{L}\p{N}])\+\s*(?=\d)/gu, '00')
    .replace(/(?<=(?<!\d)00\d{1,3}\s*)\(0\)/g, ' ');
  const days = daysIn(text);
  const words = [...text.matchAll(wordPattern)];
  let number = '';
  let end = 0;
  return words
    .map(({ 0: word, index }, at) => {
      const isNumber = /^\d+$/.test(word);
      // Groups of one or two digits continue a number, but for the last, which may be another one.
      const isNext =
        word.length < 3 && at < words.length - 1 && /^[ ()/-]*$/.test(text.slice(end, index));
      number = isNumber ? (isNext ? number + word : word) : '';
      end = index + word.length;
      const day = days.find(({ from, to }) => from <= index && index < to);
      return [
        ...spellingsOf(word),
        ...(day?.spellings ?? []),
        ...(isNumber && !day?.isOnly ? [inPhone(number), inDay(word)] : []),
      ];
    })
    .filter((spellings) => spellings.length > 0);
}
