/**
 * The home page beside a plain-HTML twin of itself, in interleaved Lighthouse runs, and pages per
 * second from memory beside a JSON hello of the same server. Ratios only: machines differ.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { startProcess } from '../apps/api/tests/support/process.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { freePort } from '../scripts/postgres/cluster.ts';
import { build } from '../scripts/run.ts';
import { median, quartiles } from './support/statistics.ts';
import { serveTwin } from './support/twin.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
type Metric = keyof typeof METRICS;

await build('@praxiskit/web', '@praxiskit/api');
const site = await startProcess({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'praxiskit-bench-')),
  LOG_LEVEL: 'silent',
  SAMPLE_PASSWORD: 'a password for measuring',
});
await site.ready;
try {
  await measurePaint();
  await measureThroughput();
} finally {
  site.child.kill('SIGTERM');
}

async function measurePaint() {
  const twin = await serveTwin(site.url, '/');
  const pages = { site: `${site.url}/`, twin: twin.url };
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
    // Interleaved: what disturbs the machine disturbs both.
    for (const [name, url] of Object.entries(pages)) {
      const audits = await audit(url);
      if (name === 'site') scores.push(audits.score);
      for (const metric of Object.keys(METRICS) as Metric[])
        values[name]?.[metric].push(audits.values[metric]);
    }
  }
  twin.server.close();

  console.log(`\nHome page and its plain-HTML twin, Lighthouse mobile, ${RUNS} interleaved runs\n`);
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
  const rates: Record<string, number[]> = { page: [], json: [] };
  for (let round = 0; round < 3; round += 1) {
    rates.page?.push(await rate(`${site.url}/`));
    rates.json?.push(await rate(`${site.url}/health/live`));
  }
  const [page, json] = [median(rates.page ?? []), median(rates.json ?? [])];
  console.log(`\nRequests per second in the same server, 3 interleaved rounds of ${SECONDS} s\n`);
  console.log('| | requests per second | relative |\n|---|---|---|');
  console.log(`| JSON hello | ${Math.round(json)} | 1.00 |`);
  console.log(
    `| home page from memory (brotli) | ${Math.round(page)} | ${(page / json).toFixed(2)} |`,
  );
}

/** By wrk where the machine has it: autocannon's own parsing is slower than the server's writing. */
async function rate(url: string): Promise<number> {
  const wrk = spawnSync('wrk', ['-t1', '-c20', `-d${SECONDS}`, '-H', 'accept-encoding: br', url], {
    encoding: 'utf8',
  });
  if (wrk.status === 0) {
    if (/Non-2xx|Socket errors/.test(wrk.stdout)) throw new Error(`${url}: ${wrk.stdout}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(wrk.stdout)?.[1]);
  }
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

function show(values: number[]): string {
  const [low, high] = quartiles(values);
  const round = (value: number) => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));
  return `${round(median(values))} (${round(low)}–${round(high)})`;
}
