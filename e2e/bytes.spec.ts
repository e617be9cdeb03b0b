import type { Page } from '@playwright/test';
import { declineConsent, expect, short, signIn, test } from './support/test.ts';

/** Bytes on the wire, brotli: 5 % above the figures in `docs/benchmarks.md`. */
const SCRIPTS = 9_350;
const pages = { '/': 13_500, '/hyaluron': 11_900, '/preise': 9_350, '/termin': 11_850 };

for (const [path, limit] of Object.entries(pages)) {
  test(
    `${path} costs who only reads it ${limit} bytes of HTML and ${SCRIPTS} of scripts, in one file`,
    path === '/' ? short : {},
    async ({ page }) => {
      await declineConsent(page);
      await page.goto(path);
      // The screen class is the first thing that the boot module does.
      await expect(page.locator('body')).toHaveClass(/screen-/);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const { html, scripts } = await page.evaluate(() => ({
        html: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
          ?.encodedBodySize,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      }));
      expect(html).toBeGreaterThan(0);
      expect(html).toBeLessThanOrEqual(limit);
      expect(scripts).toHaveLength(1);
      expect(scripts[0]).toBeLessThanOrEqual(SCRIPTS);
    },
  );
}

/** Scripts, and their bytes, once React has the page: of home after a touch, of the others by themselves. */
const STARTED = 165_000;

for (const path of ['/', '/login', '/private']) {
  test(
    `${path} has at most 15 scripts of ${STARTED} bytes once React has it`,
    path === '/' ? short : {},
    async ({ page }) => {
      await signInOrDecline(page, path);
      await expect(page.locator('body')).toHaveClass(/screen-/);
      await page.getByRole('heading', { level: 1 }).click();
      // Two seconds after React has the page [R2.20]: what it loads by itself is there, too.
      await page.waitForFunction(() => '__app' in window);
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.length).toBeLessThanOrEqual(15);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(STARTED);
    },
  );
}

async function signInOrDecline(page: Page, path: string): Promise<void> {
  if (path === '/private') return signIn(page, 'patient@example.org', path);
  await declineConsent(page);
  await page.goto(path);
}
