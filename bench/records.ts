/**
 * Inserts, updates with subscribers and memory of the record client and of its peers: ratios to a plain Map
 * with a Set of listeners per record, which is the least that an app could do. Each is measured in a process
 * of its own, in turns with the plain Map: beside the heaps and the compiled code of others it would be
 * slower than on a page. 10,000 records of 10 columns; 1,000 of them have a subscriber. `-- records own`
 * leaves the peers out.
 */
import { spawnSync } from 'node:child_process';
import { setImmediate as nextTask, setTimeout as wait } from 'node:timers/promises';
import type { Definition } from '../packages/record-model/src/definition/definition.ts';
import { bundle, gzip, installPeers, ours as oursIn, printTable } from './support/bundle.ts';
import { type Library, ours, peerLibraries, plain, type Row } from './support/record-subjects.ts';
import { median } from './support/statistics.ts';

const count = 10_000;
const subscribers = 1000;
const rounds = Number(process.env.BENCH_RUNS ?? 7);
const warmUp = Math.min(3, rounds);

const names = Array.from({ length: 9 }, (_, at) => `column_${at}`);
const definition: Definition = {
  name: 'rows',
  label: 'Rows',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    ...Object.fromEntries(names.map((name) => [name, { type: 'STRING', allowNull: true }])),
  } as Definition['columns'],
  relations: {},
};

/** Each run has rows of its own, as JSON gives them. */
const json = JSON.stringify(
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    ...Object.fromEntries(names.map((name) => [name, `${name} of ${at}`])),
  })),
);

/** ms that this thread has worked: other programs on the machine do not count. */
const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** ms, of `update` for 10,000 of them; bytes. */
interface Figures {
  readonly insert: number;
  readonly update: number;
  readonly heap: number;
}

/** So many subjects are measured together: one alone is too short for the system's clock of threads. */
const inserts = 8;

async function insertTime(make: Library['make']): Promise<number> {
  const given = Array.from({ length: inserts }, () => JSON.parse(json) as Row[]);
  const subjects = given.map(make);
  globalThis.gc?.();
  const started = now();
  for (const [at, subject] of subjects.entries()) subject.insert(given[at] ?? []);
  // What was made is carried to the old space once: by whom is no matter of how full the new one was.
  globalThis.gc?.({ type: 'minor' });
  const inserted = now();
  await nextTask();
  return (inserted - started) / inserts;
}

/** Bytes of the heap, once nothing more is let go: what was measured before may need some tasks for it. */
async function heapAtRest(): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  for (;;) {
    await wait(20);
    globalThis.gc?.();
    const { heapUsed } = process.memoryUsage();
    if (heapUsed > used * 0.999) return heapUsed;
    used = heapUsed;
  }
}

async function measure({ make, passes, name }: Library): Promise<Figures> {
  const insert = await insertTime(make);
  const given = JSON.parse(json) as Row[];
  const before = await heapAtRest();
  const subject = make();
  subject.insert(given);
  await nextTask();
  given.length = 0;
  const heap = (await heapAtRest()) - before;
  let calls = 0;
  for (let at = 0; at < subscribers; at += 1) subject.subscribe(`id-${at}`, () => (calls += 1));
  /** ms for each pass over all. */
  const updateAll = async (word: string) => {
    const started = now();
    for (let pass = 0; pass < passes; pass += 1) {
      for (let at = 0; at < count; at += 1) subject.update(`id-${at}`, `${word} ${pass}`);
      // Some notify their listeners at the end of the task.
      await nextTask();
    }
    return (now() - started) / passes;
  };
  // Functions that a library makes for each of its clients are compiled in the first ones; a page keeps its client.
  await updateAll('first');
  const update = await updateAll('value');
  if (calls < 2 * subscribers * passes)
    throw new Error(`${name} notified listeners ${calls} times`);
  return { insert, update, heap };
}

/** The rows themselves are on both sides of a ratio: they are what is to be kept. */
async function rowsHeap() {
  const before = await heapAtRest();
  const rows = JSON.parse(json) as Row[];
  const bytes = (await heapAtRest()) - before;
  // Kept until here.
  return rows.length > 0 ? bytes : 0;
}

const bytesOfOurs = async () => {
  const source = "export { createRecordClient } from '@praxiskit/record-model/client';";
  return gzip((await bundle(source, oursIn, { onDemand: true })).js);
};
const map: Library = { name: 'plain Map', bytes: null, passes: 10, make: plain };
const peers = peerLibraries(['id', ...names]);
const libraries: Readonly<Record<string, () => Promise<Library>>> = {
  ours: async () => ({
    name: 'ours',
    passes: 10,
    make: ours(definition),
    bytes: await bytesOfOurs(),
  }),
  ...peers,
};

/** One row of the table: its medians, each beside the plain Map of the same round. */
async function compare(library: Library): Promise<(string | number)[]> {
  const rows = await rowsHeap();
  const runs: (readonly [Figures, Figures])[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const figures = [await measure(map), await measure(library)] as const;
    if (round >= warmUp) runs.push(figures);
  }
  const ratio = (key: keyof Figures, more = 0) =>
    median(runs.map(([plainly, one]) => (one[key] + more) / (plainly[key] + more))).toFixed(2);
  return [
    library.name,
    library.bytes ?? '–',
    ratio('insert'),
    ratio('update'),
    ratio('heap', rows),
  ];
}

const { BENCH_SUBJECT: subject } = process.env;
if (subject !== undefined) {
  const library = await libraries[subject]?.();
  if (library) process.stdout.write(JSON.stringify(await compare(library)));
  process.exit();
}

const isAlone = process.argv.includes('own');
if (!isAlone) installPeers();
const table = Object.keys(libraries)
  .filter((name) => !isAlone || name === 'ours')
  .map((name) => {
    const env = { ...process.env, NODE_ENV: 'production', BENCH_SUBJECT: name };
    const child = spawnSync(process.execPath, ['--expose-gc', import.meta.filename], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.status !== 0) throw new Error(`${name} ended with ${child.status}`);
    return JSON.parse(child.stdout) as (string | number)[];
  });
printTable(
  ['10,000 × 10, 1,000 subscribers', 'gzip', 'insert', 'update', 'heap, rows included'],
  [['plain Map', '–', '1', '1', '1'], ...table],
);
console.log('\nGoals of ours: insert 3, update 2, heap 1.5');
