import { declineConsent, expect, test } from './support/test.ts';

/** Bytes on the wire, brotli. `docs/benchmarks.md` has the figures that these are the limits of. */
const SCRIPTS = 8192;
const pages = { '/': 12_950, '/hyaluron': 11_400, '/preise': 8950, '/termin': 11_350 };

for (const [path, limit] of Object.entries(pages)) {
  test(`${path} costs who only reads it ${limit} bytes of HTML and ${SCRIPTS} of scripts, in one file`, async ({
    page,
  }) => {
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
  });
}
