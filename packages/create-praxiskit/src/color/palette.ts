import { clampChroma, converter, formatHex, formatHex8, parse, wcagContrast } from 'culori';

/** Lightness 0–1, chroma, hue in degrees; a gray has none. */
export interface Oklch {
  l: number;
  c: number;
  h?: number | undefined;
}

export type Pair = readonly [light: string, dark: string];

/** The tokens of the kit that a practice's color decides. */
export type Palette = Readonly<
  Record<
    | 'paper'
    | 'raised'
    | 'ink'
    | 'quiet'
    | 'primary'
    | 'on-primary'
    | 'line'
    | 'hairline'
    | 'field-line'
    | 'shade',
    Pair
  >
>;

/** WCAG 2.2: AA for text, and what frames and fields need. Ink has AAA. */
const TEXT = 4.5;
const LONG_TEXT = 7;
const SHAPE = 3;

const toOklch = converter('oklch');

/** A color of CSS without transparency, also as hex without `#`; null for anything else. */
export function readColor(text: string): Oklch | null {
  const color = parse(text.trim());
  return color && (color.alpha ?? 1) === 1 ? toOklch(color) : null;
}

/**
 * The colors of a site, all of one hue. The given color is the primary one as far as text can be read on it: a light
 * one is darkened for the light theme, a dark one lightened for the dark theme.
 */
export function createPalette({ l, c, h = 0 }: Oklch): Palette {
  const shade = (lightness: number, chroma: number) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h }, 'oklch', 'rgb'),
    );
  /** The first shade from `start` on that has this contrast with all grounds. */
  const readable = (
    start: number,
    step: number,
    chroma: number,
    least: number,
    grounds: readonly string[],
  ) => {
    let lightness = start;
    let found = shade(lightness, chroma);
    const isEnd = () => (step < 0 ? lightness <= 0 : lightness >= 1);
    while (!isEnd() && grounds.some((ground) => wcagContrast(found, ground) < least)) {
      lightness = Math.min(1, Math.max(0, lightness + step));
      found = shade(lightness, chroma);
    }
    return found;
  };
  const light = [shade(0.985, 0.006), '#ffffff'] as const;
  const dark = [shade(0.2, 0.02), shade(0.245, 0.024)] as const;
  const darker = (start: number, chroma: number, least: number) =>
    readable(start, -0.005, chroma, least, light);
  const lighter = (start: number, chroma: number, least: number) =>
    readable(start, 0.005, chroma, least, dark);
  const primary: Pair = [darker(l, c, TEXT), lighter(Math.max(l, 0.78), 0.13, TEXT)];
  const ink: Pair = [darker(0.27, 0.03, LONG_TEXT), lighter(0.94, 0.012, LONG_TEXT)];
  return {
    paper: [light[0], dark[0]],
    raised: [light[1], dark[1]],
    ink,
    quiet: [darker(0.45, 0.03, LONG_TEXT), lighter(0.8, 0.02, LONG_TEXT)],
    primary,
    'on-primary': ['#ffffff', dark[0]],
    line: primary,
    hairline: [transparent(ink[0], 0.2), transparent(ink[1], 0.2)],
    'field-line': [darker(0.6, 0.03, SHAPE), lighter(0.62, 0.02, SHAPE)],
    shade: [transparent(ink[0], 0.34), transparent(dark[0], 0.7)],
  };
}

const transparent = (color: string, alpha: number) =>
  formatHex8({ ...(parse(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }), alpha });
