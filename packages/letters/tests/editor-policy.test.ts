import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';

/** Stricter than that of the site, which allows style attributes. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const pasted =
  '<p style="color:red" onclick="x()">Befund <b style="font-weight:bold">gut</b><img src="/x" onerror="x()"></p><style>p{}</style>';

test('typing, pasting, a text block and a conflict report nothing under a policy with Trusted Types', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'editor-page.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html =
    '<!doctype html><title>x</title><link rel=stylesheet href=/editor-page.css><script src=/editor-page.js defer></script>';
  const server = createServer(({ url = '' }, response) => {
    const file = outputFiles.find(({ path }) => path === url);
    const type = url.endsWith('.js') ? 'javascript' : file ? 'css' : 'html';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', `text/${type}`);
    response.end(file?.text ?? html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const reports: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) reports.push(message.text());
    });
    page.on('pageerror', (error) => reports.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' und ');
    await text.evaluate((element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      const given = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', given));
    }, pasted);
    await page.keyboard.type(' /ter');
    await page.getByRole('option', { name: 'Termin' }).click();
    expect(await page.locator('output').textContent()).toBe('b und Befund **gut **am {termin}');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    expect(reports).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
}, 120_000);
