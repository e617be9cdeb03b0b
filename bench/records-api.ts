/**
 * Lists and single records of the API beside the same SQL by bare `pg` in bare Fastify; a page far behind
 * beside the first; lists while 1,000 streams of events are open; the time that a filter takes to be read.
 * `npm run bench -- records-api streams` takes one of: parse, reads, pages, streams.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseOn, freePort, startCluster } from '@praxiskit/test-support/cluster';
import type { Definition } from '../packages/record-model/src/definition/definition.ts';
import { parseFilter } from '../packages/record-model/src/filter/parse.ts';
import { printTable } from './support/bundle.ts';
import { type RawLoad, rawLoad } from './support/raw-load.ts';
import { median, quartiles } from './support/statistics.ts';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const STREAMS = 1000;
const only = process.argv[3];
const takes = (name: string) => !only || only === name;

if (takes('parse')) measureParse();
if (only === 'parse') process.exit(0);

const cluster = await startCluster();
const [port, barePort] = [String(await freePort()), String(await freePort())];
const site = `http://localhost:${port}/api`;
const bare = `http://localhost:${barePort}`;
// One user for each connection, or for each 20 streams, which is what one may have.
const child = fork(join(import.meta.dirname, 'support/records-process.ts'), {
  execArgv: ['--expose-gc'],
  env: {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: port,
    BARE_PORT: barePort,
    DATABASE_URL: await createDatabaseOn(cluster.adminUrl, `bench_${process.pid}`),
    USERS: String(takes('streams') ? STREAMS / 20 : 20),
  },
});
child.once('exit', (code) => {
  if (code) process.exit(code);
});
try {
  const [{ cookies, one }] = (await once(child, 'message')) as [{ cookies: string[]; one: string }];
  if (takes('reads')) await measureReads(cookies, one);
  if (takes('pages')) await measurePages(cookies);
  if (takes('streams')) await measureStreams(child, cookies);
} finally {
  child.kill();
  await cluster.stop();
}

/** The largest filters that are allowed, and a usual one: µs of one parse. */
function measureParse(): void {
  const column = { type: 'STRING', allowNull: true } as const;
  const definition: Definition = {
    name: 'rows',
    label: 'Rows',
    primaryKey: 'id',
    autosave: false,
    revision: '1',
    columns: {
      id: { type: 'UUID', allowNull: false },
      at: { type: 'DATETIME', allowNull: true },
      ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`c${at}`, column])),
    },
    relations: { rows: { type: 'hasMany', view: 'rows' } },
  };
  const id = '01990000-0000-7000-8000-000000000001';
  const tests = Array.from({ length: 24 }, (_, at) => ({ [`c${at % 10}`]: { $ne: `x${at}` } }));
  const filters = {
    'a usual one': { c1: 'x', at: { $gte: '2026-01-01T00:00:00Z' } },
    '49 of 50 parts': { $and: tests.slice(0, 16), $or: tests.slice(16, 24) },
    'three relations deep': { rows: { rows: { $some: { rows: { c1: { $contains: 'x' } } } } } },
    'a list of 200 keys': { id: { $in: Array.from({ length: 200 }, () => id) } },
    '8 kB of one text': { c1: 'x'.repeat(8000) },
  };
  const rows = Object.entries(filters).map(([name, filter]) => {
    const json = JSON.stringify(filter);
    const times: number[] = [];
    for (let round = 0; round < 5000; round += 1) {
      const start = performance.now();
      parseFilter(json, definition, () => definition);
      times.push((performance.now() - start) * 1000);
    }
    const warm = times.slice(1000).toSorted((a, b) => a - b);
    return [name, json.length, median(warm).toFixed(1), (warm[3959] ?? 0).toFixed(1)];
  });
  console.log('\nA filter’s parse, in µs\n');
  printTable(['', 'bytes', 'median', 'p99'], rows);
}

interface Task {
  readonly url: string;
  /** One signed-in user each, each on a connection of its own. */
  readonly cookies?: readonly string[];
  /** The task that it is compared with. */
  readonly beside: string;
}

/** Rounds one after the other, so that a busy moment of the machine is every task's. */
async function measure(tasks: Readonly<Record<string, Task>>): Promise<void> {
  const loads: Record<string, RawLoad[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, { url, cookies }] of Object.entries(tasks)) {
      const load = await rawLoad(url, { seconds: SECONDS, ...(cookies ? { cookies } : {}) });
      // The first one makes the code warm.
      if (round > 0) loads[name] = [...(loads[name] ?? []), load];
    }
  }
  const all = (name: string, key: keyof RawLoad) => (loads[name] ?? []).map((load) => load[key]);
  const of = (name: string, key: keyof RawLoad) => median(all(name, key));
  printTable(
    ['', 'a second', 'rate', 'p95 ms', 'p95'],
    Object.entries(tasks).map(([name, { beside }]) => [
      name,
      `${Math.round(of(name, 'rate'))} (${quartiles(all(name, 'rate')).map(Math.round).join('–')})`,
      (of(name, 'rate') / of(beside, 'rate')).toFixed(2),
      of(name, 'p95').toFixed(2),
      (of(name, 'p95') / of(beside, 'p95')).toFixed(2),
    ]),
  );
}

