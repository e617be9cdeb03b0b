import { sheetViewports } from './.storybook/viewports.ts';
import { storybookProject } from './story-tests.ts';

/** Every sheet is a test at three widths: axe finds nothing in any theme and language. */
export default storybookProject(
  'sheets',
  { tags: { include: ['sheet'] } },
  {
    isolate: false,
    instances: Object.keys(sheetViewports).map((viewport) => ({
      browser: 'chromium',
      name: `sheets-${viewport}`,
      provide: { 'storybook/test-initial-globals': { viewport: { value: viewport } } },
    })),
  },
);
