/** What lists and searches of 50,000 patients take, beside the same calls with 50: medians over HTTP, in one run. */
import { startOwnCluster } from '@praxiskit/test-support/cluster';
import { Client } from 'pg';
import { foundColumns } from '../packages/patients/src/mikro-orm.ts';
import { buildServed } from '../scripts/run.ts';
import { printTable } from './support/bundle.ts';
import { signIn, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const MANY = 50_000;
const FEW = 50;
const CALLS = 40;
const lastNames = ['Muster', 'Müller', 'Beispiel', 'Schmidt', 'Weber', 'von der Heide', 'Yılmaz'];
const firstNames = ['Kim', 'Erika', 'Max', 'Jörg', 'Adele', 'Ines', 'Friedrich-Wilhelm'];

await buildServed();
const cluster = await startOwnCluster();
const sites: Awaited<ReturnType<typeof startSite>>[] = [];
try {
  const [few, many] = [await start(FEW), await start(MANY)];
  const rows: (string | number)[][] = [];
  for (const [name, body] of [
    ['first page', {}],
    ['a page behind 10,000 rows', 'behind'],
    ['search m', search('m')],
    ['search must', search('must')],
    ['search mueller 1978', search('mueller 1978')],
    ['search 0041', search('0041')],
    ['search without a result', search('xyzzy')],
  ] as const) {
    const times = { few: [] as number[], many: [] as number[] };
    // Alternately, so that other work on the machine meets both.
    for (let call = 0; call < CALLS; call += 1) {
      times.few.push(await few(body));
      times.many.push(await many(body));
    }
    const [ofFew, ofMany] = [median(times.few), median(times.many)];
    rows.push([name, ofFew.toFixed(1), ofMany.toFixed(1), (ofMany / ofFew).toFixed(2)]);
  }
  console.log(`\nMedians of ${CALLS} calls\n`);
  printTable(['', `ms with ${FEW}`, `ms with ${MANY}`, 'ratio'], rows);
} finally {
  for (const { child } of sites) child.kill('SIGTERM');
  await cluster.stop();
}

function search(text: string) {
  return { filter: { $search: text } };
}

/** A site with so many patients; the answer makes one call, and says how long it took. */
async function start(count: number) {
  const databaseUrl = await cluster.createDatabase(`bench_${count}`);
  const site = await startSite(undefined, {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for measuring, long enough',
    SAMPLE_DATA: '1',
  });
  sites.push(site);
  await fill(databaseUrl, count);
  const cookie = await signIn(site.url, 'staff@example.org');
  const behind = await cursorBehind(Math.min(10_000, count / 2));
  const ask = (body: object) =>
    fetch(`${site.url}/api/profiles/query`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ sort: 'sort_key', limit: 50, ...body }),
    });

  async function cursorBehind(rows: number): Promise<string> {
    const address = `${site.url}/api/profiles/?sort=sort_key&limit=1&offset=${rows}`;
    const answer = await fetch(address, { headers: { cookie } });
    return new URLSearchParams(/\?([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '').get(
      'after',
    ) as string;
  }

  return async (body: object | 'behind') => {
    const started = performance.now();
    const answer = await ask(body === 'behind' ? { after: behind } : body);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return performance.now() - started;
  };
}

async function fill(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined);
  const rows = Array.from({ length: count }, (_, n) => {
    const last_name = `${lastNames[n % lastNames.length]}-${(n * 7919).toString(36)}`;
    const first_name = firstNames[(n * 31) % firstNames.length] ?? '';
    const birth_date = new Date(Date.UTC(1930 + (n % 80), n % 12, 1 + (n % 28)))
      .toISOString()
      .slice(0, 10);
    const phone = `0160 ${String((n * 104_729) % 10_000_000).padStart(7, '0')}`;
    const { sortKey, search: words } = foundColumns({ last_name, first_name, birth_date, phone });
    return { last_name, first_name, birth_date, phone, sort_key: sortKey, search: words };
  });
  for (let from = 0; from < rows.length; from += 5000) {
    await client.query(
      `insert into profiles (id, created_at, updated_at, known_at, last_name, first_name, birth_date, phone, sort_key, search)
       select gen_random_uuid(), now(), now(), now(), last_name, first_name, birth_date, phone, sort_key, search::tsvector
       from json_to_recordset($1) as r(last_name text, first_name text, birth_date date, phone text, sort_key text, search text)`,
      [JSON.stringify(rows.slice(from, from + 5000))],
    );
  }
  await client.query('vacuum analyze profiles');
  await client.end();
}
