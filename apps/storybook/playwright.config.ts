import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';

/**
 * The built Storybook: every sheet beside its recorded picture, its shell, and its pages of documentation. A report
 * shows both pictures, and what differs.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './built.ts',
  outputDir: '../../test-results',
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../pictures-report' }]],
  fullyParallel: true,
  // One for each core: rendering is all that they do.
  workers: '100%',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  // Long pages take their time until two pictures in a row are equal.
  timeout: 120_000,
  // Any other pixel is a difference.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, scale: 'device' } },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    contextOptions: { reducedMotion: 'reduce' },
    // The layout of a whole screen in a fifth of the bytes.
    deviceScaleFactor: 0.5,
  },
});
