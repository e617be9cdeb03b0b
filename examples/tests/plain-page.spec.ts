import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SITE } from '../../scripts/examples/make-site.ts';

const packed = join(
  process.env.EXAMPLE_HOME ?? '',
  SITE,
  'node_modules/@praxiskit/consent-manager',
);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The page without a bundler, as the packed README has it. */
const [, html = ''] =
  /```html\n([\s\S]*?)```/.exec(readFileSync(join(packed, 'README.md'), 'utf8')) ?? [];

/** Answers which foreign servers the page has asked, and its errors. */
async function serve(page: Page) {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (host !== 'praxis.example') {
      asked.push(host);
      return route.fulfill({ contentType: 'text/html', body: host });
    }
    if (!pathname.startsWith('/consent/')) {
      return route.fulfill({ contentType: 'text/html', body: html });
    }
    const body = await readFile(join(packed, 'dist', pathname.slice('/consent/'.length)));
    return route.fulfill({ contentType: types[extname(pathname)] ?? '', body });
  });
  return { asked, errors };
}

test('the README’s plain page, with the packed package, asks and holds back a film and a map', async ({
  page,
}) => {
  const { asked, errors } = await serve(page);
  await page.goto('http://praxis.example/');
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Einmal laden' }).first().click();
  await expect(
    page.frameLocator('[title=Film]').getByText('www.youtube-nocookie.com'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Immer laden' }).click();
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com', 'map.example']);
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveURL('http://praxis.example/');
  expect(errors).toEqual([]);
});
