import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const dist = join(process.env.EXAMPLE_HOME ?? '', 'node_modules/@praxiskit/consent-manager/dist');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** As the README of consent-manager says it for a page without a bundler. */
const script = `import { createBrowserConsent, gateMarkup } from '/consent/index.js';
import { showConsent } from '/consent/element.js';
const items = [
  { id: 'video', name: 'Videos', category: 'functional' },
  { id: 'map', name: 'Karte', category: 'functional' },
];
const consent = createBrowserConsent({ items });
showConsent(consent);
gateMarkup(consent);
consent.start();`;
const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Praxis</title>
  <link rel="stylesheet" href="/consent/styles.css"><h1>Praxis</h1>
  <iframe data-consent="video" data-src="/film" title="Film"></iframe>
  <template data-consent="map"><iframe src="/map" title="Plan"></iframe></template>
  <a href="/datenschutz" data-consent-open>Cookie-Einstellungen</a>
  <script type="module">${script}</script></html>`;

/** Answers which of the gated addresses the page has asked for. */
async function serve(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('http://praxis.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/consent/')) {
      const body = await readFile(join(dist, pathname.slice('/consent/'.length)));
      return route.fulfill({ contentType: types[extname(pathname)] ?? '', body });
    }
    if (pathname !== '/') asked.push(pathname);
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? html : pathname });
  });
  return asked;
}

test('a plain page with the packed consent-manager asks, and holds back a video and a map, in ten lines', async ({
  page,
}) => {
  expect(script.split('\n')).toHaveLength(10);
  const asked = await serve(page);
  await page.goto('http://praxis.example/');
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Einmal laden' }).first().click();
  await expect(page.frameLocator('[title=Film]').getByText('/film')).toBeVisible();
  await page.getByRole('button', { name: 'Immer laden' }).click();
  await expect(page.frameLocator('[title=Plan]').getByText('/map')).toBeVisible();
  expect(asked).toEqual(['/film', '/map']);
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveURL('http://praxis.example/');
});
