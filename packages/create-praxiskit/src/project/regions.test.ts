import { expect, test } from 'vitest';
import { keepRegions } from './regions.ts';

const text = `a
// #region video
b
  {/* #region de */}
  c
  {/* #endregion */}
// #endregion
<!-- #region gate -->
d
<!-- #endregion -->
`;

test('chosen regions stay without their marks, the others are removed', () => {
  expect(keepRegions(text, new Set())).toBe('a\n');
  expect(keepRegions(text, new Set(['de', 'gate']))).toBe('a\nd\n');
  expect(keepRegions(text, new Set(['de', 'video']))).toBe('a\nb\n  c\n');
});

test('a region without an end, or an end without a region, is refused', () => {
  expect(() => keepRegions('// #region video\na', new Set())).toThrow('#region video has no end');
  expect(() => keepRegions('// #endregion', new Set())).toThrow('without a region');
});
