/**
 * Inserts, updates with subscribers and memory of the record client, beside a plain Map with a Set of
 * listeners per record, which is the least that an app could do, and beside its peers: ratios to the plain
 * Map, in one run. 10,000 records of 10 columns; 1,000 of them have a subscriber. `-- records own` leaves
 * the peers out.
 */
import { spawnSync } from 'node:child_process';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { Definition } from '../packages/record-model/src/definition/definition.ts';
import { bundle, gzip, installPeers, ours as oursIn, printTable } from './support/bundle.ts';
import { type Library, ours, plain, type Row, readPeers } from './support/record-subjects.ts';
import { median } from './support/statistics.ts';

const count = 10_000;
const subscribers = 1000;
const rounds = Number(process.env.BENCH_RUNS ?? 7);
const warmUp = Math.min(3, rounds);

const names = Array.from({ length: 9 }, (_, at) => `column_${at}`);
const definition: Definition = {
  ...{ name: 'rows', label: 'Rows', primaryKey: 'id', autosave: false, revision: '1' },
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

/** Of so many subjects together: one alone is too short for the system's clock of threads. */
const inserts = 8;

async function insertTime(make: Library['make']): Promise<number> {
  const given = Array.from({ length: inserts }, () => JSON.parse(json) as Row[]);
  const subjects = given.map(make);
  globalThis.gc?.();
  const started = now();
  for (const [at, subject] of subjects.entries()) subject.insert(given[at] ?? []);
  const inserted = now();
  await nextTask();
  return (inserted - started) / inserts;
}

async function measure({ make, passes, name }: Library): Promise<Figures> {
  const insert = await insertTime(make);
  const given = JSON.parse(json) as Row[];
  // What was measured before is let go with the next task at the earliest.
  await nextTask();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const subject = make();
  subject.insert(given);
  await nextTask();
  given.length = 0;
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - before;
  let heard = 0;
  for (let at = 0; at < subscribers; at += 1) subject.subscribe(`id-${at}`, () => (heard += 1));
  const updating = now();
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = 0; at < count; at += 1) subject.update(`id-${at}`, `value ${pass}`);
    // Some tell their listeners at the end of the task.
    await nextTask();
  }
  const updated = now();
  if (heard < subscribers * passes) throw new Error(`${name} told listeners ${heard} times`);
  return { insert, update: (updated - updating) / passes, heap };
}

/** The rows themselves are on both sides of it: they are what is to be kept. */
const rowsHeap = () => {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const rows = JSON.parse(json) as Row[];
  globalThis.gc?.();
  return { bytes: process.memoryUsage().heapUsed - before, rows };
};

if (globalThis.gc === undefined) {
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', import.meta.filename, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  process.exit(status ?? 1);
}

const isAlone = process.argv.includes('own');
if (!isAlone) installPeers();
const source = "export { createRecordClient } from '@praxiskit/record-model/client';";
const own = gzip((await bundle(source, oursIn, { onDemand: true })).js);
const libraries: Library[] = [
  { name: 'plain Map', bytes: null, passes: 10, make: plain },
  { name: 'ours', bytes: own, passes: 10, make: ours(definition) },
  ...(isAlone ? [] : await readPeers(['id', ...names])),
];

const { bytes } = rowsHeap();
const runs: Figures[][] = [];
for (let round = 0; round < rounds + warmUp; round += 1) {
  const figures: Figures[] = [];
  for (const library of libraries) figures.push(await measure(library));
  if (round >= warmUp) runs.push(figures);
}

/** To the plain Map of the same round. */
function ratio(at: number, key: keyof Figures, rows = 0): string {
  const ratios = runs.map((figures) => {
    const [plainly, one] = [figures[0]?.[key] ?? Number.NaN, figures[at]?.[key] ?? Number.NaN];
    return (one + rows) / (plainly + rows);
  });
  return median(ratios).toFixed(2);
}

printTable(
  ['10,000 × 10, 1,000 subscribers', 'gzip', 'insert', 'update', 'heap, rows included'],
  libraries.map(({ name, bytes: size }, at) => [
    ...[name, size ?? '–', ratio(at, 'insert'), ratio(at, 'update'), ratio(at, 'heap', bytes)],
  ]),
);
console.log('\nGoals of ours: insert 3, update 2, heap 1.5');
