import { expect, short, signIn, test } from './support/test.ts';

test(
  'the private page goes down through time: months on its ruler, all layers to its foot',
  short,
  async ({ page, complaints }) => {
    await signIn(page, 'patient@example.org');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/private');
    const layers = page.locator('.ages > *');
    expect(
      await layers.evaluateAll((all) => all.map((one) => one.getAttribute('data-layer'))),
    ).toEqual(['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn']);
    const month = page.locator('[data-layer="lederhaut"] > .age-mark');
    await expect(month).toBeVisible();
    await expect(month).toHaveText(/^[A-ZÄ][a-zä]+\.? \d{4}$/);
    await expect(page.locator('[data-layer="lederhaut"] h2')).toHaveText(/^[A-ZÄ][a-zä]+ \d{4}$/);
    // Nothing is between the last layer and the footer, which goes on in its color.
    const [end, start] = await Promise.all([
      layers.last().evaluate((one) => one.getBoundingClientRect().bottom),
      page.locator('.intern-footer').evaluate((one) => one.getBoundingClientRect().top),
    ]);
    expect(start).toBeCloseTo(end, 0);
    expect(complaints).toEqual([]);
  },
);

for (const width of [320, 1440]) {
  test(`the page of a missing letter links the patient’s letters, at ${width} px`, async ({
    page,
  }) => {
    await signIn(page, 'patient@example.org');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/service/letter/${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diesen Brief gibt es hier nicht',
    );
    await expect(page).toHaveTitle(/^Diesen Brief gibt es hier nicht · /);
    // All of it is on the sheet.
    const [sheet, ...texts] = await page
      .locator('.sunken-sheet, .sunken-sheet :is(h1, p, a)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    for (const right of texts) expect(right).toBeLessThanOrEqual(sheet ?? 0);
    await page.getByRole('link', { name: 'Zu Ihren Briefen' }).click();
    await expect(page).toHaveURL(/\/private$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag');
  });
}
