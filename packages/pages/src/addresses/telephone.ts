/** The address of a telephone number as people write it: '03643 / 12 34' → 'tel:036431234'. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
