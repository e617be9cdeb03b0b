import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';

/** `scripts/examples/try.ts` builds what this tries. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/examples',
  workers: 2,
  retries: 0,
  // A machine that does much else is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromiumLaunch,
    locale: 'de-DE',
    // Playwright's own has 'Headless' in it, which counts as a robot, and robots get no error pages.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  },
});
