import type { Clock } from '../api/clock.ts';
import type { ListStatus, LiveList, RecordOf } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import { runGuarded } from '../listeners/run-guarded.ts';
import { isTemporary } from '../outbox/error-kinds.ts';
import { pauseAfter } from '../retry-pause.ts';
import type { Row, Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import type { Place } from './fit.ts';

export interface RowPage {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface AnsweredPage extends RowPage {
  /** When it was requested; see `Session.stamp`. */
  readonly stamp: number;
}

export interface ListContext {
  readonly clock: Clock;
  readonly query: Query;
  readonly table: Table;
  readonly unsaved: ReadonlySet<Row>;
  /** The first rows, if they are already known: then no request is sent. */
  readonly given: RowPage | undefined;
  loadPlace(): Promise<Place>;
  load(query: Query): Promise<AnsweredPage>;
  /** The list has got its first subscriber, or lost its last one. */
  watched(isWatched: boolean): void;
}

const mostRows = 500;
const searchPauseMs = 300;

export function createLiveList(context: ListContext): LiveList {
  const { clock, query, table, given } = context;
  const { offset: _offset, ...withoutOffset } = query;
  // The rows before a later page are not known.
  const isWindow = query.after !== undefined || (query.offset ?? 0) > 0;
  const listeners = new Set<() => void>();
  let rows: readonly Row[] = [];
  let records: readonly RecordOf<Values>[] = [];
  let status: ListStatus = 'loading';
  let error: RecordError | null = null;
  let next: string | null = null;
  let revision = 0;
  let loading: Promise<void> | null = null;
  let place: Place | null = null;
  let tries = 0;
  let timer: unknown = null;
  /** Rows that have changed before the placing code was loaded. */
  const missed = new Set<Row>();
  /** The versions of the rows that a search has found. */
  let seen: ReadonlyMap<Row, unknown> = new Map();
  let searching: unknown = null;

  /** A row that was found has changed: whether it still is, only the server knows. */
  function searchAgain(): void {
    if (searching !== null) return;
    searching = clock.setTimeout(() => {
      searching = null;
      if (listeners.size > 0) void list.refresh();
    }, searchPauseMs);
  }

  function notify(): void {
    revision += 1;
    for (const listener of [...listeners]) runGuarded(listener);
  }

  function show(found: readonly Row[]): void {
    rows = found;
    if (place?.isSearch) seen = new Map(found.map((row) => [row, row.server.version]));
    records = found.map((row) => recordOf(row) as RecordOf<Values>);
  }

  function watch(row: Row): void {
    if (status === 'loading' || (isWindow && !rows.includes(row))) return;
    if (place === null) {
      missed.add(row);
      return;
    }
    if (place.isSearch && rows.includes(row) && row.server.version !== seen.get(row)) searchAgain();
    const placed = place(rows, row, next !== null);
    if (placed === rows) return;
    show(placed);
    notify();
  }

  async function prepare(): Promise<void> {
    try {
      place ??= await context.loadPlace();
    } catch (cause) {
      throw new RecordError('UNAVAILABLE', 'A part of the client cannot be loaded', { cause });
    }
    const changed = [...missed];
    missed.clear();
    for (const row of changed) watch(row);
  }

  /**
   * The server's answer contains neither unsaved rows nor rows that were saved since the request.
   */
  function withNewer(found: readonly Row[], stamp: number): readonly Row[] {
    const own = [...context.unsaved, ...table.rows.values()].filter(
      (row) =>
        row.table === table &&
        (row.isUnsaved || row.stamp > stamp) &&
        (!isWindow || found.includes(row)),
    );
    // Some were deleted while the rest of the answer was awaited.
    const left: readonly Row[] = found.filter((row) => !row.isDeleted);
    return own.reduce((all, row) => place?.(all, row, next !== null) ?? all, left);
  }

  /** Loads as many rows as the list has had, with as many requests as needed. */
  async function loadFirst(count: number): Promise<AnsweredPage> {
    const first = await context.load({ ...query, limit: Math.min(count, mostRows) });
    const found = [...first.rows];
    let after = first.next;
    while (after !== null && found.length < count) {
      const limit = Math.min(count - found.length, mostRows);
      const page = await context.load({ ...withoutOffset, limit, after });
      found.push(...page.rows);
      after = page.next;
    }
    return { rows: found, next: after, stamp: first.stamp };
  }

  function load(
    ask: () => Promise<AnsweredPage>,
    join: (page: RowPage) => readonly Row[],
  ): Promise<void> {
    loading ??= Promise.all([ask(), prepare()])
      .then(
        ([page]) => {
          next = page.next;
          show(withNewer(join(page), page.stamp));
          // The promise of the first load stays rejected, so a new one is needed.
          if (status === 'failed') ready = fulfilled(list);
          status = 'ready';
          error = null;
          tries = 0;
        },
        (thrown: unknown) => {
          status = 'failed';
          error = thrown instanceof RecordError ? thrown : null;
          if (error === null) throw thrown;
          tryLater();
        },
      )
      .finally(() => {
        loading = null;
        notify();
      });
    return loading;
  }

  /** A shown list is loaded again when the server answers again. */
  function tryLater(): void {
    if (error === null || !isTemporary(error) || timer !== null || listeners.size === 0) return;
    const pause = pauseAfter(error, tries, clock.now());
    tries += 1;
    const tryNow = () => {
      clock.clearTimeout(timer);
      timer = null;
      globalThis.removeEventListener?.('online', online);
      if (error !== null && listeners.size > 0) void list.refresh();
    };
    // The first request may come before the network is really there. If the server has named a
    // moment, the next try is then.
    const online = () => {
      tries = 0;
      if (error?.status === undefined) tryNow();
    };
    timer = clock.setTimeout(tryNow, pause);
    globalThis.addEventListener?.('online', online);
  }

  const list: LiveList = {
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
    get ready() {
      return ready;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      table.watchers.add(watch);
      table.lists.add(list);
      context.watched(true);
      tryLater();
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) context.watched(false);
      };
    },
    async loadMore() {
      if (next === null) return;
      const after = next;
      await load(
        () => context.load({ ...withoutOffset, after }),
        ({ rows: found }) => [...new Set([...rows, ...found])],
      );
    },
    refresh() {
      return load(
        () => loadFirst(Math.max(query.limit ?? 50, rows.length)),
        ({ rows: found }) => found,
      );
    },
  };
  let ready: Promise<LiveList>;
  if (given === undefined) {
    ready = load(
      () => context.load(query),
      ({ rows: found }) => found,
    ).then(() => {
      if (error !== null) throw error;
      return list;
    });
    ready.catch(() => undefined);
  } else {
    next = given.next;
    status = 'ready';
    show(given.rows);
    for (const row of context.unsaved) if (row.table === table) missed.add(row);
    // Code for the next change must not delay the rows that are already shown.
    prepare().catch(() => undefined);
    ready = fulfilled(list);
  }
  table.watchers.add(watch);
  table.lists.add(list);
  const end = () => {
    table.watchers.delete(watch);
    table.lists.delete(list);
  };
  return Object.assign(list, { [endKey]: end });
}

/**
 * Marked as settled for React's `use`, which otherwise waits one tick: a server renders
 * immediately.
 */
export const fulfilled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const endKey = Symbol('end');

/** The list is no longer kept up to date. */
export const endList = (list: LiveList): void =>
  (list as unknown as { [endKey](): void })[endKey]();
