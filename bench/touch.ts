/**
 * What a first touch costs: scripts, their bytes, and the time until React works, on a slow phone; beside the
 * same page by Next and by Astro with React, in interleaved runs. `BENCH_BESIDE=<checkout>` adds the site that
 * another checkout has built.
 */
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { chromium } from 'playwright';
import { createConsent, knownItems } from '../packages/consent-manager/src/index.ts';
import { buildServed } from '../scripts/run.ts';
import { printTable } from './support/bundle.ts';
import { buildReactSites } from './support/peer-sites.ts';
import { signIn, startSite } from './support/start-site.ts';
import { median, quartiles } from './support/statistics.ts';
import { type Touched, type TouchOptions, touchPage } from './support/touch-page.ts';
import { serveBeside, twinOf } from './support/twin.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const beside = process.env.BENCH_BESIDE;
/** `npm run bench -- touch own`: without the peers. */
const isAlone = process.argv[3] === 'own';

await buildServed();
const sites = new Map([['site', await startSite()]]);
if (beside) sites.set('beside', await startSite(beside));
const browser = await chromium.launch(chromiumLaunch);
try {
  const stored = declined();
  const cases = new Map<string, TouchOptions>();
  for (const [name, { url }] of sites) {
    const cookie = await signIn(url);
    const own = { root: '#content', stored } as const;
    cases.set(`${name}: home, touched later`, { ...own, url: `${url}/`, touch: 'later' });
    cases.set(`${name}: home, touched at once`, { ...own, url: `${url}/`, touch: 'at-once' });
    cases.set(`${name}: /login`, { ...own, url: `${url}/login`, touch: 'none' });
    cases.set(`${name}: /private`, { ...own, url: `${url}/private`, touch: 'none', cookie });
  }
  const own = sites.get('site')?.url ?? '';
  const peers = isAlone ? [] : buildReactSites(await twinOf(own, '/'));
  const servers = [];
  for (const [name, page] of peers) {
    const { url, server } = await serveBeside(own, '/', page);
    servers.push(server);
    cases.set(`${name}: home, touched later`, { url, root: '#page', stored: [], touch: 'later' });
    cases.set(`${name}: home, touched at once`, {
      url,
      root: '#page',
      stored: [],
      touch: 'at-once',
    });
  }
  const runs = new Map<string, Touched[]>([...cases.keys()].map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    // Interleaved, so that other load on the machine affects all of them alike.
    for (const [name, options] of cases) {
      runs.get(name)?.push(await touchPage(browser, options));
    }
  }
  for (const server of servers) server.close();
  const rows = [...runs].map(([name, touched]) => {
    const times = touched.map(({ ms }) => ms);
    const [low, high] = quartiles(times).map(Math.round);
    return [
      name,
      median(touched.map(({ scripts }) => scripts)),
      (median(touched.map(({ bytes }) => bytes)) / 1000).toFixed(1),
      `${Math.round(median(times))} (${low}–${high})`,
    ];
  });
  console.log(
    `\n150 ms, 1.6 Mbit/s, a fourth of the processor; medians of ${RUNS} runs (quartiles)\n`,
  );
  printTable(['', 'scripts', 'KB', 'ms until React works'], rows);
} finally {
  await browser.close();
  for (const { child } of sites.values()) child.kill('SIGTERM');
}

/** The browser's storage of a visitor who has answered the question of consent. */
function declined(): [string, string][] {
  const stored = new Map<string, string>();
  const consent = createConsent({
    items: knownItems({ maps: { osm: false } }),
    cookies: { names: () => [], remove: () => {} },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  consent.declineAll();
  return [...stored];
}
