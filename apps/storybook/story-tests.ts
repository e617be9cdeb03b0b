import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { inBrowser } from '../../scripts/suite/workers.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

type StoryOptions = NonNullable<Parameters<typeof storybookTest>[0]>;

/**
 * A test project over the stories that `options.tags` name, once for each of `instances`. They share one
 * page, as in Storybook itself: it takes half the time.
 */
export const storybookProject = (
  name: string,
  options: StoryOptions,
  instances: BrowserInstanceOption[] = [{ browser: 'chromium' }],
) =>
  defineConfig({
    root: path('.'),
    plugins: [storybookTest({ configDir: path('.storybook'), ...options })],
    test: {
      name,
      isolate: false,
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
