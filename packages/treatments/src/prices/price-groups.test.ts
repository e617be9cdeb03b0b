import { expect, test } from 'vitest';
import type { Layer } from '../treatment.ts';
import { priceGroups, validFrom } from './price-groups.ts';

const price = (id: string, treatment_id: string | null, valid_from = '2026-01-01') => ({
  id,
  treatment_id,
  valid_from,
  amount: '50.00',
  note_de: null,
  note_en: null,
  label_de: id,
  label_en: id,
});
const treatments = [
  { id: 'b', facts: { layer: 'muskel' as const } },
  { id: 'a', facts: { layer: 'oberhaut' as const } },
];
const words = (layer: Layer | null) => ({ name: layer ?? 'Beratung', extent: '' });

test('prices are grouped by layer, from the surface down, with prices without a treatment at the end', () => {
  const groups = priceGroups(
    treatments,
    [price('Gespräch', null), price('B', 'b'), price('A', 'a'), price('Fremd', 'weg')],
    'de',
    words,
  );
  expect(groups.map(({ name, rows }) => [name, rows.map(({ label }) => label)])).toEqual([
    ['oberhaut', ['A']],
    ['muskel', ['B']],
    ['Beratung', ['Gespräch']],
  ]);
});

test('a group without prices is left out', () => {
  expect(priceGroups(treatments, [price('B', 'b')], 'de', words).map(({ name }) => name)).toEqual([
    'muskel',
  ]);
});

test('the price list is valid from the latest day of its prices', () => {
  const prices = [price('A', 'a', '2026-03-01'), price('B', 'b', '2025-01-01')];
  expect(validFrom(prices, 'de')).toBe('1. März 2026');
  expect(validFrom([], 'en')).toBeNull();
});
