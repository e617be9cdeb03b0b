import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consent } from '@praxiskit/consent-manager';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

declare global {
  interface Window {
    consent: Consent;
    dataLayer?: unknown[];
    violations: string[];
  }
}

const at = (path: string) => join(import.meta.dirname, path);
const double = readFileSync(at('google-tag.js'), 'utf8');
let browser: Browser;
let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('tag-page.ts')],
    bundle: true,
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());

/** A page whose policy makes scripts come from these hosts, by these policies of Trusted Types. */
async function open(policies: string) {
  const page = await browser.newPage();
  const policy = [
    "default-src 'none'",
    "script-src 'self' https://www.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ];
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*', (route) => {
    const { host, pathname, searchParams } = new URL(route.request().url());
    const javascript = { contentType: 'text/javascript' };
    if (host !== 'praxis.example') asked.push([...searchParams].map((pair) => pair[1]).join(' '));
    if (host === 'www.googletagmanager.com') return route.fulfill({ ...javascript, body: double });
    if (host !== 'praxis.example') return route.fulfill({ status: 204 });
    if (pathname === '/page.js') return route.fulfill({ ...javascript, body: script });
    return route.fulfill({
      headers: { 'content-security-policy': policy.join('; ') },
      contentType: 'text/html',
      body: '<!doctype html><title>Praxis</title><script src="/page.js"></script>',
    });
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.effectiveDirective} ${event.sample}`);
    });
  });
  await page.goto('http://praxis.example/');
  return { page, asked, errors };
}

const grant = (page: Page, id: string) => page.evaluate((one) => window.consent.grant(one), id);
const decline = (page: Page) => page.evaluate(() => window.consent.declineAll());
const flush = (page: Page) => page.evaluate(() => dispatchEvent(new Event('flush')));
const configure = (page: Page, id: string) =>
  page.evaluate((second) => {
    // As a site's own snippet does it.
    function gtag(..._values: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the tag ignores arrays
      window.dataLayer?.push(arguments);
    }
    gtag('config', second);
  }, id);

test('under Trusted Types Google’s tag runs on consent, once, with one policy, and sends nothing after a withdrawal [R4.15]', async () => {
  const { page, asked, errors } = await open('praxiskit-consent');
  expect(asked).toEqual([]);
  await grant(page, 'analytics');
  await expect.poll(() => asked).toEqual(['G-FIRST', 'G-FIRST page_view']);
  await decline(page);
  await flush(page);
  await grant(page, 'analytics');
  await page.evaluate(() => fetch('/after'));
  // Neither what it had kept, nor the script once more.
  expect(asked).toEqual(['G-FIRST', 'G-FIRST page_view']);
  await flush(page);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a second id that the page names itself needs the policy goog#html [R4.15]', async () => {
  const { page, asked, errors } = await open('praxiskit-consent goog#html');
  await grant(page, 'analytics');
  await expect.poll(() => asked).toContain('G-FIRST page_view');
  await configure(page, 'G-SECOND');
  await expect.poll(() => asked).toContain('G-SECOND dataLayer');
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await page.close();
});

test('where the policy goog#html is not allowed a second id fails alone: a withdrawal still ends the first [R4.15]', async () => {
  const { page, asked } = await open('praxiskit-consent');
  await grant(page, 'analytics');
  await expect.poll(() => asked).toContain('G-FIRST page_view');
  await expect(configure(page, 'G-SECOND')).rejects.toThrow(/goog#html/);
  await decline(page);
  await flush(page);
  await page.evaluate(() => fetch('/after'));
  expect(asked).toEqual(['G-FIRST', 'G-FIRST page_view']);
  await page.close();
});

test('a second tag that is allowed later runs, though the first one fails to load it [R4.15]', async () => {
  const { page, asked } = await open('praxiskit-consent');
  await grant(page, 'analytics');
  await expect.poll(() => asked).toContain('G-FIRST page_view');
  await grant(page, 'more');
  await expect.poll(() => asked).toContain('G-MORE page_view');
  expect(asked.filter((one) => one.startsWith('G-FIRST'))).toEqual([
    'G-FIRST',
    'G-FIRST page_view',
  ]);
  await decline(page);
  const before = asked.length;
  await flush(page);
  await page.evaluate(() => fetch('/after'));
  expect(asked).toHaveLength(before);
  await page.close();
});
