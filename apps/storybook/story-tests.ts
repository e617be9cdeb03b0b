import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { inBrowser } from '@praxiskit/test-support/workers';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface StoryOptions extends NonNullable<Parameters<typeof storybookTest>[0]> {
  /** For `import.meta.env` of the stories. */
  env?: Record<string, string>;
}

/**
 * A test project over the stories that `options.tags` name, once for each of `instances`. They share one
 * page, as in Storybook itself: it takes half the time.
 */
export const storybookProject = (
  name: string,
  { env = {}, ...options }: StoryOptions,
  instances: BrowserInstanceOption[] = [{ browser: 'chromium' }],
) =>
  defineConfig({
    root: path('.'),
    plugins: [storybookTest({ configDir: path('.storybook'), ...options })],
    test: {
      name,
      isolate: false,
      env,
      ...inBrowser,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances,
      },
    },
  });
