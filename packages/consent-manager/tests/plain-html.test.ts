import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.ts';

const at = (path: string) => join(import.meta.dirname, '..', path);
const [, html = ''] = /```html\n([\s\S]*?)```/.exec(readFileSync(at('README.md'), 'utf8')) ?? [];
const files = new Map([['/consent/styles.css', readFileSync(at('src/styles.css'), 'utf8')]]);
let browser: Browser;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('src/index.ts'), at('src/element.ts')],
    ...{ bundle: true, splitting: true, format: 'esm', write: false, outdir: '/consent' },
  });
  for (const { path, text } of outputFiles) files.set(path, text);
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());

test('the README’s page without a bundler asks, and holds video and map back, with a script of ten lines', async () => {
  const [, script = ''] = /<script type="module">\n([\s\S]*?)\n *<\/script>/.exec(html) ?? [];
  // The list of items is one statement.
  expect(script.replace(/\[[^\]]*\]/, '[]').split('\n').length).toBeLessThanOrEqual(10);
  const page = await browser.newPage();
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*', (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (host !== 'praxis.example') asked.push(host);
    const body = host === 'praxis.example' ? (files.get(pathname) ?? html) : '';
    const kind = /\.(js|css)$/.exec(pathname)?.[1] ?? 'html';
    const contentType = { js: 'text/javascript', css: 'text/css' }[kind] ?? 'text/html';
    return route.fulfill({ body, contentType });
  });
  await page.goto('http://praxis.example/');
  const dialog = page.getByRole('dialog', { name: 'Was darf sich diese Seite merken?' });
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Immer laden' }).nth(1).click();
  await expect.poll(() => asked).toEqual(['map.example']);
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  expect(await page.getByRole('checkbox', { name: 'Funktion' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => asked).toEqual(['map.example', 'video.example']);
  expect(errors).toEqual([]);
  await page.close();
});
