import type { Layer } from '@praxiskit/treatments';
import { toSrgb } from './color.ts';
import { type Drop, dropLight, scatterDrops } from './drops.ts';
import { createHill, footOf, heightOf, type Shape } from './hill.ts';
import { clamp, hash, smoothstep } from './noise.ts';
import { type Paint, palette, type Theme } from './palette.ts';
import { type Surface, surfaces } from './surfaces.ts';

export interface Picture {
  width: number;
  height: number;
  /** RGBA, four bytes a pixel. */
  data: Uint8ClampedArray;
}

/** The distance over which the relief's slope is measured, in design pixels. */
const STEP = 2.2;

export function createPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/**
 * Draws one layer's hill, `scale` pixels for a design pixel: transparent above its boundary, and fading
 * into the layer's plain color on the left and at the bottom. `top` is the y of its own top in the
 * picture, in design pixels.
 */
export function drawHill(
  picture: Picture,
  layer: Layer,
  theme: Theme,
  shape: Shape,
  scale: number,
  top = 0,
): void {
  const hill = createHill(shape);
  const surface = surfaces[layer];
  const paint = palette[theme][layer];
  const drops =
    layer === 'unterhaut'
      ? scatterDrops(shape.width, heightOf(shape), shape.seed, shape.grain)
      : [];

  for (let column = 0; column < picture.width; column += 1) {
    const x = (column + 0.5) / scale;
    const share = x / shape.width;
    const boundary = hill.boundary(x);
    const slope = hill.slope(x);
    const steep = Math.hypot(1, slope);
    const along = hill.along(x);
    // Transparent at the left edge; the layer is fully visible before its boundary rises.
    const seen = smoothstep(0, shape.flat, share);
    const fromLeft = smoothstep(shape.flat * 0.6, shape.flat + 0.45, share);
    const first = Math.max(0, Math.floor((top + boundary - 2) * scale));
    for (let row = first; row < picture.height; row += 1) {
      const y = (row + 0.5) / scale - top;
      const under = y - boundary;
      const below = under / steep;
      const fromFoot = 1 - smoothstep(0.25, 1, (y - footOf(shape)) / shape.depth);
      const strength = fromLeft * fromFoot;
      const { grain } = shape;
      const place = along + (under * slope) / steep;
      let light = strength * lightOn(surface, paint, place * grain, below * grain, slope);
      light += strength * paint.glow * smoothstep(0.3, 1, share);
      if (drops.length > 0) {
        light += 0.7 * paint.relief * dropLight(drops, x, y) * strength * smoothstep(0, 20, below);
      }
      if (light > 0 && shape.lift) light = shape.lift * Math.tanh(light / shape.lift);
      light += edgeLight(paint, below, strength);
      const cover = clamp(below * scale + 0.5) * seen * smoothstep(0, 0.2, fromFoot);
      put(picture, column, row, shaded(paint, light), cover);
    }
  }
}

/** A core sample: the layer, level, and repeatable downwards without a seam. */
export function drawCore(
  picture: Picture,
  layer: Layer,
  theme: Theme,
  scale: number,
  grain: number,
): void {
  const surface = surfaces[layer];
  const paint = palette[theme][layer];
  const height = picture.height / scale;
  const overlap = height / 4;
  const drops =
    layer === 'unterhaut' ? coreDrops(picture.width / scale, height - overlap, grain) : [];
  const light = (x: number, y: number): number =>
    lightOn(surface, paint, (x + 300) * grain, (y + 60) * grain, 0) + paint.glow * 0.5;
  for (let row = 0; row < picture.height; row += 1) {
    const y = (row + 0.5) / scale;
    const blend = smoothstep(height - overlap, height, y);
    for (let column = 0; column < picture.width; column += 1) {
      const x = (column + 0.5) / scale;
      const value = (1 - blend) * light(x, y) + blend * light(x, y - height);
      const drop = drops.length > 0 ? 0.7 * paint.relief * dropLight(drops, x, y) : 0;
      put(picture, column, row, shaded(paint, value + drop), 1);
    }
  }
}

const coreDrops = (width: number, height: number, grain: number): Drop[] =>
  scatterDrops(width, height, 20, grain).filter(
    ({ y, radius }) => y > 2 * radius && y < height - 2 * radius && radius < width / 4,
  );

/** The relief's change of lightness: its slope against a light from the upper left, and its height. */
function lightOn(
  surface: Surface,
  paint: Paint,
  along: number,
  below: number,
  slope: number,
): number {
  const steep = Math.hypot(1, slope);
  const towards = surface(
    along - (STEP * (1 + slope)) / steep,
    below - (STEP * (1 - slope)) / steep,
  );
  const lit = surface(along, below) - towards;
  return paint.relief * (2.2 * lit + 0.22 * surface(along * 0.4 + 900, below * 0.4));
}

/** A thin rim of light along the boundary, and the shadow of the layer above, soft and falling. */
function edgeLight(paint: Paint, below: number, strength: number): number {
  const rim = paint.rim * Math.exp(-((below / 1.6) ** 2));
  const shadow = paint.fall * Math.exp(-below / 26) * (1 - Math.exp(-below / 3));
  return strength * (rim - shadow);
}

/** Shadow shifts the hue as well: honey towards orange. */
function shaded(paint: Paint, light: number): [number, number, number] {
  const shade = clamp(-light / 0.08, 0, 1.4);
  return toSrgb({
    l: paint.l + light,
    c: paint.c + paint.gain * shade,
    h: paint.h + paint.turn * shade,
  });
}

/** Blends a color over the pixel, dithered by half a step against visible banding. */
function put(
  picture: Picture,
  column: number,
  row: number,
  color: readonly [number, number, number],
  cover: number,
): void {
  const { data, width } = picture;
  const at = (row * width + column) * 4;
  const under = (data[at + 3] ?? 0) / 255;
  const total = cover + under * (1 - cover);
  if (total === 0) return;
  const grain = hash(column, row, 5) - 0.5;
  for (let channel = 0; channel < 3; channel += 1) {
    const over = (color[channel] ?? 0) + grain;
    const before = data[at + channel] ?? 0;
    data[at + channel] = (over * cover + before * under * (1 - cover)) / total;
  }
  data[at + 3] = 255 * total;
}
