import { create } from 'storybook/theming/create';
// @boundaries-ignore the version of all packages
import manifest from '../../../packages/ui-kit/package.json' with { type: 'json' };

/** The kit's tokens as hex, because Storybook mixes colors and cannot read `oklch()`. A test compares both. */
export const palette = {
  light: {
    paper: '#fdfaf4',
    raised: '#fffdfa',
    ink: '#171f3e',
    quiet: '#464b66',
    'field-line': '#5b627b',
  },
  dark: {
    paper: '#0f121e',
    raised: '#171b2a',
    ink: '#f0eae1',
    quiet: '#beb6a9',
    'field-line': '#999185',
  },
} as const;

export type Theme = keyof typeof palette;

const [major, minor] = manifest.version.split('.');

/** All packages are released together. */
const version = `${major}.${minor}`;

const honey = { light: '#f1c687', dark: '#5c3b1a' };

function createTheme(base: Theme) {
  const { paper, raised, ink, quiet, 'field-line': fieldLine } = palette[base];
  return create({
    base,
    // Printed as HTML where there is no image.
    brandTitle: `<span class="wordmark">PraxisKit<small>${version}</small></span>`,
    brandUrl: './',
    fontBase: '"Commissioner", ui-sans-serif, system-ui, sans-serif',
    fontCode: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
    colorPrimary: honey[base],
    colorSecondary: ink,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: base === 'light' ? '#f1ece3' : '#20253a',
    appBorderColor: base === 'light' ? '#d7d3d2' : '#383b47',
    appBorderRadius: 0,
    textColor: ink,
    textInverseColor: paper,
    textMutedColor: quiet,
    barTextColor: quiet,
    barHoverColor: ink,
    barSelectedColor: ink,
    barBg: paper,
    buttonBg: raised,
    buttonBorder: ink,
    booleanBg: base === 'light' ? '#f1ece3' : '#20253a',
    booleanSelectedBg: raised,
    inputBg: raised,
    inputBorder: fieldLine,
    inputTextColor: ink,
    inputBorderRadius: 3,
  });
}

export const themes = { light: createTheme('light'), dark: createTheme('dark') };

const isDark = '(prefers-color-scheme: dark)';

/** The theme that the toolbar's value means on this device. */
export function themeOf(value: unknown): Theme {
  if (value === 'light' || value === 'dark') return value;
  return matchMedia(isDark).matches ? 'dark' : 'light';
}

/** Calls `follow` when the device changes from day to night. Answers what ends it. */
export function followDevice(follow: () => void): () => void {
  const device = matchMedia(isDark);
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}
