import type { ListStatus, LiveList, RecordOf } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import type { Row, Table } from '../store/row.ts';
import type { Fit } from './fit.ts';
import { place } from './place.ts';

/** One answer, as rows. */
export interface RowPage {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface ListContext {
  readonly query: Query;
  readonly table: Table;
  readonly fit: Fit;
  readonly unsaved: ReadonlySet<Row>;
  load(query: Query): Promise<RowPage>;
  /** Somebody looks at it, or nobody. */
  watched(isWatched: boolean): void;
}

const mostRows = 500;

/** Keeps the rows of one query. */
export function createLiveList<T>(context: ListContext): LiveList<T> {
  const { query, table, fit } = context;
  // Which rows come before a later page is not known.
  const isWindow = query.after !== undefined || (query.offset ?? 0) > 0;
  const listeners = new Set<() => void>();
  let rows: readonly Row[] = [];
  let records: readonly RecordOf<T>[] = [];
  let status: ListStatus = 'loading';
  let error: RecordError | null = null;
  let next: string | null = null;
  let revision = 0;
  let loading: Promise<void> | null = null;

  function tell(): void {
    revision += 1;
    for (const listener of [...listeners]) listener();
  }

  function show(found: readonly Row[]): void {
    rows = found;
    records = found.map((row) => recordOf(row) as RecordOf<T>);
  }

  function watch(row: Row): void {
    if (status === 'loading' || (isWindow && !rows.includes(row))) return;
    const placed = place(rows, row, fit, next !== null);
    if (placed === rows) return;
    show(placed);
    tell();
  }

  /** What is unsaved here is in no answer of the server. */
  function withUnsaved(found: readonly Row[]): readonly Row[] {
    const own = [...context.unsaved].filter((row) => row.table === table);
    const seen = isWindow ? own.filter((row) => found.includes(row)) : own;
    return seen.reduce((all, row) => place(all, row, fit, next !== null), found);
  }

  function load(asked: Query, join: (page: RowPage) => readonly Row[]): Promise<void> {
    loading ??= context
      .load(asked)
      .then(
        (page) => {
          next = page.next;
          show(withUnsaved(join(page)));
          status = 'ready';
          error = null;
        },
        (thrown: unknown) => {
          status = 'failed';
          error = thrown instanceof RecordError ? thrown : null;
          if (error === null) throw thrown;
        },
      )
      .finally(() => {
        loading = null;
        tell();
      });
    return loading;
  }

  const list: LiveList<T> = {
    get records() {
      return records;
    },
    get status() {
      return status;
    },
    get error() {
      return error;
    },
    get next() {
      return next;
    },
    get revision() {
      return revision;
    },
    ready: load(query, ({ rows: found }) => found).then(() => {
      if (error !== null) throw error;
      return list;
    }),
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      table.watchers.add(watch);
      table.lists.add(list as LiveList<never>);
      context.watched(true);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) context.watched(false);
      };
    },
    async loadMore() {
      if (next === null) return;
      const { offset: _offset, ...from } = query;
      await load({ ...from, after: next }, ({ rows: found }) => [...new Set([...rows, ...found])]);
    },
    refresh() {
      const limit = Math.min(Math.max(query.limit ?? 50, rows.length), mostRows);
      return load({ ...query, limit }, ({ rows: found }) => found);
    },
  };
  list.ready.catch(() => undefined);
  table.watchers.add(watch);
  table.lists.add(list as LiveList<never>);
  const end = () => {
    table.watchers.delete(watch);
    table.lists.delete(list as LiveList<never>);
  };
  return Object.assign(list, { [endKey]: end });
}

const endKey = Symbol('end');

/** The list is kept right no longer. */
export const endList = (list: LiveList<never>): void =>
  (list as unknown as { [endKey](): void })[endKey]();
