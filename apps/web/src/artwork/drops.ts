import { hash } from './noise.ts';

/** A lens-like drop in the honey: middle and radius in design pixels. */
export interface Drop {
  x: number;
  y: number;
  radius: number;
}

/** Scatters drops over a field: many small, few large, none overlapping; `grain` times smaller. */
export function scatterDrops(width: number, height: number, seed: number, grain: number): Drop[] {
  const drops: Drop[] = [];
  const tries = Math.round((width * height * grain * grain) / 520);
  for (let index = 0; index < tries; index += 1) {
    const drop = {
      x: hash(index, 1, seed) * width,
      y: hash(index, 2, seed) * height,
      radius: (4 + 50 * hash(index, 3, seed) ** 4) / grain,
    };
    const isFree = drops.every(
      (other) =>
        Math.hypot(other.x - drop.x, other.y - drop.y) > 1.15 * (other.radius + drop.radius),
    );
    // The drops form clusters: where the density is low, most are left out.
    if (
      isFree &&
      hash(Math.floor((drop.x * grain) / 140), Math.floor((drop.y * grain) / 170), seed + 7) > 0.25
    ) {
      drops.push(drop);
    }
  }
  return drops;
}

/** The drops' change of lightness at a point: a lit bowl, a highlight, and a soft shadow below right. */
export function dropLight(drops: readonly Drop[], x: number, y: number): number {
  let light = 0;
  for (const { x: middleX, y: middleY, radius } of drops) {
    const dx = (x - middleX) / radius;
    const dy = (y - middleY) / radius;
    if (Math.abs(dx) > 1.9 || Math.abs(dy) > 1.9) continue;
    const away = Math.hypot(dx, dy);
    const edge = Math.min(1, Math.max(0, (1 - away) * radius + 0.5));
    // Light passes through: the bowl is dark where the light enters, and bright on the far side.
    const bowl = 0.34 * (dx * 0.55 + dy * 0.83) * away ** 1.5 + 0.05;
    const glint = 0.9 * Math.exp(-((dx + 0.38) ** 2 + (dy + 0.46) ** 2) / 0.018);
    const rim = 0.16 * Math.exp(-(((away - 0.94) / 0.06) ** 2)) * Math.max(0, dx * 0.5 + dy * 0.8);
    const shadow = Math.exp(-(((dx - 0.22) ** 2 + (dy - 0.34) ** 2) / 0.62));
    light += edge * (bowl + glint + rim) - (1 - edge) * 0.2 * shadow;
  }
  return light;
}
