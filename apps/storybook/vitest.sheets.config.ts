import { isLong } from '@praxiskit/test-support/tier';
import { sheetViewports } from './.storybook/viewports.ts';
import { storybookProject } from './story-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': { viewport: { value: string } };
  }
}

// The one between them in the long form only.
const widths = Object.keys(sheetViewports).filter((name) => isLong || name !== 'tablet');

/** Every sheet is a test at three widths: axe finds nothing in any theme and language. */
export default storybookProject(
  'sheets',
  { tags: { include: ['sheet'] } },
  widths.map((viewport) => ({
    browser: 'chromium',
    name: `sheets-${viewport}`,
    provide: { 'storybook/test-initial-globals': { viewport: { value: viewport } } },
  })),
);
