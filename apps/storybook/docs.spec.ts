import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { readIndex } from './built.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
      { intervals: [500] },
    )
    .toBe(0);
}

async function check(page: Page, id: string) {
  const lines: string[] = [];
  const listen = (message: ConsoleMessage) => {
    // Hints of the browser's own tools, which no visitor sees, are of this level.
    if (String(message.type()) !== 'verbose') lines.push(`${message.type()}: ${message.text()}`);
  };
  const fail = (error: Error) => lines.push(`uncaught: ${error.message}`);
  page.on('console', listen).on('pageerror', fail);
  await page.goto(
    `${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=docs&globals=theme:dark`,
  );
  await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
  await expect.soft(page.locator('html'), id).toHaveAttribute('data-theme', 'dark');
  await stopsGrowing(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${id} is wider than a phone`).toBeLessThanOrEqual(390);
  // Before axe is started, which writes where Storybook runs it in a frame at the same time.
  page.off('console', listen).off('pageerror', fail);
  expect.soft(lines, `${id} writes to the console`).toEqual([]);
  // What is only looked at is tested by itself. Stories bring the headings and landmarks of their pages.
  const { violations } = await axeOn(page)
    .exclude('[inert]')
    .disableRules([
      'heading-order',
      // Reports switches of consent whose name is in a summary, and which browsers do name.
      'label-title-only',
      'landmark-banner-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
      'landmark-unique',
    ])
    .analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, `${id} has findings of axe`).toEqual([]);
  const unknown = await page.locator('[data-unknown-page]').allTextContents();
  expect.soft(unknown, `${id} names pages that are none`).toEqual([]);
}

// One page for each group: a browser keeps what the pages share.
const groups = Map.groupBy(
  readIndex().filter(({ type }) => type === 'docs'),
  ({ title }) => title.split('/')[0] ?? title,
);
for (const [group, pages] of groups) {
  test(`docs of ${group} are dark where the toolbar is, no wider than a phone, free of axe’s findings, silent in the console, and link pages that are there`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * 60_000);
    for (const { id } of pages) await test.step(id, () => check(page, id));
  });
}
