import type { Page } from '@playwright/test';
import { dayIn } from '../packages/core/src/index.ts';
import { declineConsent, expect, short, test } from './support/test.ts';

const DAY_MS = 86_400_000;

/** ISO day in the practice's time zone. */
const dayAhead = (days: number) => dayIn(Date.now() + days * DAY_MS);

const inWords = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test(
  'without scripts a day is sent by GET, and every treatment says in a table when it would have to be',
  short,
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${site.url}/termin`);
    await page.getByLabel('Anlass').selectOption('Hochzeit');
    await page.getByLabel('Ihr Tag').fill(dayAhead(42));
    await page.getByRole('button', { name: 'Zeigen' }).click();
    expect(new URL(page.url()).searchParams.get('tag')).toBe(dayAhead(42));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Hochzeit in sechs\sWochen: Was\sgeht\snoch\?$/,
    );
    // Two weeks until it is looked at again, and the free week.
    await expect(row(page, 'Hyaluron')).toContainText(
      `passt eine Sitzung, spätestens am ${inWords(dayAhead(21))}`,
    );
    await expect(row(page, 'Microneedling')).toContainText('nicht mehr drei Sitzungen');
    await expect(row(page, 'Skinbooster')).toContainText('zum Teil eine von zwei Sitzungen');
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(12);
    await expect(page.getByLabel('Ihr Tag')).toHaveValue(dayAhead(42));
    await context.close();
  },
);

test('a day that cannot be planned says why, and nothing that was entered is lost', async ({
  page,
}) => {
  await declineConsent(page);
  const problem = page.locator('#tag-problem');
  await page.goto('/termin?tag=31.2.2027&anlass=reise');
  await expect(problem).toContainText('„31.2.2027“ ist kein Tag, den wir lesen können.');
  await expect(page.getByLabel('Ihr Tag')).toHaveValue('31.2.2027');
  await expect(page.getByLabel('Anlass')).toHaveValue('reise');
  await page.goto('/termin?tag=2020-02-29&lang=en');
  await expect(problem).toContainText('February\u00a029,\u00a02020 is no longer ahead of you.');
  await expect(page.getByLabel('Your day')).toHaveValue('2020-02-29');
  // The language of the address is kept.
  await page.getByLabel('Your day').fill(dayAhead(400));
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(problem).toContainText('We plan one year ahead');
  await expect(page.getByRole('rowheader', { name: 'Hyaluronic acid' })).toBeVisible();
});

test('nothing of the day is kept in the browser, and the switch of languages keeps it', async ({
  page,
  complaints,
}) => {
  await declineConsent(page);
  await page.goto('/termin');
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
  const before = await kept();
  await page.goto(`/termin?tag=${dayAhead(42)}`);
  expect(await kept()).toBe(before);
  await page
    .getByRole('link', { name: /^EN|English/ })
    .or(page.getByRole('button', { name: /EN|English/ }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your day in six weeks');
  expect(complaints).toEqual([]);
});

for (const lang of ['de', 'en']) {
  test(`the chart ends at the day, and nothing is wider than the window (${lang})`, async ({
    page,
  }) => {
    await declineConsent(page);
    await page.goto(`/termin?tag=${dayAhead(42)}&lang=${lang}`);
    for (const width of [320, 390, 768, 960, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(
        width,
      );
      // Care that is over before the free week is left of the line on the ruler, at each width.
      const [settled, line] = await page.evaluate(() => {
        const at = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const ring = at('[data-layer="unterhaut"] [data-kind="settled"]');
        const edge = at('.pk-day-line');
        const isLeft = document.querySelector('[data-title="left"]') !== null;
        return [ring.x + ring.width / 2, isLeft ? edge.right : edge.left];
      });
      expect(settled, `${width}`).toBeLessThan(line);
    }
    // The header has this page, too, and stays in one line wherever it shows its links.
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return (await page.locator('.site-header').boundingBox())?.height;
    };
    const line = await heightAt(1440);
    for (const width of [960, 1120, 1300]) expect(await heightAt(width), `${width}`).toBe(line);
  });
}

test('it prints on two pages at most', async ({ page }) => {
  await declineConsent(page);
  await page.goto(`/termin?tag=${dayAhead(42)}`, { waitUntil: 'networkidle' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('the header and a treatment lead to it', async ({ page }) => {
  await declineConsent(page);
  await page.goto('/hyaluron');
  await page.getByRole('link', { name: 'Reicht die Zeit bis zu Ihrem Tag?' }).click();
  await expect(page).toHaveURL(/\/termin$/);
  await expect(
    page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Mein Termin' }),
  ).toHaveAttribute('aria-current', 'page');
});
