/**
 * The address of a telephone number as people write it, for a call from any country: '03643 / 12 34' →
 * 'tel:+4936431234'. A number without a country is a German one; short ones, '112', have none.
 */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
