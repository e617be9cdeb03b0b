/** A number in [0, 1) for a whole place and a seed: the same on every machine. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth value noise around 0, within ±1; one unit of x or y is one grain. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const upper = mix(hash(left, top, seed), hash(left + 1, top, seed), u);
  const lower = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u);
  return 2 * mix(upper, lower, v) - 1;
}

/** Noise on noise: each octave twice as fine and half as strong. Within ±1. */
export function fractal(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += weight * noise(x * scale, y * scale, seed + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

/** 0 before `from`, 1 after `to`, smooth between. */
export const smoothstep = (from: number, to: number, value: number): number =>
  ease(clamp((value - from) / (to - from)));

/** Flat at both ends, in its slope and in its curvature. */
function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}
