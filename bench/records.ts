/**
 * Inserts, updates with subscribers and memory of the record client, beside a plain Map with a Set of
 * listeners per record, which is the least that an app could do: the ratio of both, in one run.
 * 10,000 records of 10 columns; 1,000 of them have a subscriber. Needs `node --expose-gc`, which it
 * starts by itself.
 */
import { spawnSync } from 'node:child_process';
import { createRecordClient } from '../packages/record-model/src/client.ts';
import type { Definition } from '../packages/record-model/src/definition/definition.ts';
import { median } from './support/statistics.ts';

const count = 10_000;
const subscribers = 1000;
const rounds = 15;
/** Of updates over all records: the first one makes each record's edits. */
const passes = 10;

type Row = Record<string, unknown>;

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

interface Subject {
  readonly insert: (row: Row) => void;
  readonly update: (at: number, value: string) => void;
  readonly subscribe: (at: number, listener: () => void) => void;
}

function plain(): Subject {
  const rows = new Map<string, { values: Row; listeners: Set<() => void> | null }>();
  return {
    insert: (row) => void rows.set(String(row.id), { values: { ...row }, listeners: null }),
    update(at, value) {
      const row = rows.get(`id-${at}`);
      if (row === undefined) return;
      row.values.column_3 = value;
      for (const listener of row.listeners ?? []) listener();
    },
    subscribe(at, listener) {
      const row = rows.get(`id-${at}`);
      if (row === undefined) return;
      row.listeners ??= new Set();
      row.listeners.add(listener);
    },
  };
}

function ours(): Subject {
  const client = createRecordClient({ fetch, definitions: [definition] });
  const view = client.loaded('rows');
  return {
    insert: (row) => void view.adopt(row),
    update: (at, value) => view.peek(`id-${at}`)?.set('column_3', value),
    subscribe: (at, listener) => void view.peek(`id-${at}`)?.subscribeField('column_3', listener),
  };
}

function measure(make: () => Subject) {
  const given = JSON.parse(json) as Row[];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const subject = make();
  const started = performance.now();
  for (const row of given) subject.insert(row);
  const inserted = performance.now();
  given.length = 0;
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - before;
  let heard = 0;
  for (let at = 0; at < subscribers; at += 1) subject.subscribe(at, () => (heard += 1));
  const updating = performance.now();
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = 0; at < count; at += 1) subject.update(at, `value ${pass}`);
  }
  const updated = performance.now();
  if (heard !== subscribers * passes) throw new Error(`${heard} times were listeners told`);
  return { insert: inserted - started, update: updated - updating, heap, subject };
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
  const { status } = spawnSync(process.execPath, ['--expose-gc', import.meta.filename], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { bytes } = rowsHeap();
const runs = Array.from({ length: rounds }, () => ({ plain: measure(plain), ours: measure(ours) }));
const later = runs.slice(3);
const ratio = (key: 'insert' | 'update' | 'heap', rows = 0) =>
  median(later.map((run) => (run.ours[key] + rows) / (run.plain[key] + rows)));

console.table({
  'insert 10,000': { ratio: ratio('insert').toFixed(2), goal: '3' },
  'update 10,000': { ratio: ratio('update').toFixed(2), goal: '2' },
  'heap, rows included': { ratio: ratio('heap', bytes).toFixed(2), goal: '1.5' },
});
