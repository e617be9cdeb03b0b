import type { Layer } from '@praxiskit/treatments';
import { fractal, mix, noise, smoothstep } from './noise.ts';

/**
 * The relief of a layer at a place: `along` its boundary and `below` it, in design pixels.
 * About ±1; the lighting makes a picture of it.
 */
export type Surface = (along: number, below: number) => number;

/** A rounded crest and a wide valley. */
const fold = (value: number): number => 1 - 2 * Math.sqrt(value * value + 0.012);

export const surfaces: Record<Layer, Surface> = {
  /** Fine and silky: thin folds, nearly parallel, that now and then run together. */
  oberhaut(along, below) {
    const warp = 34 * fractal(along / 260, below / 120, 2, 11);
    const silk = fold(fractal((along + 3 * warp) / 460, (below + warp) / 52, 2, 12));
    const thread = fractal((along + 2 * warp) / 340, (below + warp) / 15, 2, 13);
    return 0.9 * silk + 0.22 * thread + 0.8 * noise(along / 320, (below + warp) / 110, 14);
  },
  /** Long folds with waves in them. */
  lederhaut(along, below) {
    const warp = 52 * fractal(along / 320, below / 150, 2, 21);
    const wave = fold(fractal((along + 2.4 * warp) / 560, (below + warp) / 66, 2, 22));
    const thread = fractal((along + 2 * warp) / 380, (below + warp) / 18, 2, 23);
    return 1.1 * wave + 0.14 * thread + noise(along / 420, (below + warp) / 130, 24);
  },
  /** Honey: nearly flat. Its drops are drawn separately. */
  unterhaut(along, below) {
    const warp = 60 * fractal(along / 340, below / 220, 2, 31);
    return (
      1.3 * fractal((along + warp) / 560, (below + 1.5 * warp) / 130, 2, 32) +
      0.05 * fractal((along + warp) / 320, (below + warp) / 30, 1, 33)
    );
  },
  /** Fibres, in bundles. */
  muskel(along, below) {
    const warp = 44 * fractal(along / 460, below / 140, 2, 41);
    const bundle = fold(fractal((along + 2 * warp) / 860, (below + warp) / 58, 2, 42));
    const fibre = fractal((along + warp) / 620, (below + warp) / 17, 2, 43);
    const depth = mix(0.1, 0.34, smoothstep(-0.6, 0.6, noise(along / 260, below / 110, 44)));
    return bundle + depth * fibre + 0.6 * noise(along / 520, (below + warp) / 130, 45);
  },
  /** A slow swell. */
  blutbahn(along, below) {
    const warp = 90 * fractal(along / 460, below / 320, 2, 51);
    return (
      1.6 * fold(fractal((along + 2 * warp) / 700, (below + warp) / 190, 1, 52)) +
      0.3 * fractal((along + warp) / 460, (below + warp) / 70, 2, 53)
    );
  },
};
