/**
 * `npm run bench -- dev`: how long after an edit a page that is open in Chromium shows it, with `npm run dev` on a
 * copy of the sources.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { freePort } from '@praxiskit/test-support/cluster';
import { chromium } from 'playwright';
import { copyWorkspace } from '../apps/api/tests/support/copy-workspace.ts';
import { median } from './support/statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const PATIENCE_MS = 30_000;

interface Edit {
  name: string;
  file: string;
  /** The text that each round replaces. */
  from: string;
  to(round: number): string;
  /** Runs in the page: whether it shows this round's edit. */
  isShown(round: number): boolean;
}

const root = copyWorkspace();
const port = process.env.PORT ?? String(await freePort());
const dataDir = mkdtempSync(join(tmpdir(), 'praxiskit-bench-'));
const server = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
  env: { PATH: process.env.PATH ?? '', PORT: port, LOG_LEVEL: 'silent', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('SIGINT', () => process.exit(1));
process.once('exit', () => {
  server.kill();
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
});
const originals = new Map<string, string>();
await new Promise<void>((resolve) => {
  server.stdout.on('data', (chunk) => String(chunk).includes('PraxisKit is ready') && resolve());
});
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ locale: 'de-DE' });
await page.goto(`http://localhost:${port}/preise`);

const all: Edit[] = [
  {
    name: 'a page',
    file: 'apps/web/src/pages/prices.tsx',
    from: "{t('nav.prices')}",
    to: (round) => `{t('nav.prices')} ${round}`,
    isShown: (round) => document.querySelector('h1')?.textContent === `Preise ${round}`,
  },
  {
    name: 'a component of a package',
    file: 'packages/ui-kit/src/price-table/price-table.tsx',
    from: '<dl className="pt-3"',
    to: (round) => `<dl data-round="${round}" className="pt-3"`,
    isShown: (round) => document.querySelector(`[data-round="${round}"]`) !== null,
  },
  {
    name: 'a text',
    file: 'apps/web/src/messages/de.ts',
    from: "layers: 'Schichten'",
    to: (round) => `layers: 'Schichten ${round}'`,
    isShown: (round) => document.querySelector(`[aria-label="Schichten ${round}"]`) !== null,
  },
  {
    name: 'a style',
    file: 'apps/web/src/styles/prices.css',
    from: '.prices-body {',
    to: (round) => `.prices-body {\n    outline-offset: ${round}px;`,
    isShown(round) {
      const body = document.querySelector('.prices-body');
      return body !== null && getComputedStyle(body).outlineOffset === `${round}px`;
    },
  },
  {
    name: 'the server',
    file: 'apps/api/src/app.ts',
    from: 'await app.register(requestLocale);',
    to: (round) => `await app.register(requestLocale);
  app.addHook('onRequest', async (_, reply) => void reply.header('server-timing', 'round${round}'));`,
    isShown(round) {
      const [shown] = performance.getEntriesByType('navigation');
      const { serverTiming } = shown as PerformanceNavigationTiming;
      return serverTiming.some(({ name }) => name === `round${round}`);
    },
  },
  {
    name: 'a package of server and pages',
    file: 'packages/pages/src/head/head.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    from: '} · ${name}`',
    to: (round) => `} ${round} · \${name}\``,
    isShown: (round) => document.title.startsWith(`Preise ${round} ·`),
  },
];

/** `npm run bench -- dev text`: those with the word in their name. */
const edits = all.filter(({ name }) => name.includes(process.argv[3] ?? ''));

console.log('| an edit of | shown by the open page, ms: median (all) |\n|---|---|');
for (const edit of edits) {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) times.push(await measure(edit, round));
  console.log(
    `| ${edit.name} | ${Math.round(median(times))} (${times.map(Math.round).join(', ')}) |`,
  );
}
await browser.close();
process.exit(0);

/** From the end of writing, in ms. */
async function measure({ name, file, from, to, isShown }: Edit, round: number): Promise<number> {
  const path = join(root, file);
  const text = originals.get(file) ?? readFileSync(path, 'utf8');
  originals.set(file, text);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`);
  const edited = text.replace(from, () => to(round));
  writeFileSync(path, edited);
  const start = performance.now();
  // A page that is just being loaded again shows nothing.
  while (!(await page.evaluate(isShown, round).catch(() => false))) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Not shown: ${name}`);
    await sleep(5);
  }
  const took = performance.now() - start;
  // What is under way because of this edit must not count for the next one.
  await sleep(1000);
  return took;
}
