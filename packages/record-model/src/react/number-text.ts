type Locale = 'de' | 'en';

/** Numbers with a decimal sign, also unfinished ones: `12.`, `.5`. */
const pointed = /^\s*[+-]?\d*\.\d*\s*$/;
const commaed = /^\s*[+-]?\d*,\d*\s*$/;
/** `1.740`, `1.740,50`, `12.345.678`: whole groups of three behind a first one that does not begin with 0. */
const grouped = /^\s*[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?\s*$/;

/** `12.50` as `12,50` in German. What is no number stays as it is. */
export function writeNumber(value: unknown, locale: Locale): string {
  const text = String(value ?? '');
  return locale === 'de' && pointed.test(text) ? text.replace('.', ',') : text;
}

/**
 * `12,50` as `12.50` in German, where a point is a decimal sign, too: some keyboards have no comma. It
 * separates thousands where it can be nothing else: before a comma, twice, or before more digits than the
 * column has behind its sign. A price of `1.740` would be one of 1.74 otherwise. In English a comma
 * separates thousands, so that `1,234` is left for the column to refuse.
 *
 * @param isShort the column takes fewer than three digits behind its decimal sign
 */
export function readNumber(text: string, locale: Locale, isShort: boolean): string {
  if (locale !== 'de') return text;
  const isGrouped = grouped.test(text) && (isShort || !pointed.test(text));
  const number = isGrouped ? text.replaceAll('.', '') : text;
  return commaed.test(number) ? number.replace(',', '.') : number;
}

/** Compares digits, so that no number is too long for it: `12.5` and `12.50` are the same. */
export const isSameNumber = (a: unknown, b: unknown): boolean => digitsOf(a) === digitsOf(b);

const digitsOf = (value: unknown): string =>
  String(value ?? '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0*$/, '$1')
    .replace(/\.$/, '');
