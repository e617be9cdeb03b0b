import { expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

it('whoever is signed in has the intern layout, but letters and the staff area keep theirs [R2.17]', () => {
  expect(layoutFor('default', true)).toBe('intern');
  expect(layoutFor('letter', true)).toBe('letter');
  expect(layoutFor('admin', true)).toBe('admin');
  expect(layoutFor('default', false)).toBe('default');
  expect(layoutFor(null, false)).toBe('default');
});
