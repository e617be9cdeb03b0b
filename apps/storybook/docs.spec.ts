import { expect, test } from '@playwright/test';
import { origin, readIndex, serveBuilt } from './built.ts';

const pages = readIndex().filter(({ type }) => type === 'docs');

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => serveBuilt(context));

for (const { id, title } of pages) {
  test(`${title} has its heading, no line that is wider than a phone, and no link without a page`, async ({
    page,
  }) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Stories on the page come one after the other.
    await page.waitForLoadState('networkidle');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    const unknown = page.locator('[data-unknown-page]');
    expect(await unknown.allTextContents()).toEqual([]);
  });
}
