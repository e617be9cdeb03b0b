import { isLong } from '@praxiskit/test-support/tier';
import { expect, short, signIn, test } from './support/test.ts';

for (const width of isLong ? [320, 390, 768, 1440, 2560] : [320, 1440]) {
  test(
    `nothing is wider than a window of ${width} pixels`,
    width === 320 ? short : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/preise', '/termin', '/fadenlifting', '/login', '/datenschutz']) {
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    },
  );
}

test(
  'without scripts every page can be read and the menu opens',
  short,
  async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByText('Menü', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: /Fadenlifting/ }).first()).toBeVisible();
    await context.close();
  },
);

for (const width of isLong ? [320, 390, 768] : [320]) {
  test(`nothing inside is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'patient@example.org');
    for (const path of ['/private', '/user']) {
      await page.goto(path);
      if (path === '/user') await expect(page.getByLabel('Vorname')).toBeVisible();
      const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
