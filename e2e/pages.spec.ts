import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dayIn } from '../packages/pages/src/index.ts';
import { isLong } from '../scripts/suite/long.ts';
import { expect, signIn, test } from './support/test.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'prices', path: '/preise' },
  { name: 'a treatment', path: '/hyaluron' },
  { name: 'a day', path: `/termin?tag=${dayIn(Date.now() + 40 * 86_400_000)}` },
  { name: 'a day that is past', path: '/termin?tag=2020-02-29' },
  { name: 'imprint', path: '/impressum' },
  { name: 'login', path: '/login' },
  { name: 'a page that does not exist', path: '/gibt-es-nicht', status: 404 },
];
const languages = ['de', 'en'] as const;
const schemes = ['light', 'dark'] as const;

/** axe would measure text in the middle of an animation; without motion all of it is in place. */
async function showAtRest(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    // What runs with the scroll position ends when the page is scrolled, and not before.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map((running) => running.finished));
  });
}

for (const { name, path, status = 200 } of pages) {
  // English texts are shorter than German ones: two pages of them in the short form.
  for (const lang of isLong || ['home', 'a day'].includes(name)
    ? languages
    : languages.slice(0, 1)) {
    test(`${name} in ${lang} has no findings, no errors and no requests to other hosts, light and dark`, async ({
      page,
      complaints,
    }) => {
      const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      expect(answer?.status()).toBe(status);
      await expect(page.locator('h1')).toBeVisible();
      for (const colorScheme of schemes) {
        await showAtRest(page, colorScheme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      // Chromium logs the page's own 404 as an error; here it is expected.
      const own = complaints.filter((text) => !(status === 404 && text.includes('404')));
      expect(own).toEqual([]);
    });
  }
}

test('private area, letter and account have no findings, light and dark', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'patient@example.org');
  await page.goto('/private');
  const letter = await page.locator('a[href^="/service/letter/"]').first().getAttribute('href');
  for (const path of ['/private', letter ?? '', '/user']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    if (path === '/user') await expect(page.getByLabel('Vorname')).toBeVisible();
    for (const colorScheme of schemes) {
      await showAtRest(page, colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test('the question of consent has no findings', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Einstellungen' }).click();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

for (const width of isLong ? [320, 390, 768, 1440, 2560] : [320, 1440]) {
  test(`nothing is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/preise', '/termin', '/fadenlifting', '/login', '/datenschutz']) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('without scripts every page can be read and the menu opens', async ({ browser, site }) => {
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
});

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
