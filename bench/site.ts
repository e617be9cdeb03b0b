/**
 * The home page and a treatment, each beside a plain-HTML twin of itself, in interleaved Lighthouse runs; requests per second
 * of pages beside a JSON hello of the same server, and that beside a bare Fastify; the heap after many
 * addresses. Ratios only: machines differ.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { freePort } from '../scripts/postgres/cluster.ts';
import { buildServed } from '../scripts/run.ts';
import { type Load, requestsPerSecond } from './support/load.ts';
import { median, quartiles } from './support/statistics.ts';
import { serveTwin } from './support/twin.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 5;
const ADDRESSES = 20_000;
const PASSWORD = 'a password for measuring';
/** `npm run bench -- site rates`: one of paint, rates, memory. */
const only = process.argv[3];
const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
type Metric = keyof typeof METRICS;

await buildServed();
const site = await startSite();
try {
  if (!only || only === 'paint') for (const path of ['/', '/hyaluron']) await measurePaint(path);
  if (!only || only === 'rates') await measureThroughput();
  if (!only || only === 'memory') await measureMemory();
} finally {
  site.child.kill('SIGTERM');
}

/** The built server as a process of its own that also answers how large its heap is. */
async function startSite() {
  const port = String(await freePort());
  const child = fork(join(import.meta.dirname, 'support/site-process.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: port },
      ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'praxiskit-bench-')), LOG_LEVEL: 'silent' },
      SAMPLE_PASSWORD: PASSWORD,
    },
  });
  await once(child, 'message');
  return { child, url: `http://localhost:${port}` };
}

async function measurePaint(path: string) {
  const twin = await serveTwin(site.url, path);
  const pages = { site: site.url + path, twin: twin.url };
  const none = (): Record<Metric, number[]> => ({
    'FCP ms': [],
    'LCP ms': [],
    'TBT ms': [],
    CLS: [],
    bytes: [],
  });
  const values: Record<string, Record<Metric, number[]>> = { site: none(), twin: none() };
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Interleaved, so that other load on the machine affects both alike.
    for (const [name, url] of Object.entries(pages)) {
      const audits = await audit(url);
      if (name === 'site') scores.push(audits.score);
      for (const metric of Object.keys(METRICS) as Metric[])
        values[name]?.[metric].push(audits.values[metric]);
    }
  }
  twin.server.close();

  console.log(`\n${path} and its plain-HTML twin, Lighthouse mobile, ${RUNS} interleaved runs\n`);
  console.log('| | site (quartiles) | twin (quartiles) | ratio |\n|---|---|---|---|');
  for (const metric of Object.keys(METRICS) as Metric[]) {
    const [ours, plain] = [values.site?.[metric] ?? [], values.twin?.[metric] ?? []];
    const ratio = median(ours) / median(plain);
    console.log(
      `| ${metric} | ${show(ours)} | ${show(plain)} | ${Number.isFinite(ratio) ? ratio.toFixed(3) : '–'} |`,
    );
  }
  console.log(`| performance score | ${median(scores)} | | |`);
}

async function audit(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
    });
    const audits = result?.lhr.audits ?? {};
    const values = Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ) as Record<Metric, number>;
    return { values, score: (result?.lhr.categories.performance?.score ?? 0) * 100 };
  } finally {
    await browser.close();
  }
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

/** The session cookie of a signed-in patient. */
async function signIn(url: string): Promise<string> {
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const fields = { email: 'patient@example.org', password: PASSWORD, callbackUrl: url };
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(csrf) },
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  return cookiesOf(answer);
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
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
