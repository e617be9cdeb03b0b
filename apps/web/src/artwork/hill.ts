import { fractal, smoothstep } from './noise.ts';

/**
 * The shape of one layer's upper boundary inside a picture: flat on the left, where the text is,
 * and rising to the right. All lengths are in design pixels, those of a page 1440 wide.
 */
export interface Shape {
  width: number;
  /** From the boundary's flat part up to where it leaves the picture on the right. */
  rise: number;
  /** How far the picture continues below the flat part, into the layer's own band. */
  depth: number;
  /** The share of the width, on the left, in which the boundary is flat. */
  flat: number;
  /** How much the boundary waves. */
  waver: number;
  seed: number;
  /** How many times finer the relief is than in the largest picture. */
  grain: number;
  /** How late the boundary rises: 1 by default, more keeps it low for longer. */
  bend?: number;
  /** The share of the rise that begins at the left edge at once: 0 by default. */
  sweep?: number;
  /** The most that relief may add to the lightness, softly, where text is over it; 0 is no limit. */
  lift?: number;
}

/** Room above the highest point of the boundary. */
const MARGIN = 24;

export const footOf = (shape: Shape): number => MARGIN + shape.rise;
export const heightOf = (shape: Shape): number => footOf(shape) + shape.depth;

export interface Hill {
  /** How far down the boundary runs at this x. */
  boundary(x: number): number;
  /** Its slope there: negative where it rises. */
  slope(x: number): number;
  /** The length of the boundary from the left edge to this x. */
  along(x: number): number;
}

export function createHill(shape: Shape): Hill {
  const { width, rise, flat, waver, seed, bend = 1, sweep = 0 } = shape;
  const steady = (share: number) => smoothstep(flat, 1.18, share) / smoothstep(flat, 1.18, 1);
  const early = (share: number) => smoothstep(0, 1.05, share) / smoothstep(0, 1.05, 1);
  const reach = (share: number) => sweep * early(share) + (1 - sweep) * steady(share) ** bend;
  const boundary = (x: number): number => {
    const share = x / width;
    const loose = smoothstep(flat + 0.1, flat + 0.6, share);
    const wave =
      fractal(x / (width * 0.42), 0.5, 3, seed) - fractal(1 / 0.42, 0.5, 3, seed) * share;
    return MARGIN + rise * (1 - reach(share)) - waver * loose * wave;
  };
  // Also beyond both edges: a point below a steep part belongs to a part of the boundary further left.
  const first = -200;
  const way: number[] = [0];
  for (let x = first + 1; x <= width + 200; x += 1) {
    const step = boundary(x) - boundary(x - 1);
    way.push((way.at(-1) ?? 0) + Math.hypot(1, step));
  }
  return {
    boundary,
    slope: (x) => (boundary(x + 2) - boundary(x - 2)) / 4,
    along(x) {
      const place = Math.min(Math.max(x - first, 0), way.length - 2);
      const index = Math.floor(place);
      const from = way[index] ?? 0;
      return from + ((way[index + 1] ?? from) - from) * (place - index);
    },
  };
}
