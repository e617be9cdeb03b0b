import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { createPalette, type Palette, readColor } from './palette.ts';

/** Text with its grounds, and the least contrast by WCAG 2.2 AA. */
const pairs: readonly [keyof Palette, readonly (keyof Palette)[], number][] = [
  ['ink', ['paper', 'raised'], 4.5],
  ['quiet', ['paper', 'raised'], 4.5],
  ['primary', ['paper', 'raised'], 4.5],
  ['on-primary', ['primary'], 4.5],
  ['line', ['paper', 'raised'], 3],
  ['field-line', ['paper', 'raised'], 3],
];

const paletteOf = (text: string) => {
  const color = readColor(text);
  if (!color) throw new Error(`${text} is no color`);
  return createPalette(color);
};

const wheel = Array.from({ length: 72 }, (_, at) => `oklch(0.7 0.25 ${at * 5})`);
const edges = ['#000', '#fff', '#ffff00', '#00ffff', '#808080', '#777', 'red', 'rebeccapurple'];

test.each([...edges, ...wheel])('%s gives a theme with the contrast of WCAG AA', (color) => {
  const palette = paletteOf(color);
  for (const [text, grounds, least] of pairs) {
    for (const ground of grounds) {
      for (const theme of [0, 1] as const) {
        const contrast = wcagContrast(palette[text][theme], palette[ground][theme]);
        expect(contrast, `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

test('a color that can be read stays as it is, and one that cannot keeps its hue', () => {
  expect(paletteOf('#1f6b46').primary[0]).toBe('#1f6b46');
  const yellow = readColor(paletteOf('#ffe000').primary[0]);
  expect(yellow?.h).toBeCloseTo(readColor('#ffe000')?.h ?? 0, -1);
});

test.each(['', 'bleu', '#12', 'rgb(0 0 0 / 0.5)'])('%j is no color', (text) => {
  expect(readColor(text)).toBeNull();
});

test('a color may be written without #, which a shell takes for a comment', () => {
  expect(readColor('1f6b46')).toEqual(readColor('#1f6b46'));
});
