import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sheetViewports } from './.storybook/viewports.ts';
import { readIndex } from './built.ts';

const recorded = join(import.meta.dirname, 'pictures');

const sheets = readIndex()
  .filter(({ type, tags }) => type === 'story' && tags?.includes('sheet'))
  .map(({ id }) => id);
const nameOf = (sheet: string) => sheet.replace(/--sheet$/, '');

const combinations = ['light', 'dark'].flatMap((theme) =>
  ['de', 'en'].map((language) => ({ theme, language })),
);

/** Waits until the story has been rendered, its `play` has ended, and fonts and pictures are loaded. */
async function openSheet(page: Page, sheet: string, { theme = 'light', language = 'en' } = {}) {
  const globals = `theme:${theme};language:${language};motion:reduced;a11y.manual:!true`;
  await page.goto(
    `${process.env.STORYBOOK_URL}iframe.html?id=${sheet}&viewMode=story&globals=${globals}`,
  );
  await page.waitForFunction(() =>
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyFinished'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

// Another browser renders otherwise, so that most pictures differ.
test('the browser is the one that the pictures were recorded with', ({ browser }) => {
  const name = `${browser.browserType().name()} ${browser.version()} on ${process.platform} ${process.arch}\n`;
  expect(name).toMatchSnapshot('browser.txt');
});

test('every recorded picture is of a sheet', () => {
  const names = new Set(sheets.map(nameOf));
  const pictures = readdirSync(recorded).filter((file) => file.endsWith('.webp'));
  expect(pictures.filter((file) => !names.has(file.slice(0, file.lastIndexOf('--'))))).toEqual([]);
});

for (const sheet of sheets) {
  for (const [screen, { styles }] of Object.entries(sheetViewports)) {
    const name = `${nameOf(sheet)}--${screen}`;
    test(name, async ({ page }) => {
      const [width, height] = [
        Number.parseInt(styles.width, 10),
        Number.parseInt(styles.height, 10),
      ];
      await page.setViewportSize({ width, height });
      await openSheet(page, sheet);
      // A sheet shows its four panels at once; one that covers the page shows itself in one of them.
      if ((await page.locator('[data-sheet="single"]').count()) === 0) {
        await expect(page).toHaveScreenshot(`${name}.webp`, { fullPage: true });
        return;
      }
      for (const combination of combinations) {
        await openSheet(page, sheet, combination);
        const { theme, language } = combination;
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${theme}-${language}.webp`, { fullPage: true });
      }
    });
  }
}
