import { everyPage } from './support/every-page.ts';
import { declineConsent, expect, test } from './support/test.ts';

for (const width of [390, 1440]) {
  test(`no heading of a public page touches the window's edge at ${width} px`, async ({ page }) => {
    await declineConsent(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of await everyPage(page)) {
      await page.goto(path);
      const headings = page.locator('main :is(h1, h2)').filter({ visible: true });
      await expect(headings.first()).toBeVisible();
      const touching = await headings.evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().left < 10).map((one) => one.textContent),
      );
      expect(touching, `${path} needs a wrapper, as 'Add a page' names it`).toEqual([]);
    }
  });
}
