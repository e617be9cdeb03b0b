import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/**
 * Every worker starts the built server as a process of its own. What depends on the database runs
 * twice, the rest once on PGlite; accounts run on PostgreSQL in the long form only.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Much of a journey is waiting: one more than a small machine has cores.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromiumLaunch,
    locale: 'de-DE',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'pglite', metadata: { database: 'pglite' } },
    {
      name: 'postgres',
      metadata: { database: 'postgres' },
      testMatch: process.env.TEST_LONG ? /.*\.both\.spec\.ts/ : /profile\.both\.spec\.ts/,
    },
  ],
});
