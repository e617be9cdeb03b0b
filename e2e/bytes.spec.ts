import { declineConsent, expect, short, test } from './support/test.ts';

/** Bytes on the wire, brotli: 5 % above the figures in `docs/benchmarks.md`. */
const SCRIPTS = 8_700;
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
