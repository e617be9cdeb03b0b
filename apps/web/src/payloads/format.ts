import { createFormats, type Locale } from '@praxiskit/pages';
import type { PriceRecord } from '../records/records.ts';

const from: Record<Locale, string> = { de: 'ab', en: 'from' };

/** Always 'ab': a fee depends on the effort of the single case (GOÄ § 5). */
function priceText(amount: string, locale: Locale): string {
  return `${from[locale]}\u00a0${createFormats(locale).euros(amount)}`;
}

/** The lowest price, 'ab 159 €'; null where nothing is charged. */
export function lowestPrice(
  prices: readonly PriceRecord[] | undefined,
  locale: Locale,
): string | null {
  const amounts = (prices ?? []).flatMap(({ amount }) => amount ?? []);
  const lowest = amounts.sort((a, b) => Number(a) - Number(b))[0];
  return lowest === undefined ? null : priceText(lowest, locale);
}
