import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { isLong } from '@praxiskit/test-support/tier';

/**
 * Every worker starts the built server as a process of its own. What depends on the database runs
 * twice, the rest once on PostgreSQL, which starts in a fifth of PGlite's time; the short form runs on PGlite
 * only what has to be saved there, too.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Much of a journey is waiting: one more than a small machine has cores.
  workers: 3,
  retries: 0,
  // A machine that does much else is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromiumLaunch,
    locale: 'de-DE',
    // Traces of all tests take an eighth of the processor: `npx playwright test --trace on` for one.
    trace: 'off',
  },
  projects: [
    { name: 'postgres', metadata: { database: 'postgres' } },
    {
      name: 'pglite',
      metadata: { database: 'pglite' },
      testMatch: isLong ? /.*\.both\.spec\.ts/ : /profile\.both\.spec\.ts/,
      ...(isLong ? {} : { grep: /killed and started|two devices/ }),
    },
  ],
});
