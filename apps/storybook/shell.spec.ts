import { expect, type Page, test } from '@playwright/test';
import { palette } from './.storybook/themes.ts';
import { readIndex } from './built.ts';

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });

/** Shell and page start one after the other: on a machine that does much else this takes its time. */
const toStart = { timeout: 90_000 };

const heading = (page: Page) =>
  page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-content h1').first();

async function open(page: Page, path: string, theme = 'light') {
  await page.goto(`${process.env.STORYBOOK_URL}?path=${path}&globals=theme:${theme}`);
  await expect(heading(page)).toBeVisible(toStart);
}

// The sheet of the shell names classes of Storybook, which a new version may rename.
for (const theme of ['light', 'dark'] as const) {
  test(`the list of pages looks as recorded, ${theme}`, async ({ page }) => {
    await open(page, '/docs/controls-button--docs', theme);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('.sidebar-container')).toHaveScreenshot(['shell', `${theme}.webp`]);
  });
}

test('a link opens its page, its group alone is open, and every group has its number of pages', async ({
  page,
}) => {
  await open(page, '/docs/controls-button--docs');
  await expect(heading(page)).toHaveText('Button');
  const groups = page.locator('.sidebar-subheading');
  const titles = readIndex().map(({ title }) => title.split('/'));
  const names = new Set(titles.filter(({ length }) => length > 1).map(([group]) => group));
  await expect(groups).toHaveCount(names.size);
  await expect(groups.locator('[aria-expanded="true"]')).toHaveText(/^Controls \d+$/);
  for (const group of await groups.all()) await expect(group).toHaveText(/^\D+ \d+$/);
});

for (const [word, title] of [
  ['modal', 'Dialog'],
  ['choose one price', 'Radio'],
  ['useField', 'record-model'],
  ['Rückfrage', 'Dialog'],
  ['contrast', 'Color'],
  ['autosave', 'A record that saves itself'],
] as const) {
  test(`the search finds ${title} by '${word}', and shows its name`, async ({ page }) => {
    await open(page, '/docs/controls-button--docs');
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const names = page.locator('.search-result-item--label > :first-child');
    await expect(names.getByText(title, { exact: true })).not.toHaveCount(0);
    await expect(names.getByText('Docs', { exact: true })).toHaveCount(0);
  });
}

test('a story keeps its address', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/controls-button--primary`);
  const button = page.frameLocator('#storybook-preview-iframe').getByRole('button');
  await expect(button).toHaveText('Request a consultation', toStart);
});

test('names of stories are sentences, and a story without controls has no panel', async ({
  page,
}) => {
  await page.goto(
    `${process.env.STORYBOOK_URL}?path=/story/foundations-color--every-token-is-measured`,
  );
  const list = page.locator('.sidebar-container');
  await expect(list.getByText('Every token is measured', { exact: true })).toBeVisible(toStart);
  const panel = page.getByRole('tab', { name: 'Controls' });
  await expect(panel).toBeHidden(toStart);
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/controls-button--primary`);
  await expect(panel).toBeVisible(toStart);
});

test('shell and page follow the theme of the toolbar', async ({ page }) => {
  await open(page, '/docs/controls-button--docs');
  await page.getByRole('button', { name: /Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  const root = page.frameLocator('#storybook-preview-iframe').locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the colors of the shell are those of the kit', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=controls-button--docs&viewMode=docs`);
  await expect(page.locator('.sbdocs-content h1')).toBeVisible();
  const painted = await page.evaluate((names) => {
    const context = document.createElement('canvas').getContext('2d');
    const read = (theme: string, name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.dataset.theme = theme;
      probe.style.color = `var(--color-${name})`;
      if (!context) throw new Error('There is no canvas.');
      context.fillStyle = getComputedStyle(probe).color;
      probe.remove();
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    };
    return Object.fromEntries(
      ['light', 'dark'].map((theme) => [
        theme,
        Object.fromEntries(names.map((name) => [name, read(theme, name)])),
      ]),
    );
  }, Object.keys(palette.light));
  expect(painted).toEqual(palette);
});
