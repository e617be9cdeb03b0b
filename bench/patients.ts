/**
 * What lists and searches of 50,000 patients and 500,000 letters take, beside the same calls with 50 of each: medians
 * over HTTP in one run, PostgreSQL's own time of the slowest statement, and the size of a list's answer.
 */
import type { ChildProcess } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { startOwnCluster } from '@praxiskit/test-support/cluster';
import { Client } from 'pg';
import { foundColumns } from '../packages/patients/src/mikro-orm.ts';
import { buildServed } from '../scripts/run.ts';
import { printTable } from './support/bundle.ts';
import { signIn, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const FEW = { patients: 50, letters: 50 };
const MANY = { patients: 50_000, letters: 500_000 };
const CALLS = Number(process.env.BENCH_RUNS ?? 40);
/** Letters of one patient, on both sites. */
const OF_ONE = 10;
const PAGE = 50;
const SHOWN = 500;
/** From A to Z: where a seventh of all patients had one name, the first of another name would be far down the list. */
const lastNames =
  `Arnold, Becker, Beispiel, Çelik, Dietrich, Engel, Fischer, Groß, Hartmann, von der Heide, Ivanova, Jansen, Koch,
  Łukasik, Meyer, Muster, Müller, Neumann, Otto, Öztürk, Peters, Quandt, Richter, Schmidt, Thiel, Ullrich, Vogel,
  Weber, Xu, Yılmaz, Zimmermann`.split(/,\s+/);
const firstNames = ['Kim', 'Erika', 'Max', 'Jörg', 'Adele', 'Ines', 'Friedrich-Wilhelm'];

interface Site {
  readonly child: ChildProcess;
  /** To its database. */
  readonly client: Client;
  /** Id of one with ten letters. */
  readonly patient: string | undefined;
  /** Id of the signed-in account. */
  readonly doctor: string | undefined;
  ask(view: string, body: object): Promise<{ text: string; after: string | null }>;
  prepare(call: Call): Promise<() => Promise<number>>;
}

interface Call {
  readonly view: 'profiles' | 'letter_cards';
  readonly body: Readonly<Record<string, unknown>> & { readonly sort: string };
  /** After the row at this place, or at half of the few. */
  readonly behind?: number;
}

const patients = (body: object, behind?: number): Call => ({
  view: 'profiles',
  body: { sort: 'sort_key', limit: PAGE, ...body },
  ...(behind ? { behind } : {}),
});
const letters = (body: object, behind?: number): Call => ({
  view: 'letter_cards',
  body: { sort: '-listed_at', include: 'patient', limit: PAGE, ...body },
  ...(behind ? { behind } : {}),
});
/** Of a part of the letters: on both sites it has so many. */
const part = (filter: object) => letters({ filter, limit: 10 });
const search = (text: string) => patients({ filter: { $search: text } });

const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();

const calls: readonly (readonly [name: string, call: Call | ((site: Site) => Call)])[] = [
  ['patients: first page', patients({})],
  ['patients: behind 10,000 rows', patients({}, 10_000)],
  ['search m', search('m')],
  ['search must', search('must')],
  ['search mueller 1978', search('mueller 1978')],
  ['search 0041', search('0041')],
  ['search without a result', search('xyzzy')],
  ['letters: first page', letters({})],
  ['letters: behind 10,000 rows', letters({}, 10_000)],
  ['letters: drafts', part({ status: { $in: ['draft', 'ready', 'sending'] } })],
  [
    'letters: unread for a week',
    part({ status: 'sent', delivery: 'portal', read_at: null, sent_at: { $lt: weekAgo } }),
  ],
  ['letters: to print', part({ status: 'sent', delivery: 'paper', printed_at: null })],
  [
    'letters: mail failed',
    part({ status: 'sent', mail_status: 'failed', printed_at: null, read_at: null }),
  ],
  [
    'letters that wait, on the overview',
    (site) =>
      part({
        $or: [
          { status: 'ready', author_id: site.doctor },
          { status: 'sent', delivery: 'paper', printed_at: null },
          { status: 'sent', mail_status: 'failed', printed_at: null, read_at: null },
        ],
      }),
  ],
  ['letters: of a patient’s name', letters({ filter: { patient: { $search: 'mueller 1978' } } })],
  [
    'letters of one patient',
    ({ patient }) => ({
      view: 'letter_cards',
      body: { filter: { patient_id: patient }, sort: '-listed_at', limit: 100 },
    }),
  ],
];

await buildServed();
const cluster = await startOwnCluster();
const sites: Site[] = [];
try {
  await countStatements();
  const [few, many] = [await start(FEW), await start(MANY)];
  const rows: (string | number)[][] = [];
  for (const [name, of] of calls) {
    const times = { few: [] as number[], many: [] as number[] };
    const [ofFew, ofMany] = [few, many].map((site) => (typeof of === 'function' ? of(site) : of));
    const [askFew, askMany] = [
      await few.prepare(ofFew as Call),
      await many.prepare(ofMany as Call),
    ];
    // The plans of prepared statements, and what the first call alone pays.
    for (let call = 0; call < 8; call += 1) await Promise.all([askFew(), askMany()]);
    await many.client.query('select pg_stat_statements_reset()');
    // Alternately, so that other work on the machine meets both.
    for (let call = 0; call < CALLS; call += 1) {
      times.few.push(await askFew());
      times.many.push(await askMany());
    }
    const [msOfFew, msOfMany] = [median(times.few), median(times.many)];
    rows.push([
      name,
      msOfFew.toFixed(1),
      msOfMany.toFixed(1),
      (msOfMany / msOfFew).toFixed(2),
      await slowestMs(many),
    ]);
  }
  console.log(`\nMedians of ${CALLS} calls\n`);
  const head = ['', 'ms with few', 'ms with many', 'ratio', 'slowest statement, ms'];
  printTable(head, rows);
  console.log(`\nAnswers, as the pages ask for them\n`);
  printTable(
    ['', `KB of ${PAGE} rows`, `KB of ${SHOWN} rows`, 'compressed'],
    [await sizes('patients', many, patients({})), await sizes('letters', many, letters({}))],
  );
} finally {
  for (const { child, client } of sites) {
    child.kill('SIGTERM');
    await client.end();
  }
  await cluster.stop();
}

/** Starts PostgreSQL again, with its own statistics of statements. */
async function countStatements() {
  const client = await connect(await cluster.createDatabase('settings'));
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await client.end().catch(() => undefined);
  await cluster.kill();
  await cluster.start();
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined);
  return client;
}

