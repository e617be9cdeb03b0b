import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleFacts } from '../sample.ts';
import { careDays } from './care-days.ts';

const part = (from: number, to: number) => ({ from, to, text_de: 'Ruhen.', text_en: 'Rest.' });

test('the ruler has a week before and two after at least, and the days before a share that texts fit below', () => {
  const { before, after, words } = careDays([part(0, 1)], undefined, 'de');
  expect([before, after, words.first, words.last]).toEqual([
    7,
    14,
    '1\u00a0Woche davor',
    '2\u00a0Wochen danach',
  ]);
  expect(careDays([part(-2, -1), part(2, 28)], undefined, 'en')).toMatchObject({
    before: 12,
    after: 28,
    words: { first: '12\u00a0days before', last: '4\u00a0weeks after' },
  });
});

test('the downtime and the checkup come from the numbers of the treatment, with its layer', () => {
  const { late, layer } = careDays([part(0, 14)], sampleFacts, 'de');
  expect(layer).toBe('lederhaut');
  expect(late.map(({ kind, term, text, days }) => [kind, term, text, days])).toEqual([
    ['downtime', '2–3\u00a0Tage', 'Ihre Ausfallzeit: Rötung möglich', 3],
    ['care', '2\u00a0Wochen lang', 'Ruhen.', 14],
    ['check', 'Nach 10\u00a0Tagen', 'Kontrolle', 0],
  ]);
});

test.each([0, null])(
  'without a downtime (%s) and a checkup the ruler has only the written days',
  (days) => {
    const facts = { ...sampleFacts, downtime_days_max: days, check_days: null };
    expect(careDays([part(-3, -1)], facts, 'en')).toMatchObject({ early: [{ days: 3 }], late: [] });
  },
);

test('nothing is outside of the ruler, and each line is on one side of the treatment', () => {
  const days = fc.integer({ min: -365, max: 730 });
  const parts = fc.array(
    fc.tuple(days, days).map(([a, b]) => part(Math.min(a, b), Math.max(a, b))),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(parts, (care) => {
      const { before, after, early, late } = careDays(care, sampleFacts, 'de');
      expect(early.length + late.length).toBe(care.length + 2);
      for (const { at, days: long } of early) {
        expect(at).toBeLessThan(0);
        expect(at).toBeGreaterThanOrEqual(-before);
        expect(at + long).toBeLessThanOrEqual(after);
      }
      for (const { at, days: long } of late) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at + long).toBeLessThanOrEqual(after);
      }
    }),
  );
});
