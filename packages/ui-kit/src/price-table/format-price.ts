const NBSP = '\u00a0';

/**
 * Euros as people write them: whole amounts without cents. `amount` is a decimal as the wire has
 * it, '159.00', or a number; what is no number is an empty text.
 *
 * @param locale a BCP 47 tag
 * @param currency of ISO 4217
 * @throws RangeError for a locale or a currency that is not written so
 */
export function formatPrice(amount: string | number, locale = 'en-US', currency = 'EUR') {
  const value = Number(amount);
  if (!Number.isFinite(value)) return '';
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  })
    .format(value)
    .replaceAll(' ', NBSP);
}
