import tokensSheet from '@praxiskit/ui-kit/tokens.css?raw';
import type { Theme } from './themed.tsx';

/** The kit's colors in both themes, as its sheet has them: `{ light: 'oklch(…)', dark: 'oklch(…)' }`. */
export const writtenTokens: Readonly<Record<string, Record<Theme, string>>> = Object.fromEntries(
  [
    ...tokensSheet.matchAll(/--color-([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);
