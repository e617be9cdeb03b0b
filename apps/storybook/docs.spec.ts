import { expect, type Page, test } from '@playwright/test';
import { origin, readIndex, serveBuilt } from './built.ts';

const pages = readIndex().filter(({ type }) => type === 'docs');

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => serveBuilt(context));

/** Stories on a page come one after the other. */
async function stopsGrowing(page: Page) {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(() => document.documentElement.scrollHeight);
        return last - before;
      },
      { intervals: [700] },
    )
    .toBe(0);
}

for (const { id, title } of pages) {
  test(`${title} has its heading, no line that is wider than a phone, and no link without a page`, async ({
    page,
  }) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await stopsGrowing(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const unknown = page.locator('[data-unknown-page]');
    expect(await unknown.allTextContents()).toEqual([]);
  });
}
