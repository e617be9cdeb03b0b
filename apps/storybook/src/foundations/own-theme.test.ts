import { expect, test } from 'vitest';
import { cssOf, failuresIn, shortfallOf } from './own-theme.ts';

test.each([
  [7.01, 7, ''],
  [6.9, 7, 'AA, but below 7 : 1'],
  [4.49, 7, 'below 4.5 : 1'],
  [4.5, 4.5, ''],
  [2.99, 4.5, 'below 3 : 1'],
  [3, 3, ''],
  [null, 3, 'no color'],
])('a contrast of %s where %s is needed: %s', (ratio, least, word) => {
  expect(shortfallOf(ratio, least)).toBe(word);
});

test('each pair that falls short is named once a theme', () => {
  const pair = { text: 'ink', ground: 'paper', least: 7 };
  expect(failuresIn([{ ...pair, ratio: { light: 9, dark: 5 } }])).toEqual(['ink on paper, dark']);
  expect(failuresIn([{ ...pair, ratio: { light: null, dark: 9 } }])).toEqual([]);
});

test('the CSS has what differs from the kit alone, and is empty without one', () => {
  const kit = { ink: { light: 'black', dark: 'white' }, paper: { light: 'white', dark: 'black' } };
  expect(cssOf(kit, kit)).toBe('');
  expect(cssOf({ ...kit, ink: { light: 'navy', dark: 'white' } }, kit)).toBe(
    ':root,\n[data-theme] {\n  --color-ink: light-dark(navy, white);\n}',
  );
  expect(cssOf(kit, kit, 8)).toBe(':root,\n[data-theme] {\n  --radius-control: 8px;\n}');
});
