import type { Page } from '@playwright/test';
import { declineConsent, expect, short, test } from './support/test.ts';

/** Each bar: where it is, and how many pixels it has for a day. */
const bars = (page: Page) =>
  page.locator('.pk-care-bar:not([data-kind="check"])').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width } = element.getBoundingClientRect();
      const number = (name: string) =>
        Number(getComputedStyle(element).getPropertyValue(name).trim());
      return { left, at: number('--at'), aDay: width / number('--long') };
    }),
  );

test(
  'the days around a treatment are on one ruler to scale, whose zero is the treatment',
  short,
  async ({ page }) => {
    await declineConsent(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/hyaluron');
    await expect(page.locator('.pk-care-zero')).toHaveCSS('position', 'absolute');
    const zero = await page.locator('.pk-care-zero').boundingBox();
    const shown = await bars(page);
    expect(shown.some(({ at }) => at < 0) && shown.some(({ at }) => at === 0)).toBe(true);
    const [{ aDay } = { aDay: 0 }] = shown;
    for (const bar of shown) {
      expect(bar.aDay).toBeCloseTo(aDay, 0);
      expect(Math.abs(bar.left - (zero?.x ?? 0) - bar.at * aDay)).toBeLessThan(3);
    }
  },
);

test('on a phone each bar begins at the left, and is as long as its days', async ({ page }) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hyaluron');
  await expect(page.locator('.pk-care-ruler')).toBeHidden();
  const shown = await bars(page);
  expect(shown.length).toBeGreaterThan(3);
  const [{ aDay, left } = { aDay: 0, left: 0 }] = shown;
  for (const bar of shown) {
    expect(bar.left).toBe(left);
    expect(bar.aDay).toBeCloseTo(aDay, 0);
  }
  // A list before it and one after it, for those who do not see the bars.
  const care = page.locator('[data-part="care"]');
  await expect(care.getByRole('heading', { level: 3 })).toHaveText(['Davor', 'Danach']);
  await expect(care.getByRole('list')).toHaveCount(2);
  await expect(care.getByRole('listitem').last()).toHaveText('Nach 2\u00a0Wochen Kontrolle');
});

test('the sheet to take home has the name, the care and whom to call, and nothing else', async ({
  page,
}) => {
  await declineConsent(page);
  // The one with the longest care.
  await page.goto('/fadenlifting', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'care';
  });
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', '[data-part="care"] li', '[data-part="help"]']) {
    await expect(page.locator(shown).first()).toBeVisible();
  }
  for (const left of ['[data-part="risks"]', '[data-part="questions"]', '.facts', 'footer']) {
    await expect(page.locator(left).first()).toBeHidden();
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
