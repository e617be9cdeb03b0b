import { type Layer, layers } from '@praxiskit/treatments';
import { createPicture, drawCore, drawHill, type Picture } from './draw.ts';
import { footOf, heightOf, type Shape } from './hill.ts';
import type { Theme } from './palette.ts';

export interface Slice {
  /** The file's name, without its extension. */
  name: string;
  draw(): Picture;
}

type Hill = Omit<Shape, 'flat' | 'waver' | 'grain'> & Partial<Shape>;

const hill = (shape: Hill): Shape => ({ flat: 0.05, waver: 60, grain: 1, ...shape });

/** On the home page, beside the whole text: each rises far above its own band. */
const steep: Record<Layer, Shape> = {
  oberhaut: hill({ width: 740, rise: 640, depth: 1000, seed: 3 }),
  lederhaut: hill({ width: 740, rise: 1400, depth: 800, seed: 5 }),
  unterhaut: hill({ width: 740, rise: 1790, depth: 640, seed: 8 }),
  muskel: hill({ width: 740, rise: 1570, depth: 360, seed: 9 }),
  blutbahn: hill({ width: 740, rise: 1010, depth: 420, seed: 12 }),
};
const STEEP_SCALE = 1.7;

/** On a page that shows a few layers at once, or only the horizon. */
const low: Record<Layer, Shape> = {
  oberhaut: hill({ width: 760, rise: 320, depth: 240, waver: 44, seed: 23, grain: 1.35 }),
  lederhaut: hill({ width: 760, rise: 320, depth: 300, waver: 40, seed: 25, grain: 1.35 }),
  unterhaut: hill({ width: 760, rise: 330, depth: 480, waver: 36, seed: 28, grain: 1.35 }),
  muskel: hill({ width: 760, rise: 300, depth: 480, waver: 36, seed: 29, grain: 1.35 }),
  blutbahn: hill({ width: 760, rise: 280, depth: 480, waver: 36, seed: 32, grain: 1.35 }),
};
const LOW_SCALE = 1.7;

const CORE = { width: 64, height: 960, scale: 1.75, grain: 2 };

function drawn(layer: Layer, theme: Theme, shape: Shape, scale: number): Picture {
  const picture = createPicture(
    Math.round(shape.width * scale),
    Math.round(heightOf(shape) * scale),
  );
  drawHill(picture, layer, theme, shape, scale);
  return picture;
}

function core(layer: Layer, theme: Theme): Picture {
  const { width, height, scale, grain } = CORE;
  const picture = createPicture(width * scale, height * scale);
  drawCore(picture, layer, theme, scale, grain);
  return picture;
}

/** All five hills below one another in equal cells, for windows too narrow for a picture a layer. */
interface Sprite {
  /** Width of one cell, in design pixels; `foot` is where the flat part of each boundary is in it. */
  width: number;
  foot: number;
  depth: number;
  scale: number;
  shape(index: number): Omit<Hill, 'width' | 'depth'>;
}

/** Text is over some of these: the highlights of a layer that would take its contrast are limited. */
const lifts: Record<Theme, Partial<Record<Layer, number>>> = {
  light: { muskel: 0.026 },
  dark: { lederhaut: 0.07, unterhaut: 0.05 },
};

/** A few layers at once, each rising less than the one above: no row is thinner than its name is high. */
export const narrow: Sprite = {
  width: 300,
  foot: 250,
  depth: 210,
  scale: 2,
  shape: (index) => ({
    rise: [206, 186, 166, 146, 122][index] ?? 0,
    waver: [26, 24, 28, 22, 20][index] ?? 0,
    flat: 0.06 + 0.02 * index,
    seed: 43 + 3 * index,
    grain: 1.75,
  }),
};

/** The right edge of the home page's bands: each layer begins there long before its text does. */
export const edge: Sprite = {
  width: 200,
  foot: 690,
  depth: 300,
  scale: 1.75,
  shape: (index) => ({
    rise: [330, 470, 600, 640, 560][index] ?? 0,
    seed: [3, 5, 8, 9, 12][index] ?? 0,
    waver: 40,
    flat: 0.04,
    grain: 1.5,
    bend: 2.3,
    sweep: 0.14,
  }),
};

export function spriteShape(sprite: Sprite, index: number): Shape {
  const { width, depth } = sprite;
  return hill({ ...sprite.shape(index), width, depth });
}

function drawSprite(sprite: Sprite, theme: Theme): Picture {
  const { width, foot, depth, scale } = sprite;
  const cell = Math.round((foot + depth) * scale);
  const picture = createPicture(width * scale, cell * layers.length);
  layers.forEach((layer, index) => {
    const shape = { ...spriteShape(sprite, index), lift: lifts[theme][layer] ?? 0 };
    const part = createPicture(picture.width, cell);
    drawHill(part, layer, theme, shape, scale, foot - footOf(shape));
    picture.data.set(part.data, index * part.data.length);
  });
  return picture;
}

/** Every picture of the layers in one theme. */
export function slicesOf(theme: Theme): Slice[] {
  return [
    ...layers.flatMap((layer) => [
      {
        name: `steep-${layer}-${theme}`,
        draw: () => drawn(layer, theme, steep[layer], STEEP_SCALE),
      },
      { name: `low-${layer}-${theme}`, draw: () => drawn(layer, theme, low[layer], LOW_SCALE) },
      { name: `core-${layer}-${theme}`, draw: () => core(layer, theme) },
    ]),
    { name: `narrow-${theme}`, draw: () => drawSprite(narrow, theme) },
    { name: `edge-${theme}`, draw: () => drawSprite(edge, theme) },
  ];
}
