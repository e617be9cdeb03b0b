import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { combinations, forcedCombination } from './combinations.ts';
import { reduceMotion } from './reduced-motion.ts';

const isTest = () => import.meta.env.VITEST_STORYBOOK === 'false';

/** A text half way in has no contrast to speak of; what runs for ever has to have it at any moment. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .filter(({ playState }) => playState === 'running');
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * What holds for every sheet, at each width that the tests open it in: nothing is wider than the
 * screen; and one that is shown once is looked at by axe in both themes and both languages.
 */
export const checkSheet: NonNullable<Preview['afterEach']> = async (context) => {
  if (!isTest()) return;
  await standStill();
  if (!context.tags.includes('sheet')) return;
  const { documentElement: root } = document;
  await expect(root.scrollWidth, 'the sheet is wider than the screen').toBeLessThanOrEqual(
    root.clientWidth,
  );
  if (context.parameters.sheet !== 'single') return;
  // A colour on its way from one theme to the other has no contrast to speak of.
  reduceMotion(true);
  try {
    for (const combination of combinations) {
      forcedCombination.set(combination);
      await waitFor(() => expect(root.lang).toBe(combination.language));
      await waitFor(() => expect(root.dataset.theme).toBe(combination.theme));
      await checkAccessibility(context);
    }
  } finally {
    forcedCombination.set(null);
  }
};
