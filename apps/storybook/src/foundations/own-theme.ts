import type { CSSProperties } from 'react';
import { contrast, isOpaque } from '../blocks/contrast.ts';
import { decoration, pairs } from '../blocks/pairs.ts';
import { type Theme, themes } from '../blocks/themed.tsx';

/** Colors of a practice by their names in the kit, in both themes. */
export type OwnColors = Readonly<Record<string, Readonly<Record<Theme, string>>>>;

/** Leaf and sandstone, for corners of 8 pixels. */
export const greenAndSand: OwnColors = {
  paper: { light: 'oklch(0.968 0.017 88)', dark: 'oklch(0.21 0.022 150)' },
  raised: { light: 'oklch(0.99 0.008 90)', dark: 'oklch(0.255 0.026 150)' },
  ink: { light: 'oklch(0.265 0.04 155)', dark: 'oklch(0.945 0.02 95)' },
  quiet: { light: 'oklch(0.41 0.03 140)', dark: 'oklch(0.8 0.025 110)' },
  primary: { light: 'oklch(0.36 0.075 155)', dark: 'oklch(0.86 0.09 140)' },
  'on-primary': { light: 'oklch(0.985 0.012 90)', dark: 'oklch(0.21 0.03 150)' },
  line: { light: 'oklch(0.36 0.06 155)', dark: 'oklch(0.86 0.05 120)' },
  hairline: { light: 'oklch(0.3 0.05 150 / 0.2)', dark: 'oklch(0.93 0.03 110 / 0.2)' },
  'field-line': { light: 'oklch(0.5 0.045 150)', dark: 'oklch(0.68 0.03 120)' },
};

/** Colors and corners as the style of an element with that theme. */
export const styleOf = (colors: OwnColors, theme: Theme, radius: number) =>
  Object.fromEntries([
    ...Object.entries(colors).map(([name, value]) => [`--color-${name}`, value[theme]]),
    ['--radius-control', `${radius}px`],
  ]) as CSSProperties;

/** A color by itself: hex, a name, or a function of numbers; no word that means another color elsewhere. */
const form =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^(){};/]*(?:\/[^(){};/*]*)?\))$/i;
const isRelative = /^(?:currentcolor|inherit|initial|unset|revert)$/i;

export const isColor = (value: string) =>
  form.test(value.trim()) && !isRelative.test(value.trim()) && CSS.supports('color', value);

/** A color of the kit that nothing shines through, unless it is for decoration alone. */
export const isColorFor = (name: string, value: string) =>
  isColor(value) && (decoration.some((one) => one === name) || isOpaque(value));

/** The contrast of two colors, rounded down: 4.496 does not reach 4.5. Null where one of them is no color. */
function ratioOf(text: string, ground: string): number | null {
  if (![text, ground].every((color) => isColor(color) && isOpaque(color))) return null;
  return Math.floor(contrast(text, ground) * 100) / 100;
}

export interface Judged {
  text: string;
  ground: string;
  least: number;
  ratio: Record<Theme, number | null>;
}

/** Every pair of colors that the kit uses, with its contrast in both themes. */
export const judge = (colors: OwnColors): Judged[] =>
  pairs.map(({ text, ground, least }) => {
    const ratioIn = (theme: Theme) =>
      ratioOf(colors[text]?.[theme] ?? '', colors[ground]?.[theme] ?? '');
    return { text, ground, least, ratio: { light: ratioIn('light'), dark: ratioIn('dark') } };
  });

/** What a contrast means where it must reach `least`: '' where it does. */
export function shortfallOf(ratio: number | null, least: number): string {
  if (ratio === null) return 'no color';
  if (ratio >= least) return '';
  if (ratio < 3) return 'below 3 : 1';
  if (ratio < 4.5) return 'below 4.5 : 1';
  return 'AA, but below 7 : 1';
}

/** The measured pairs that do not reach their contrast, each in its theme: 'quiet on paper, light'. */
export const failuresIn = (judged: readonly Judged[]) =>
  judged.flatMap(({ text, ground, least, ratio }) =>
    themes
      .filter((theme) => ratio[theme] !== null && ratio[theme] < least)
      .map((theme) => `${text} on ${ground}, ${theme}`),
  );

/** What is no color that can be measured: 'quiet, light'. */
export const unreadableIn = (colors: OwnColors) =>
  Object.entries(colors).flatMap(([name, own]) =>
    themes.filter((theme) => !isColorFor(name, own[theme])).map((theme) => `${name}, ${theme}`),
  );

/** The kit's `--radius-control`, in pixels. */
export const kitRadius = 3;

/** The rule that a site adds: what differs from the kit. '' where nothing does. */
export function cssOf(colors: OwnColors, kit: OwnColors, radius = kitRadius): string {
  const lines = Object.entries(colors)
    .filter(([name, own]) => themes.some((theme) => own[theme] !== kit[name]?.[theme]))
    .map(([name, { light, dark }]) => `  --color-${name}: light-dark(${light}, ${dark});`);
  if (radius !== kitRadius) lines.push(`  --radius-control: ${radius}px;`);
  return lines.length > 0 ? [':root,', '[data-theme] {', ...lines, '}'].join('\n') : '';
}
