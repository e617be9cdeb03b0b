import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { inBrowser, inNode } from '@praxiskit/test-support/workers';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * unit     pure code, beside its source, in Node
 * server   what a package does on real databases and sockets, in its folder tests
 * browser  what needs a DOM, beside its source, in a real Chromium (`*.browser.test.tsx`)
 * api      the server on a real database, in apps/api/tests
 * stories  every story as a test, configured in apps/storybook
 * sheets   every component's sheet at three widths, configured there, too
 *
 * `SUITE` says which files: packages/test-support/src/tier.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...inNode,
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...inNode.exclude, '**/*.browser.test.{ts,tsx}'],
          // Pure code: a worker for many files costs a third less.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/*/tests/**/*.test.ts'],
          isolate: false,
          globalSetup: [
            'packages/test-support/src/cluster-setup.ts',
            'packages/server-kit/tests/support/global-setup.ts',
          ],
          ...inNode,
        },
      },
      {
        // What a worker or a part on demand imports, Vite finds while tests run: it would load their pages again.
        optimizeDeps: {
          entries: [
            'packages/account-pages/src/password/judge.ts',
            'packages/record-model/src/personal/personal.ts',
          ],
        },
        test: {
          name: 'browser',
          ...inBrowser,
          // A page for many files costs a quarter less.
          isolate: false,
          setupFiles: [...inBrowser.setupFiles, 'packages/test-support/src/shared-page.ts'],
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      './apps/api/vitest.config.ts',
      './apps/storybook/vitest.config.ts',
      './apps/storybook/vitest.sheets.config.ts',
    ],
  },
});
