import { type Layer, layers } from '@praxiskit/treatments';
import { toSrgb } from './color.ts';
import { createPicture, drawHill, type Picture } from './draw.ts';
import { footOf, type Shape } from './hill.ts';
import { palette } from './palette.ts';

/** The picture that networks show of a page: https://ogp.me, in the size that all of them take whole. */
const sharedSize = { width: 1200, height: 630 };

/** Above the hills. */
const SKY = { l: 0.985, c: 0.008, h: 80 };

interface Stratum {
  layer: Layer;
  /** Where its flat part begins, and how far it rises to the right, in pixels. */
  top: number;
  rise: number;
}

/** Home: all layers alike. A layer: those above it thin, itself wide, and the next one at the foot. */
function strataOf(page: 'home' | Layer): Stratum[] {
  if (page === 'home') {
    return layers.map((layer, index) => ({
      layer,
      top: 300 + 72 * index,
      rise: [270, 250, 225, 190, 150][index] ?? 0,
    }));
  }
  const own = layers.indexOf(page);
  return layers.slice(0, own + 2).map((layer, index) => ({
    layer,
    top: 150 + 46 * Math.min(index, own) + (index > own ? 270 : 0),
    rise: index > own ? 110 : 200 - 12 * index,
  }));
}

/** The picture that a page is shared with: no text, because the card has the page's own. */
export function drawShared(page: 'home' | Layer): Picture {
  const picture = createPicture(sharedSize.width, sharedSize.height);
  fill(picture, 0, SKY);
  for (const { layer, top, rise } of strataOf(page)) {
    const shape: Shape = {
      width: picture.width,
      rise,
      depth: 420,
      flat: 0.05,
      waver: 34,
      grain: 1.15,
      seed: 61 + 3 * layers.indexOf(layer),
    };
    fill(picture, top, palette.light[layer]);
    drawHill(picture, layer, 'light', shape, 1, top - footOf(shape));
  }
  return picture;
}

/** Everything below `top` in one color. */
function fill({ data, width }: Picture, top: number, color: Parameters<typeof toSrgb>[0]): void {
  const pixel = [...toSrgb(color), 255];
  for (let at = top * width * 4; at < data.length; at += 1) data[at] = pixel[at % 4] ?? 0;
}
