import type { Page } from '@playwright/test';
import { declineConsent, expect, test } from './support/test.ts';

/** The parts of the pictures that are shown: width by height, as styles make them, and as they are drawn. */
const hills = (page: Page) =>
  page.locator('.hill').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height, aspectRatio } = getComputedStyle(element, '::before');
        const [w = 0, h = 1] = aspectRatio.split('/').map(Number);
        return { shown: Number.parseFloat(width) / Number.parseFloat(height), drawn: w / h };
      }),
  );

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`at ${width} px no picture of a layer is stretched, and nothing is wider than the window`, async ({
    page,
  }) => {
    await declineConsent(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/hyaluron']) {
      await page.goto(path);
      await expect(page.locator('.site-footer')).toHaveCSS('position', 'relative');
      const shown = await hills(page);
      expect(shown.length, path).toBeGreaterThan(4);
      for (const hill of shown) expect(hill.shown, path).toBeCloseTo(hill.drawn, 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // The headline keeps its distance from the right edge, too.
      const box = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('h1') as Element);
        return range.getBoundingClientRect().right;
      });
      expect(box, path).toBeLessThanOrEqual(width - 16);
    }
  });
}

test('on a phone a treatment costs at most 25 KB of pictures', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.avif')) sizes.push((await response.body()).length);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hyaluron', { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

test('the marker on the ruler says its depth, from the surface down', async ({ page }) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const depthAt = async (layer: string) => {
    // The middle of the layer on the marker's line, 45 % of the window's height.
    await page.locator(layer).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - 0.45 * innerHeight, behavior: 'instant' });
    });
    return expect.poll(() =>
      page.locator('.marker').evaluate((element) => {
        const style = getComputedStyle(element, '::after');
        // In hundredths of a millimeter, which a pixel is more than: to the next twentieth.
        const depth = 5 * Math.round(Number(style.getPropertyValue('--depth')) / 5);
        return style.visibility === 'visible' ? depth : null;
      }),
    );
  };
  await (await depthAt('.ground')).toBe(5);
  await (await depthAt('#unterhaut')).toBe(600);
  await (await depthAt('#blutbahn')).toBeNull();
});

test('a phone’s bar leads to a request after the first screen, unless a button for it is in view', async ({
  page,
}) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hyaluron');
  const bar = page.locator('.ask-bar');
  await expect(bar).toBeHidden();
  await page.locator('[data-part="risks"]').evaluate((part) => part.scrollIntoView());
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/?behandlung=hyaluron#kontakt');
  await page.locator('.facts').evaluate((facts) => facts.scrollIntoView());
  await expect(bar).toBeHidden();
  await page.locator('.site-footer').evaluate((footer) => footer.scrollIntoView());
  await expect(bar).toBeHidden();
});