async function measureReads(cookies: readonly string[], one: string): Promise<void> {
  console.log('\nReads beside the same SQL by bare pg in bare Fastify, 20 connections\n');
  const list = `${site}/prices/?limit=20`;
  await measure({
    'bare: list': { url: `${bare}/list`, beside: 'bare: list' },
    'list of 20, public': { url: list, beside: 'bare: list' },
    'list of 20, signed in': { url: list, cookies, beside: 'bare: list' },
    'list with two includes': {
      url: `${site}/groups/?limit=20&fields=id,name&include=labels`,
      beside: 'bare: list',
    },
    'bare: one': { url: `${bare}/one`, beside: 'bare: one' },
    'one, public': { url: `${site}/prices/${one}`, beside: 'bare: one' },
    'one, signed in': { url: `${site}/prices/${one}`, cookies, beside: 'bare: one' },
  });
}

/** By the cursor, as a reader comes there; the cursor of a place is that of the row before it. */
async function measurePages(cookies: readonly string[]): Promise<void> {
  const [cookie = ''] = cookies;
  console.log('\nA page far behind by its cursor, 50 rows\n');
  const far = `${site}/prices/?limit=1&filter=${encodeURIComponent('{"position":{"$gte":50000}}')}`;
  const answer = await fetch(far, { headers: { cookie } });
  const after = /after=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
  await measure({
    'page 1': { url: `${site}/prices/?limit=50`, cookies, beside: 'page 1' },
    'behind row 50,000': {
      url: `${site}/prices/?limit=50&after=${after}`,
      cookies,
      beside: 'page 1',
    },
  });
}

async function measureStreams(server: ChildProcess, cookies: readonly string[]): Promise<void> {
  const list = `${site}/prices/?limit=20`;
  const ask = async (word: string) => {
    server.send(word);
    return ((await once(server, 'message')) as [number])[0];
  };
  await rawLoad(list, { seconds: SECONDS, cookies });
  const rates: Record<string, number[]> = { without: [], open: [], notified: [] };
  const heaps: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.without?.push((await rawLoad(list, { seconds: SECONDS, cookies })).rate);
    const before = await ask('heap');
    const streams: Awaited<ReturnType<typeof openStream>>[] = [];
    // Not all at once: so many requests that wait for a connection would be refused.
    while (streams.length < STREAMS) {
      const next = Array.from({ length: 50 }, (_, at) =>
        openStream(cookies[at % cookies.length] ?? ''),
      );
      streams.push(...(await Promise.all(next)));
    }
    await sleep(1000);
    heaps.push((await ask('heap')) - before);
    rates.open?.push((await rawLoad(list, { seconds: SECONDS, cookies })).rate);
    const load = rawLoad(list, { seconds: SECONDS, cookies });
    const end = performance.now() + SECONDS * 1000;
    while (performance.now() < end) {
      const start = performance.now();
      const heard = Promise.all(streams.map(({ next }) => next()));
      if ((await ask('change')) !== 200) throw new Error('The record was not changed');
      await heard;
      delays.push(performance.now() - start);
      await sleep(Math.max(0, 1000 - (performance.now() - start)));
    }
    rates.notified?.push((await load).rate);
    for (const { close } of streams) close();
    await sleep(500);
  }
  const of = (name: string) => median(rates[name] ?? []);
  console.log(`\n${STREAMS} streams of events, lists of 20 by a signed-in caller, a second\n`);
  printTable(
    ['', 'a second', 'beside none'],
    [
      ['no stream', Math.round(of('without')), '1.00'],
      ['all open', Math.round(of('open')), (of('open') / of('without')).toFixed(2)],
      [
        'one change a second',
        Math.round(of('notified')),
        (of('notified') / of('without')).toFixed(2),
      ],
    ],
  );
  console.log(
    `\nHeap of a stream: ${(median(heaps) / STREAMS / 1024).toFixed(1)} KiB. From a change to the last of ${STREAMS}, under that load: ${Math.round(median(delays))} ms`,
  );
}

async function openStream(cookie: string) {
  const request = get(`${site}/events?views=prices,groups`, { headers: { cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}`);
  response.on('error', () => {});
  let heard: (() => void) | null = null;
  response.on('data', (data: Buffer) => {
    if (!data.includes('event: change')) return;
    heard?.();
  });
  await once(response, 'data');
  return {
    next: () =>
      new Promise<void>((resolve) => {
        heard = resolve;
      }),
    close: () => request.destroy(),
  };
}
