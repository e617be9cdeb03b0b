import { expect, test } from 'vitest';
import { withoutEuro } from './use-amount.ts';

test.each([
  ['740 €', '740'],
  ['1.740,50\u00a0€', '1.740,50'],
  ['740 Euro', '740'],
  ['€ 740', '740'],
  ['EUR 740', '740'],
  ['740', '740'],
  ['740 $', '740 $'],
  ['€', '€'],
  ['', ''],
])('%j is the amount %j', (typed, amount) => {
  expect(withoutEuro(typed)).toBe(amount);
});
