import {
  type Layer,
  offeredByDepth,
  treatmentAddresses,
  treatmentChanges,
  treatmentIndex,
} from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const treatments = [
  { slug: 'falten', former_slugs: ['botox', 'hyaluron'] },
  { slug: 'hyaluron', former_slugs: [] },
];

test('a treatment is found by its slug, or by a former slug', () => {
  expect(treatmentIndex(treatments, 'falten')).toBe(0);
  expect(treatmentIndex(treatments, 'botox')).toBe(0);
  expect(treatmentIndex(treatments, 'hyaluron')).toBe(1);
  expect(treatmentIndex(treatments, 'unbekannt')).toBe(-1);
});

test('a page at a former address has the current address as canonical', () => {
  expect(treatmentAddresses(treatments)).toEqual([
    '/falten',
    { path: '/botox', canonical: '/falten' },
    { path: '/hyaluron', canonical: '/falten' },
    '/hyaluron',
  ]);
});

test('treatments go from the surface down, and without those that are not offered', () => {
  const at = (layer: Layer, position: number, active = true) => ({
    layer,
    position,
    active,
    facts: { layer },
  });
  const listed = [at('muskel', 0), at('oberhaut', 2), at('oberhaut', 1), at('lederhaut', 0, false)];
  expect(offeredByDepth(listed).map(({ layer, position }) => `${layer} ${position}`)).toEqual([
    'oberhaut 1',
    'oberhaut 2',
    'muskel 0',
  ]);
});

test('a page’s last change is the latest change of its records', () => {
  const at = (hour: number) => ({ updated_at: `2026-11-23T0${hour}:00:00.000Z` });
  const listed = [
    { slug: 'falten', ...at(1), prices: [at(5)] },
    { slug: 'hyaluron', ...at(3) },
  ];
  const texts = ['home', 'preise', 'impressum'].map((slug) => ({ slug, ...at(2) }));
  expect(treatmentChanges(listed, texts, ['home'])).toEqual({
    '/': at(5).updated_at,
    '/preise': at(2).updated_at,
    '/impressum': at(2).updated_at,
    '/falten': at(5).updated_at,
    '/hyaluron': at(3).updated_at,
  });
});
