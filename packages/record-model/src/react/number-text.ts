type Locale = 'de' | 'en';

/** Numbers with a decimal sign, also unfinished ones: `12.`, `.5`. */
const pointed = /^\s*[+-]?\d*\.\d*\s*$/;
const commaed = /^\s*[+-]?\d*,\d*\s*$/;

/** `12.50` as `12,50` in German. What is no number stays as it is. */
export function writeNumber(value: unknown, locale: Locale): string {
  const text = String(value ?? '');
  return locale === 'de' && pointed.test(text) ? text.replace('.', ',') : text;
}

/**
 * `12,50` as `12.50` in German, where a point is a decimal sign, too: some keyboards have no comma. In
 * English a comma separates thousands, so that `1,234` is left for the column to refuse.
 */
export function readNumber(text: string, locale: Locale): string {
  return locale === 'de' && commaed.test(text) ? text.replace(',', '.') : text;
}

/** Compares digits, so that no number is too long for it: `12.5` and `12.50` are the same. */
export const isSameNumber = (a: unknown, b: unknown): boolean => digitsOf(a) === digitsOf(b);

const digitsOf = (value: unknown): string =>
  String(value ?? '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0*$/, '$1')
    .replace(/\.$/, '');
