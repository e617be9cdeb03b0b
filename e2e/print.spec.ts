import type { Page } from '@playwright/test';
import { declineConsent, expect, short, test } from './support/test.ts';

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/**
 * What a printer would get of the page: grounds that are not white, texts that are not dark, each with what
 * it is. Colors are painted by a canvas, because styles name them in many ways.
 */
const inkOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (color: string) => {
      if (!canvas) throw new Error('There is no canvas');
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const nameOf = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`;
    const shown = [...document.querySelectorAll('body, body *')].filter((element) => {
      // Rows of a chart are their color: they are as small as a line of text.
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width * height > 20_000;
    });
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return {
      grounds: shown
        .filter((one) => light(getComputedStyle(one).backgroundColor) < 0.97)
        .map(nameOf),
      pale: texts.filter((one) => light(getComputedStyle(one).color) > 0.4).map(nameOf),
      texts: texts.length,
    };
  });

const pages = { '/': 5, '/hyaluron': 5, '/preise': 2, '/datenschutz': 3 };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, longest] of Object.entries(pages)) {
    test(
      `${path} is printed dark on white, without screen-only parts, in the theme ${colorScheme} [R5.4]`,
      path === '/preise' && colorScheme === 'dark' ? short : {},
      async ({ page }) => {
        await declineConsent(page);
        await page.setViewportSize({ width: 718, height: 1000 });
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const pdf = await page.pdf({ format: 'A4', printBackground: true });
        expect(pagesOf(pdf)).toBeGreaterThan(0);
        expect(pagesOf(pdf)).toBeLessThanOrEqual(longest);
        await page.emulateMedia({ colorScheme, media: 'print' });
        const { grounds, pale, texts } = await inkOf(page);
        expect(texts).toBeGreaterThan(20);
        expect(grounds).toEqual([]);
        expect(pale).toEqual([]);
        for (const part of ['.site-nav', '.menu-button', '.site-footer', '.hill', '.pk-request']) {
          await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  }
}

test('no row of the prices, and no answer, is cut by the end of a sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/preise', '/hyaluron']) {
    await page.goto(path);
    const rows = page.locator('main :is(li, tr, dl > div):visible');
    expect(await rows.count()).toBeGreaterThan(8);
    const may = await rows.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).breakInside),
    );
    expect(new Set(may)).toEqual(new Set(['avoid']));
  }
});
