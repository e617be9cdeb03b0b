import { storedWords, typedWords } from './fold-words.ts';

/** What a patient is found by. Days are ISO 8601. */
export interface FoundBy {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly title?: string | null;
  readonly file_number?: string | null;
  readonly phone?: string | null;
  readonly birth_date?: string | null;
  /** Addresses of the person, and of their account. */
  readonly emails?: readonly (string | null | undefined)[];
}

/** The words by which a patient is stored for searches. */
export function wordsOfPatient(patient: FoundBy): string[] {
  const { first_name, last_name, title, file_number, phone, birth_date, emails = [] } = patient;
  const texts = [first_name, last_name, title, file_number, ...emails];
  const words = texts.flatMap((text) => storedWords(text ?? ''));
  return [...new Set([...words, ...wordsOfPhone(phone ?? ''), ...wordsOfDay(birth_date ?? '')])];
}

/** With and without the country, and the last four digits. */
function wordsOfPhone(phone: string): string[] {
  const digits = digitsOf(phone);
  if (digits.length < 4) return [];
  const national = digits.startsWith('49') ? `0${digits.slice(2)}` : digits;
  const international = digits.startsWith('0') ? `49${digits.slice(1)}` : digits;
  return [national, international, digits.slice(-4)];
}

/** '1978-03-14' → 1978, 14031978, 140378 */
function wordsOfDay(day: string): string[] {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return [];
  return [year, `${date}${month}${year}`, `${date}${month}${year.slice(2)}`];
}

/** Only digits; a country's 00 or + is left out. '0041' is the end of a number. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00(?=\d{4})/, '');

/** A number as it is dialled: it begins with + or 0, and its groups belong together. */
const phonePattern = /(?<![\w.])(?:\+|0)\d[\d ()/-]*\d/g;
const dayPattern = /\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?(?!\d)/g;

/** The words of a search in patients, each with its spellings: 'mueller 14.3.78'. */
export function wordsOfSearch(text: string): string[][] {
  const special: string[][] = [];
  const keep = (word: string) => {
    special.push([word]);
    return ' ';
  };
  const rest = text
    .replace(dayPattern, (_, date: string, month: string, year = '') =>
      keep(`${date.padStart(2, '0')}${month.padStart(2, '0')}${year}`),
    )
    .replace(phonePattern, (number) => keep(digitsOf(number)));
  return [...typedWords(rest), ...special];
}
