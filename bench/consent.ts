/**
 * Consent beside its peers: what the same task weighs, bundled alike in one run, React left out. And
 * what ours costs a page: the time of its start, and how far it moves the layout.
 */

import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { chromium, type Page } from 'playwright';
import { bundle, gzip, installPeers, ours, peers, printTable } from './support/bundle.ts';
import { median } from './support/statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const own = '@praxiskit/consent-manager';
const ADDRESS = 'http://localhost/';

installPeers();
await measureSizes();
await measureStart();

async function measureSizes() {
  const react = `export { ConsentDialog, ConsentProvider } from '${own}/react';`;
  const tasks: [string, string, string][] = [
    ['ours: core', `export { createConsent } from '${own}';`, ours],
    [
      'ours: first page (proofs come with the first decision)',
      `export { createBrowserConsent } from '${own}';`,
      ours,
    ],
    ['ours: the dialog in React', react, ours],
    ['ours: the dialog as an element', `export { showConsent } from '${own}/element';`, ours],
    [
      'ours: everything of a plain page',
      `export { createBrowserConsent, gateMarkup } from '${own}'; export { showConsent } from '${own}/element'; import '${own}/styles.css';`,
      ours,
    ],
    [
      'c15t: kernel, without storage and cookies',
      "export { createConsentKernel } from 'c15t';",
      peers,
    ],
    ['c15t: everything but its faces', "export * from 'c15t';", peers],
    [
      'c15t: React',
      "export { ConsentManagerProvider, ConsentBanner, ConsentDialog } from '@c15t/react';",
      peers,
    ],
    [
      'vanilla-cookieconsent: everything',
      "export * from 'vanilla-cookieconsent'; import 'vanilla-cookieconsent/dist/cookieconsent.css';",
      peers,
    ],
    [
      'klaro: everything',
      "export * from 'klaro/dist/klaro-no-css'; import 'klaro/dist/klaro.css';",
      peers,
    ],
  ];
  const rows = [];
  for (const [name, source, from] of tasks) {
    const { js, css } = await bundle(source, from, { onDemand: name.includes('first page') });
    rows.push([name, gzip(js), gzip(css) || '', gzip(js) + gzip(css)]);
  }
  console.log('\nBytes of gzip, minified and bundled alike, React left out\n');
  printTable(['', 'script', 'style', 'together'], rows);
}

/** A page with text, on which the question shows at once; and the same page of a visitor who has answered. */
async function measureStart() {
  const { js, css } = await bundle(
    `import { createBrowserConsent, knownItems } from '${own}'; import { showConsent } from '${own}/element'; import '${own}/styles.css';
    const items = knownItems({ analyticsId: 'G-1', locale: 'de' });
    const first = performance.now();
    // The browser opens the origin's storage at its first use, by any script.
    void [localStorage.length, sessionStorage.length, document.cookie];
    const before = performance.now();
    globalThis.opened = before - first;
    const consent = createBrowserConsent({ items, delay: 300 });
    consent.start();
    globalThis.started = performance.now() - before;
    showConsent(consent);`,
    ours,
  );
  const html = `<!doctype html><html lang="de"><style>${css}</style><h1>Praxis</h1>${'<p>Text, der stehen bleibt.</p>'.repeat(60)}<script type="module">${js}</script>`;
  const browser = await chromium.launch(chromiumLaunch);
  const times: number[] = [];
  const answered: number[] = [];
  const openings: number[] = [];
  let shift = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage();
    await page.route(ADDRESS, (route) =>
      route.fulfill({
        body: html,
        contentType: 'text/html; charset=utf-8',
        // An isolated page has a clock of 5 µs; that of others has 100.
        headers: {
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        },
      }),
    );
    await page.addInitScript(() => {
      const all = globalThis as unknown as { shift: number };
      all.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          all.shift += (entry as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(ADDRESS);
    await page.locator('dialog[open]').waitFor();
    times.push(await started(page));
    openings.push(await page.evaluate(() => (globalThis as never as { opened: number }).opened));
    shift = Math.max(
      shift,
      await page.evaluate(() => (globalThis as never as { shift: number }).shift),
    );
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.reload();
    answered.push(await started(page));
    await page.close();
  }
  await browser.close();
  console.log('\nIn Chromium\n');
  printTable(
    [
      '',
      'ms of the start, median',
      'where the visitor has answered',
      'ms of opening storage before',
      'layout shift, largest',
    ],
    [
      [
        'ours',
        median(times).toFixed(2),
        median(answered).toFixed(2),
        median(openings).toFixed(2),
        shift.toFixed(4),
      ],
    ],
  );
}

async function started(page: Page): Promise<number> {
  const taken = await page.waitForFunction(
    () => (globalThis as never as { started?: number }).started,
  );
  return Number(await taken.jsonValue());
}
