type Locale = 'de' | 'en';

/** Numbers with a decimal sign, including unfinished ones: `12.`, `.5`. */
const pointed = /^\s*[+-]?\d*\.\d*\s*$/;
const commaed = /^\s*[+-]?\d*,\d*\s*$/;
const hasDigits = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;
/**
 * `1.740`, `1.740,50`, `12.345.678`: full groups of three after a first one that does not begin
 * with 0.
 */
const grouped = {
  de: /^\s*[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?\s*$/,
  en: /^\s*[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?\s*$/,
};
/** `€ 10`, `10 EUR`: the currency beside an amount. */
const euro = /^\s*(?:€|eur)\s*(?=[+\-.,\d])|(?<=[.,\d])\s*(?:€|eur|euro)\s*$/gi;

/** `12.50` as `12,50` in German. A text that is no number is unchanged. */
export function writeNumber(value: unknown, locale: Locale): string {
  const text = String(value ?? '');
  return locale === 'de' && pointed.test(text) ? text.replace('.', ',') : text;
}

/**
 * `12,50` as `12.50` in German, where a point is also a decimal sign, because some keyboards have
 * no comma. The thousands separator, a point in German and a comma in English, is recognized only
 * if it can be nothing else: before a decimal sign, twice, or before more digits than the column
 * has decimal places. Otherwise a price of `1.740` would be one of 1.74. `12,` is 12, `,5` is 0.5,
 * and a euro sign beside an amount is ignored. A text that is no number is unchanged, so that the
 * column refuses it.
 * @param isShort the column has fewer than three decimal places
 */
export function readNumber(text: string, locale: Locale, isShort: boolean): string {
  const isGerman = locale === 'de';
  const amount = text.replace(euro, '');
  const isGrouped =
    grouped[locale].test(amount) && (isShort || !(isGerman ? pointed : commaed).test(amount));
  const plain = isGrouped ? amount.replaceAll(isGerman ? '.' : ',', '') : amount;
  const number = isGerman && commaed.test(plain) ? plain.replace(',', '.') : plain;
  return hasDigits.test(number) ? number.replace(/(?<!\d)\./, '0.').replace(/\.\s*$/, '') : text;
}

/** Compares digits, so that numbers of any length work: `12.5` and `12.50` are the same. */
export const isSameNumber = (a: unknown, b: unknown): boolean => digitsOf(a) === digitsOf(b);

const digitsOf = (value: unknown): string =>
  String(value ?? '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0*$/, '$1')
    .replace(/\.$/, '');
