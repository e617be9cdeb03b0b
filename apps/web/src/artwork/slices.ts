import { type Layer, layers } from '../records/layers.ts';
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

/** The sky over the section, as a share of one layer's height in it. */
const SKY = 0.8;

/** All five in one picture, level and equally high on the left, where a phone or a tablet has their names. */
function section(theme: Theme, width: number, height: number, scale: number): Picture {
  const picture = createPicture(width * scale, height * scale);
  const row = height / (layers.length + SKY);
  layers.forEach((layer, index) => {
    const shape: Shape = {
      width,
      rise: row * (0.7 + 0.42 * index),
      depth: height,
      flat: 0.2,
      waver: row * 0.8,
      seed: 43 + 3 * index,
      grain: 1.7,
      isOpen: true,
    };
    drawHill(picture, layer, theme, shape, scale, row * (index + SKY) - footOf(shape));
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
    { name: `section-narrow-${theme}`, draw: () => section(theme, 390, 290, 3) },
    { name: `section-wide-${theme}`, draw: () => section(theme, 900, 360, 2) },
  ];
}
