/**
 * The home page and a treatment, each beside a plain-HTML twin of itself and what Astro and Next make of
 * that, in interleaved Lighthouse runs; every public page by itself; requests per second of pages beside a JSON hello of the same server, and that beside a bare Fastify; the heap after many
 * addresses. Ratios only: machines differ.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@praxiskit/test-support/cluster';
import { buildServed } from '../scripts/run.ts';
import { printTable } from './support/bundle.ts';
import { type Audited, audit, CATEGORIES, METRICS, type Metric } from './support/lighthouse.ts';
import { type Load, requestsPerSecond } from './support/load.ts';
import { buildPeerSites } from './support/peer-sites.ts';
import { signIn, startSite } from './support/start-site.ts';
import { median, quartiles } from './support/statistics.ts';
import { serveBeside, twinOf } from './support/twin.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 5;
const ADDRESSES = 20_000;
/** `npm run bench -- site rates`: one of paint, peers, pages, rates, memory. */
const only = process.argv[3];
await buildServed();
const site = await startSite();
try {
  if (!only || only === 'paint' || only === 'peers') {
    for (const path of ['/', '/hyaluron']) await measurePaint(path);
  }
  if (!only || only === 'pages') await measurePages();
  if (!only || only === 'rates') await measureThroughput();
  if (!only || only === 'memory') await measureMemory();
} finally {
  site.child.kill('SIGTERM');
}

/** The page, its twin, and the twin as other frameworks build it. */
async function measurePaint(path: string) {
  const twin = await twinOf(site.url, path);
  const others = [
    ['twin', { html: twin }] as const,
    ...(only === 'paint' ? [] : buildPeerSites(twin)),
  ];
  const served = await Promise.all(
    others.map(async ([name, page]) => [name, await serveBeside(site.url, path, page)] as const),
  );
  const pages = new Map([
    ['site', site.url + path],
    ...served.map(([name, { url }]) => [name, url] as const),
  ]);
  const runs = new Map<string, Audited[]>([...pages.keys()].map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    // Interleaved, so that other load on the machine affects all of them alike.
    for (const [name, url] of pages) runs.get(name)?.push(await audit(url));
  }
  for (const [, { server }] of served) server.close();

  const valuesOf = (name: string, metric: Metric) =>
    (runs.get(name) ?? []).map(({ values }) => values[metric]);
  const metrics = Object.keys(METRICS) as Metric[];
  const rows = [...pages.keys()].map((name) => [
    name,
    ...metrics.map((metric) => {
      const values = valuesOf(name, metric);
      const ratio = median(values) / median(valuesOf('twin', metric));
      return `${show(values)}${Number.isFinite(ratio) ? `, ${ratio.toFixed(3)} ×` : ''}`;
    }),
    median((runs.get(name) ?? []).map(({ scores }) => scores.performance ?? 0)),
  ]);
  console.log(
    `\n${path}, Lighthouse mobile, ${RUNS} interleaved runs: medians (quartiles), ratio\n`,
  );
  printTable(['', ...metrics, 'performance'], rows);
}

/** Every page of the sitemap, in both languages. */
async function measurePages() {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const urls = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
  const rows = [];
  for (const url of urls) {
    const audits: Audited[] = [];
    for (let run = 0; run < RUNS; run += 1) audits.push(await audit(url, CATEGORIES));
    const scores = CATEGORIES.map((name) => median(audits.map((one) => one.scores[name] ?? 0)));
    const lacking = [...new Set(audits.flatMap((one) => one.lacking))];
    rows.push([url.slice(site.url.length), ...scores, lacking.join(', ')]);
  }
  console.log(`\nEvery public page, Lighthouse mobile, medians of ${RUNS} runs\n`);
  printTable(['', ...CATEGORIES, 'lacking'], rows);
}

async function measureThroughput() {
  const bare = await startBareFastify();
  const cookie = await signIn(site.url);
  const { url } = site;
  const loads: Record<string, Omit<Load, 'seconds'>> = {
    bare: { url: `${bare.url}/health/live` },
    json: { url: `${url}/health/live` },
    page: { url: `${url}/` },
    unknown: { url, isRandom: true },
    session: { url: `${url}/api/auth/session`, cookie },
    own: { url: `${url}/`, cookie },
  };
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    // Interleaved, like the runs above.
    for (const [name, load] of Object.entries(loads)) {
      const rate = await requestsPerSecond({ ...load, seconds: SECONDS });
      rates[name] = [...(rates[name] ?? []), rate];
    }
  }
  bare.child.kill();

  const rate = (name: string) => median(rates[name] ?? []);
  const row = (text: string, name: string, beside: string, goal: number) =>
    `| ${text} | ${Math.round(rate(name))} | ${(rate(name) / rate(beside)).toFixed(2)} | ${goal.toFixed(1)} |`;
  console.log(`\nRequests per second, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s\n`);
  console.log('| | requests per second | ratio | goal |\n|---|---|---|---|');
  console.log(`| bare Fastify, one JSON route | ${Math.round(rate('bare'))} | | |`);
  console.log(row('JSON hello, beside bare Fastify', 'json', 'bare', 0.7));
  console.log(row('page from memory (brotli), beside the hello', 'page', 'json', 0.6));
  console.log(row('random addresses, beside the page', 'unknown', 'page', 0.5));
  console.log(`| session of a signed-in visitor | ${Math.round(rate('session'))} | | |`);
  console.log(row('public page of a signed-in visitor, beside the session', 'own', 'session', 0.5));
}

async function startBareFastify() {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'support/bare-fastify.ts'), {
    env: { PORT: String(port), NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Heap after garbage collection before and after many addresses, queries and languages. */
async function measureMemory() {
  const heap = async () => {
    site.child.send('heap');
    const [bytes] = (await once(site.child, 'message')) as [number];
    return bytes;
  };
  const languages = ['de', 'en', 'fr', 'en-GB,en;q=0.9,de;q=0.3', '*'];
  const ask = async (path: string, index: number) => {
    const language = languages[index % languages.length] ?? 'de';
    const answer = await fetch(site.url + path, { headers: { 'accept-language': language } });
    await answer.arrayBuffer();
  };
  const burst = async (count: number) => {
    for (let index = 0; index < count; index += 20) {
      const batch = Array.from({ length: 20 }, (_, more) => index + more);
      await Promise.all(
        batch.map((at) => ask(`/${Math.random().toString(36).slice(2)}/${at}`, at)),
      );
      if (index < count / 10) {
        await Promise.all(batch.map((at) => ask(`/?q=${Math.random()}&lang=${at}`, at)));
      }
    }
  };
  // The first hundreds compile code and fill what is bounded.
  await burst(2000);
  const before = await heap();
  await burst(ADDRESSES);
  const after = await heap();
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  console.log(
    `\nHeap after ${ADDRESSES} random addresses and ${ADDRESSES / 10} queries and languages: ${mb(before)} MB before, ${mb(after)} MB after (ratio ${(after / before).toFixed(2)})`,
  );
}

function show(values: number[]): string {
  const [low, high] = quartiles(values);
  const round = (value: number) => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));
  return `${round(median(values))} (${round(low)}–${round(high)})`;
}
