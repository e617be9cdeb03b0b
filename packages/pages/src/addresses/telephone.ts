/**
 * The address of a telephone number written for readers, for a call from any country: '03643 / 12
 * 34' → 'tel:+4936431234'. A number without a country code is German; short numbers, '112', get
 * none.
 */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
