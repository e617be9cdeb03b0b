import { layoutFor } from '@praxiskit/pages';
import { expect, it } from 'vitest';

it('a signed-in user gets the intern layout, except for letters and the staff area [R2.17]', () => {
  expect(layoutFor('default', true)).toBe('intern');
  expect(layoutFor('letter', true)).toBe('letter');
  expect(layoutFor('admin', true)).toBe('admin');
  expect(layoutFor('default', false)).toBe('default');
  expect(layoutFor(null, false)).toBe('default');
});
