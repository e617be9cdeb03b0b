/**
 * What a key costs in the staff area of a large practice, 5,000 requests and 600 prices, and how large the answers
 * are; `BENCH_BESIDE=<checkout>` adds the site that another checkout has built.
 */
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { startOwnCluster } from '@praxiskit/test-support/cluster';
import { Client } from 'pg';
import { chromium, type Page } from 'playwright';
import { buildServed } from '../scripts/run.ts';
import { printTable } from './support/bundle.ts';
import { signIn, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const KEYS = 12;
const beside = process.env.BENCH_BESIDE;

await buildServed();
const cluster = await startOwnCluster();
const browser = await chromium.launch(chromiumLaunch);
const sites = [];
try {
  const rows: (string | number)[][] = [];
  for (const [name, checkout] of [['site'], ...(beside ? [['beside', beside]] : [])]) {
    const databaseUrl = await cluster.createDatabase(`bench_${name}`);
    const site = await startSite(checkout, {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret for measuring, long enough',
      SAMPLE_DATA: '1',
    });
    sites.push(site);
    await fill(databaseUrl);
    const page = await openStaff(site.url);
    rows.push(
      [`${name}: J in the requests`, ...(await measure(page, '/staff/requests', nextRow))],
      [`${name}: a letter in their filter`, ...(await measure(page, '/staff/requests', filter))],
      [`${name}: arrow in the prices`, ...(await measure(page, '/staff/prices', nextPrice))],
      [`${name}: a digit of an amount`, ...(await measure(page, '/staff/prices', amount))],
    );
    await page.context().close();
  }
  console.log(`\n5,000 requests, 600 prices; medians of ${KEYS} keys\n`);
  printTable(['', 'ms of the processor a key', 'KB of the largest answer of records'], rows);
} finally {
  await browser.close();
  for (const { child } of sites) child.kill('SIGTERM');
  await cluster.stop();
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined);
  await client.query(`
    insert into requests (id, created_at, updated_at, name, contact, status, delete_after, form_key, treatment_id)
    select gen_random_uuid(), now() - n * interval '40 minutes', now(), 'Person ' || n, '0361 ' || n,
      case when n <= 60 then 'open' when n % 3 = 0 then 'closed' else 'answered' end,
      now() + interval '90 days', 'bench ' || n,
      (select id from treatments order by position limit 1 offset n % 10)
    from generate_series(1, 5000) n`);
  await client.query(`
    insert into prices
    select (jsonb_populate_record(null::prices,
      to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(), 'position', 1000 + n))).*
    from (select * from prices where draft_of_id is null order by position limit 1) p,
      generate_series(1, 600 - (select count(*)::int from prices where draft_of_id is null)) n`);
  await client.end();
}

async function openStaff(url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] =
    (await signIn(url, 'staff@example.org'))
      .split('; ')
      .map((one) => one.split('='))
      .find(([cookie]) => cookie?.includes('session-token')) ?? [];
  await context.addCookies([{ name, value, url, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`${url}/staff`);
  return page;
}

/** The processor's time of one key, and the largest answer of the records' routes. */
async function measure(page: Page, path: string, keys: (page: Page) => Promise<string[]>) {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!/\/api\/(?:requests|prices|treatments)\//.test(response.url())) return;
    void response.body().then(
      ({ length }) => sizes.push(length),
      () => undefined,
    );
  });
  await page.goto(new URL(path, page.url()).href);
  const pressed = await keys(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const times: number[] = [];
  for (const key of pressed) {
    const before = await busy();
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
    times.push((await busy()) - before);
  }
  page.removeAllListeners('response');
  return [Math.round(median(times) * 1000), Math.round(Math.max(0, ...sizes) / 1000)];
}

function many(key: string): string[] {
  return Array.from({ length: KEYS }, () => key);
}

async function nextRow(page: Page): Promise<string[]> {
  await page.locator('[data-roving-item]').first().waitFor();
  await page.waitForTimeout(2000);
  return many('j');
}

async function filter(page: Page): Promise<string[]> {
  await nextRow(page);
  await page.keyboard.press('/');
  await page.keyboard.press('p');
  // All that is searched is loaded with the first letter.
  await page.waitForTimeout(20_000);
  return [...'erson 4321'];
}

async function nextPrice(page: Page): Promise<string[]> {
  const first = page.locator('td [data-roving-item]').first();
  await first.click();
  await page.waitForTimeout(2000);
  return many('ArrowDown');
}

async function amount(page: Page): Promise<string[]> {
  await nextPrice(page);
  return ['1', '2', '3', '4'];
}
