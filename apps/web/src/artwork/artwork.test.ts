import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { layers } from '../records/layers.ts';
import { createEncoder } from './encode.ts';
import { palette, themes } from './palette.ts';
import { slicesOf } from './slices.ts';

test('the pictures rise out of the colours of the style sheet', async () => {
  const css = await readFile(new URL('../styles/layers.css', import.meta.url), 'utf8');
  for (const layer of layers) {
    const [light, dark] = themes.map((theme) => palette[theme][layer]);
    const write = (paint = palette.light[layer]) => `oklch(${paint.l} ${paint.c} ${paint.h})`;
    expect(css).toContain(`--${layer}: light-dark(${write(light)}, ${write(dark)});`);
  }
});

test('the recorded pictures are those that the script draws', { timeout: 60_000 }, async () => {
  const encode = await createEncoder();
  const slices = themes.flatMap(slicesOf).filter(({ name }) => name.startsWith('core-muskel'));
  expect(slices).toHaveLength(2);
  for (const { name, draw } of slices) {
    const recorded = await readFile(new URL(`../assets/layers/${name}.avif`, import.meta.url));
    expect((await encode(draw())).equals(recorded), name).toBe(true);
  }
});