/** The mean of the statement that took longest, among those of lists. */
async function slowestMs({ client }: Site): Promise<string> {
  const { rows } = await client.query(
    `select mean_exec_time as ms, query from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and calls >= $1 and query ~* 'from "(profiles|letters)"' order by mean_exec_time desc limit 1`,
    [CALLS],
  );
  if (process.env.BENCH_STATEMENTS) console.log(rows[0]?.query);
  return rows[0] ? Number(rows[0].ms).toFixed(2) : '–';
}

/** A site with so many patients and letters. */
async function start(count: typeof FEW): Promise<Site> {
  const databaseUrl = await cluster.createDatabase(`bench_${count.patients}`);
  const site = await startSite(undefined, {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for measuring, long enough',
    SAMPLE_DATA: '1',
  });
  const client = await connect(databaseUrl);
  await client.query('create extension pg_stat_statements');
  await fillPatients(client, count.patients);
  await fillLetters(client, count);
  const found = await client.query<{ patient_id: string; author_id: string }>(
    `select patient_id, author_id from letters where subject = 'Brief 7'`,
  );
  const cookie = await signIn(site.url, 'staff@example.org');

  async function ask(view: string, body: object) {
    const answer = await fetch(`${site.url}/api/${view}/query`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
    return { text, after: afterOf(answer) };
  }

  /** Offsets belong to GET alone. */
  async function cursorBehind(view: string, { sort }: Call['body'], rows: number) {
    const address = `${site.url}/api/${view}/?sort=${sort}&limit=1&offset=${rows}`;
    const after = afterOf(await fetch(address, { headers: { cookie } }));
    if (!after) throw new Error(`There is no page behind ${rows} rows`);
    return after;
  }

  /** A function that makes the call, and says how long it took. */
  async function prepare({ view, body, behind }: Call) {
    const after = behind
      ? await cursorBehind(view, body, count === FEW ? FEW.letters / 2 : behind)
      : null;
    return async () => {
      const started = performance.now();
      await ask(view, after ? { ...body, after } : body);
      return performance.now() - started;
    };
  }

  const [one] = found.rows;
  const started = {
    ...site,
    client,
    ask,
    prepare,
    patient: one?.patient_id,
    doctor: one?.author_id,
  };
  sites.push(started);
  return started;
}

/** The cursor of the next page. */
function afterOf({ headers }: Response): string | null {
  const query = /\?([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  return new URLSearchParams(query).get('after');
}

async function sizes(name: string, site: Site, { view, body }: Call) {
  const texts: string[] = [];
  let after: string | null = null;
  while (texts.length * PAGE < SHOWN) {
    const answer = await site.ask(view, after ? { ...body, after } : body);
    texts.push(answer.text);
    after = answer.after;
  }
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const all = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const packed = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  return [name, kb(Buffer.byteLength(texts[0] ?? '')), kb(all), kb(packed)];
}

async function fillPatients(client: Client, count: number): Promise<void> {
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
}

/** Letters of ten years; of each kind that waits for something there are ten on the small site, 200 on the other. */
async function fillLetters(client: Client, { letters: count }: typeof FEW): Promise<void> {
  await client.query(
    `with patients as (
       select id, row_number() over (order by created_at, sort_key) - 1 as n from profiles where phone like '0160 %'
     ), doctor as (select id, name from users where email = 'staff@example.org')
     insert into letters (id, created_at, updated_at, patient_id, author_id, author_name, sent_by_name, circle,
       status, subject, body, listed_at, sent_at, read_at, delivery, mail_status, attempt)
     select gen_random_uuid(), at, at, patients.id, doctor.id, doctor.name, doctor.name,
       case when each.n % 3 = 0 then 'desk' else 'doctors' end,
       case when kind = 1 then 'draft' else 'sent' end,
       'Brief ' || each.n, repeat('Ein Befund, der hier steht. ', 25), at,
       case when kind = 1 then null else at end,
       case when kind in (1, 3, 4) then null else at + interval '1 day' end,
       case when kind = 2 then 'paper' else 'portal' end,
       case when kind = 1 then null when kind = 3 then 'failed' else 'sent' end, 1
     from (
       select n, now() - n * (interval '10 years' / $1::int) as at,
         case when $1::int = ${FEW.letters} then n % 5 else n % 2500 end as kind
       from generate_series(0, $1::int - 1) as n
     ) as each
     join patients on patients.n = each.n % ($1::int / ${OF_ONE}), doctor`,
    [count],
  );
  await client.query('vacuum analyze letters');
}
