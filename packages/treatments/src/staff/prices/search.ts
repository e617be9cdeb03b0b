import { foundByName, type PageSearch } from '@praxiskit/staff';
import { formatPrice } from '@praxiskit/ui-kit';
import { pricesInOrder } from '../queries.ts';
import type { PriceTexts } from './texts.ts';

/** Prices are found by their label, and shown with their amount. */
export const search: PageSearch = {
  queries: [{ ...pricesInOrder, limit: 500 }],
  describe(record, locale, { from }: PriceTexts) {
    const amount = String(record.get('amount') ?? '');
    const before = record.get('is_from') ? `${from} ` : '';
    return {
      ...foundByName(record, 'label', locale),
      end: amount === '' ? '' : `${before}${formatPrice(amount, locale)}`,
    };
  },
};
