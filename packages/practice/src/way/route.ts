import type { Point } from './plan.ts';

/** 4.8 km/h: an unhurried pace, in meters a minute. */
const PACE = 80;

/** The place on the route after this many minutes. */
export interface MinuteTick {
  minute: number;
  at: Point;
  /** Unit vector to the left of who walks there. */
  side: Point;
}

const between = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

function parts(line: readonly Point[]) {
  return line.slice(1).map((to, at) => ({ from: line[at] as Point, to }));
}

/** How long the way takes on foot: whole minutes, 1 at least. */
export function minutesOf(line: readonly Point[], scale: number): number {
  const length = parts(line).reduce((sum, { from, to }) => sum + between(from, to), 0);
  return Math.max(1, Math.round((length * scale) / PACE));
}

/** The end of every minute but the last, which is the entrance. */
export function ticksOf(line: readonly Point[], scale: number): MinuteTick[] {
  const ticks: MinuteTick[] = [];
  const minutes = minutesOf(line, scale);
  const stride = PACE / scale;
  let walked = 0;
  for (const { from, to } of parts(line)) {
    const length = between(from, to);
    const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let minute = ticks.length + 1; minute < minutes; minute++) {
      const left = minute * stride - walked;
      if (left > length) break;
      ticks.push({ minute, at: [from[0] + x * left, from[1] + y * left], side: [y, -x] });
    }
    walked += length;
  }
  return ticks;
}
