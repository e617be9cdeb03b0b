import { readFile } from 'node:fs/promises';
import { isLong } from '@praxiskit/test-support/tier';
import { layers } from '@praxiskit/treatments';
import { expect, test } from 'vitest';
import { createEncoder, createJpegEncoder } from './encode.ts';
import { createHill, footOf } from './hill.ts';
import { palette, themes } from './palette.ts';
import { drawShared } from './shared.ts';
import { edge, narrow, slicesOf, spriteShape } from './slices.ts';

test('the pictures rise out of the colours of the style sheet', async () => {
  const css = await readFile(new URL('../styles/layers.css', import.meta.url), 'utf8');
  for (const layer of layers) {
    const [light, dark] = themes.map((theme) => palette[theme][layer]);
    const write = (paint = palette.light[layer]) => `oklch(${paint.l} ${paint.c} ${paint.h})`;
    expect(css).toContain(`--${layer}: light-dark(${write(light)}, ${write(dark)});`);
  }
});

/**
 * How far each hill's boundary is below the one above it, at every design pixel of the picture, where the
 * rows are `rows` design pixels high. The pictures are flush on the right.
 */
function gaps(sprite: typeof narrow, rows: readonly number[]): number[] {
  const heights = layers.map((_, index) => {
    const shape = spriteShape(sprite, index);
    const { boundary } = createHill(shape);
    const top = rows.slice(0, index).reduce((sum, row) => sum + row, 0);
    return (x: number) => top + boundary(x) - footOf(shape);
  });
  const places = Array.from({ length: sprite.width }, (_, x) => x);
  return heights.slice(1).flatMap((lower, index) => {
    const upper = heights[index] ?? lower;
    return places.map((x) => lower(x) - upper(x));
  });
}

test.each([28, 36, 44])('in rows of %i px no layer is thinner than its row', (row) => {
  expect(
    Math.min(
      ...gaps(
        narrow,
        layers.map(() => row),
      ),
    ),
  ).toBeGreaterThan(row - 1);
});

test.each([0.6, 1, 2])('the edge of bands × %d keeps the order of the layers', (share) => {
  // How high the bands of the sample practice are on a phone of 390 px.
  const bands = [510, 940, 730, 400, 420];
  expect(
    Math.min(
      ...gaps(
        edge,
        bands.map((band) => band * share),
      ),
    ),
  ).toBeGreaterThan(8);
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

test('the sign is there for programs that ask for favicon.ico, in the sizes of tabs and shortcuts', async () => {
  const icon = await readFile(new URL('../../public/favicon.ico', import.meta.url));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((at) => icon[at])).toEqual([16, 32, 48]);
  for (const at of entries) {
    const picture = icon.subarray(icon.readUInt32LE(at + 12));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Of the picture itself: its width.
    expect(picture.readUInt32BE(16)).toBe(icon[at]);
  }
});

test.runIf(isLong)(
  'the picture that pages are shared with is the one that the script draws',
  async () => {
    const toJpeg = await createJpegEncoder();
    const shared = await readFile(new URL('../../public/shared/muskel.jpg', import.meta.url));
    expect((await toJpeg(drawShared('muskel'))).equals(shared)).toBe(true);
  },
);
