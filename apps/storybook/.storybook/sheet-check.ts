import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { combinations, forcedCombination } from './combinations.ts';
import { reduceMotion } from './reduced-motion.ts';

/** Whether stories run as tests, without Storybook's own pages. */
export const isTest = () => import.meta.env.VITEST_STORYBOOK === 'false';

/**
 * Waits for animations that end: the contrast of a text that is still fading in is too low. Endless
 * animations must have enough contrast at any moment.
 */
async function animationsToEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .filter(({ playState }) => playState === 'running');
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Checks every sheet, at each width that the tests open it in: nothing is wider than the screen. A
 * sheet that is shown once is also checked by axe in both themes and both languages.
 */
export const checkSheet: NonNullable<Preview['afterEach']> = async (context) => {
  if (!isTest()) return;
  await animationsToEnd();
  if (!context.tags.includes('sheet')) return;
  const { documentElement: root } = document;
  await expect(root.scrollWidth, 'the sheet is wider than the screen').toBeLessThanOrEqual(
    root.clientWidth,
  );
  if (context.parameters.sheet !== 'single') return;
  // In the transition from one theme to the other the contrast is too low for a moment.
  reduceMotion(true);
  try {
    for (const combination of combinations) {
      forcedCombination.setState(combination, true);
      await waitFor(() => expect(root.lang).toBe(combination.language));
      await waitFor(() => expect(root.dataset.theme).toBe(combination.theme));
      await checkAccessibility(context);
    }
  } finally {
    forcedCombination.setState(null, true);
  }
};
