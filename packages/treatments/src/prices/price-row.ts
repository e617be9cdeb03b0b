import {
  createFormats,
  type Locale,
  type LocalizedTexts,
  localized,
  localizedTexts,
} from '@praxiskit/core';
import type { InBoth } from '../treatment.ts';

/** One line of the price list, as the columns of its record. */
export interface TreatmentPrice extends InBoth<'label'> {
  id: string;
  /** Euros as a decimal, '159.00'; null: included. */
  amount: string | null;
  note_de: string | null;
  note_en: string | null;
}

/** With what decides when it counts. */
export interface DatedPrice extends TreatmentPrice {
  treatment_id: string | null;
  /** ISO day. */
  valid_from: string;
}

/**
 * The prices of a day. One that is valid later is not among them; of one service (the same German label)
 * the newest counts, in place of those before it.
 */
export function pricesOn<Price extends DatedPrice>(prices: readonly Price[], day: string): Price[] {
  const service = (price: Price) => `${price.treatment_id} ${price.label_de}`;
  const begun = prices.filter(({ valid_from }) => valid_from <= day);
  const newest = new Map<string, string>();
  for (const price of begun) {
    const known = newest.get(service(price)) ?? '';
    if (price.valid_from > known) newest.set(service(price), price.valid_from);
  }
  return begun.filter((price) => newest.get(service(price)) === price.valid_from);
}

/** A price in the page's language, with each of its texts: `remark_de` and `remark_en` are `remark`. */
export type PriceRow<Price extends TreatmentPrice = TreatmentPrice> = Omit<
  LocalizedTexts<Price>,
  'note'
> & {
  id: string;
  note: string | null;
  /** Null: included. */
  amount: string | null;
  isFrom: boolean;
};

/** Every figure with 'ab': a fee is set by the effort of the single case (GOÄ § 5). */
export function priceRow<Price extends TreatmentPrice>(
  price: Price,
  locale: Locale,
): PriceRow<Price> {
  const { id, amount } = price;
  return {
    id,
    amount,
    isFrom: amount !== null,
    ...localizedTexts(price, locale),
    note: localized(price, 'note', locale) || null,
  } as PriceRow<Price>;
}

const from: Record<Locale, string> = { de: 'ab', en: 'from' };

/** The lowest price, 'ab 159 €'; null where nothing is charged. */
export function lowestPrice(
  prices: readonly TreatmentPrice[] | undefined,
  locale: Locale,
): string | null {
  const amounts = (prices ?? []).flatMap(({ amount }) => amount ?? []);
  const lowest = amounts.sort((a, b) => Number(a) - Number(b))[0];
  if (lowest === undefined) return null;
  return `${from[locale]}\u00a0${createFormats(locale).euros(lowest)}`;
}
