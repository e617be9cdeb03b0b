import { lowestPrice, priceRow, pricesOn } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const price = (id: string, amount: string | null) => ({
  id,
  amount,
  label_de: 'Gesicht',
  label_en: 'Face',
  note_de: null,
  note_en: null,
});

test('a further text in both languages is in the row, in the language of the page', () => {
  const remark = { remark_de: 'Nur vormittags', remark_en: 'Mornings only' };
  expect(priceRow({ ...price('a', null), ...remark }, 'en').remark).toBe('Mornings only');
});

test('every price begins with ‘ab’, because fees depend on the case (GOÄ § 5)', () => {
  expect(priceRow(price('a', '159.00'), 'en')).toEqual({
    id: 'a',
    label: 'Face',
    note: null,
    amount: '159.00',
    isFrom: true,
  });
  expect(priceRow(price('a', null), 'de')).toMatchObject({ amount: null, isFrom: false });
});

test('the lowest price is found by number, not by text order', () => {
  const prices = [price('a', '1000.00'), price('b', '159.00'), price('c', null)];
  expect(lowestPrice(prices, 'de')).toBe('ab\u00a0159\u00a0€');
  expect(lowestPrice(prices, 'en')).toBe('from\u00a0€159');
  expect(lowestPrice([price('c', null)], 'de')).toBeNull();
  expect(lowestPrice(undefined, 'de')).toBeNull();
});

test('a price is valid from its day on, and replaces the former price', () => {
  const dated = (id: string, valid_from: string, label_de = 'Gesicht', treatment_id = 't') => ({
    ...price(id, '100.00'),
    label_de,
    treatment_id,
    valid_from,
  });
  const prices = [
    dated('old', '2026-01-01'),
    dated('new', '2026-12-01'),
    dated('small', '2026-01-01', 'Hals'),
    dated('large', '2026-01-01', 'Hals'),
    dated('other', '2026-02-01', 'Gesicht', 'u'),
  ];
  const on = (day: string) => pricesOn(prices, day).map(({ id }) => id);
  expect(on('2025-12-31')).toEqual([]);
  expect(on('2026-11-30')).toEqual(['old', 'small', 'large', 'other']);
  expect(on('2026-12-01')).toEqual(['new', 'small', 'large', 'other']);
});
