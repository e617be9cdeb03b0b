/**
 * What `bench/records.ts` measures: rows by their ids, in each library as its documentation has them kept,
 * changed and listened to. Peers are bundled for production, as a page would load them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRecordClient } from '../../packages/record-model/src/client.ts';
import type { Definition } from '../../packages/record-model/src/definition/definition.ts';
import { bundle, gzip, peers } from './bundle.ts';

export type Row = Record<string, unknown>;

/** One library with rows of its own. Listeners may be notified before the next macrotask, not later. */
export interface Subject {
  readonly insert: (rows: Row[]) => void;
  /** Sets `column_3`. */
  readonly update: (id: string, value: string) => void;
  readonly subscribe: (id: string, listener: () => void) => void;
}

export interface Library {
  readonly name: string;
  /** Size of its script without React; null for the plain `Map`. */
  readonly bytes: number | null;
  /** Over all rows: fewer where one takes seconds. */
  readonly passes: number;
  make(): Subject;
}

/** The least that an app could do. */
export const plain = (): Subject => {
  const rows = new Map<string, { values: Row; listeners: Set<() => void> | null }>();
  return {
    insert(given) {
      for (const row of given) rows.set(String(row.id), { values: { ...row }, listeners: null });
    },
    update(id, value) {
      const row = rows.get(id);
      if (row === undefined) return;
      row.values.column_3 = value;
      for (const listener of row.listeners ?? []) listener();
    },
    subscribe(id, listener) {
      const row = rows.get(id);
      if (row === undefined) return;
      row.listeners ??= new Set();
      row.listeners.add(listener);
    },
  };
};

export const ours = (definition: Definition) => (): Subject => {
  const client = createRecordClient({ fetch, definitions: [definition] });
  const view = client.loaded('rows');
  return {
    insert(given) {
      for (const row of given) view.adopt(row);
    },
    update: (id, value) => view.peek(id)?.set('column_3', value),
    subscribe: (id, listener) => void view.peek(id)?.subscribeField('column_3', listener),
  };
};

/** Imports names of a peer as a page would have them: one file, minified, for production. */
async function load<Module>(
  file: string,
  source: string,
  conditions: string[] = [],
): Promise<{ module: Module; bytes: number }> {
  const { js } = await bundle(source, peers, { conditions });
  const path = join(peers, 'node_modules', `.${file}.mjs`);
  writeFileSync(path, js);
  return { module: (await import(pathToFileURL(path).href)) as Module, bytes: gzip(js) };
}

interface Mobx {
  observable(row: Row): Row;
  reaction(read: () => unknown, effect: () => void): void;
  runInAction(run: () => void): void;
}

/** Each row an observable object; one action for an update. */
async function mobx(): Promise<Library> {
  const source = "export { observable, reaction, runInAction } from 'mobx';";
  const { module, bytes } = await load<Mobx>('mobx', source);
  const make = (): Subject => {
    const rows = new Map<string, Row>();
    const of = (id: string) => rows.get(id) as Row;
    return {
      insert: (given) =>
        module.runInAction(() => {
          for (const row of given) rows.set(String(row.id), module.observable(row));
        }),
      update: (id, value) =>
        module.runInAction(() => {
          of(id).column_3 = value;
        }),
      subscribe: (id, listener) => module.reaction(() => of(id).column_3, listener),
    };
  };
  return { name: 'MobX', bytes, passes: 10, make };
}

interface LegendNode {
  readonly column_3: { set(value: string): void; onChange(listener: () => void): void };
  set(row: Row): void;
}
interface Legend {
  observable(value: object): Record<string, LegendNode>;
  batch(run: () => void): void;
}

/** One observable with all rows by their ids. */
async function legend(): Promise<Library> {
  const source = "export { batch, observable } from '@legendapp/state';";
  const { module, bytes } = await load<Legend>('legend', source);
  const make = (): Subject => {
    const rows = module.observable({});
    return {
      insert: (given) =>
        module.batch(() => {
          for (const row of given) rows[String(row.id)]?.set(row);
        }),
      update: (id, value) => rows[id]?.column_3.set(value),
      subscribe: (id, listener) => rows[id]?.column_3.onChange(listener),
    };
  };
  return { name: 'Legend-State', bytes, passes: 10, make };
}

interface Collection {
  insert(rows: Row[]): void;
  update(id: string, change: (row: Row) => void): void;
  subscribeChanges(listener: () => void, options: object): void;
}
interface TanStack {
  createCollection(options: object): Collection;
  localOnlyCollectionOptions(options: object): object;
  eq(left: unknown, right: unknown): unknown;
}

/** A local collection; a subscription by the row's id. */
async function tanstack(): Promise<Library> {
  const source = "export { createCollection, eq, localOnlyCollectionOptions } from '@tanstack/db';";
  const { module, bytes } = await load<TanStack>('tanstack', source);
  const make = (): Subject => {
    const options = module.localOnlyCollectionOptions({ getKey: ({ id }: Row) => id });
    const rows = module.createCollection(options);
    return {
      insert: (given) => rows.insert(given),
      update: (id, value) =>
        rows.update(id, (row) => {
          row.column_3 = value;
        }),
      subscribe: (id, listener) =>
        rows.subscribeChanges(listener, { where: (row: Row) => module.eq(row.id, id) }),
    };
  };
  return { name: 'TanStack DB', bytes, passes: 1, make };
}

interface WarpStore {
  readonly cache: { setAttr(key: object, field: string, value: unknown): void };
  readonly cacheKeyManager: { getOrCreateRecordIdentifier(resource: object): object };
  readonly notifications: { subscribe(key: object, listener: () => void): void };
  push(document: object): void;
}
interface Warp {
  Store: new () => WarpStore;
}

/** Its cache and its notifications, below the records: the least that it can cost. */
async function warp(names: readonly string[]): Promise<Library> {
  const fields = JSON.stringify(names.map((name) => ({ kind: 'field', name })));
  const source = `
    import { useRecommendedStore } from '@warp-drive/core';
    import { setupSignals } from '@warp-drive/core/configure';
    import { withDefaults } from '@warp-drive/core/reactive';
    import { JSONAPICache } from '@warp-drive/json-api';
    setupSignals(() => ({
      createSignal: () => ({}), consumeSignal() {}, notifySignal() {},
      createMemo: (_object, _key, run) => run, willSyncFlushWatchers: () => false,
    }));
    export const Store = useRecommendedStore({
      cache: JSONAPICache,
      schemas: [withDefaults({ type: 'rows', fields: ${fields} })],
    });`;
  const { module, bytes } = await load<Warp>('warp', source, ['unpkg']);
  const make = (): Subject => {
    const store = new module.Store();
    const keyOf = (id: string) =>
      store.cacheKeyManager.getOrCreateRecordIdentifier({ type: 'rows', id });
    return {
      insert: (given) =>
        store.push({
          data: given.map(({ id, ...attributes }) => ({ type: 'rows', id, attributes })),
        }),
      update: (id, value) => store.cache.setAttr(keyOf(id), 'column_3', value),
      subscribe: (id, listener) => store.notifications.subscribe(keyOf(id), listener),
    };
  };
  return { name: 'WarpDrive', bytes, passes: 10, make };
}

/** By name; each is bundled and loaded only once it is asked for. */
export const peerLibraries = (
  names: readonly string[],
): Readonly<Record<string, () => Promise<Library>>> => ({
  MobX: mobx,
  'Legend-State': legend,
  'TanStack DB': tanstack,
  WarpDrive: () => warp(names),
});
