import type { RecordClient } from '../api/client.ts';
import { internalsOf } from '../client/internals.ts';
import { RecordError } from '../error.ts';
import type { Table } from '../store/row.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { readChange } from './event.ts';
import { createOpenEvents, type OpenEvents } from './open-events.ts';
import { createReads, type LiveRead, takeRead } from './reads.ts';

/** How live events are heard. */
export interface LiveEventsOptions {
  /** Before `/events`; `/api` by default. */
  readonly baseUrl?: string;
  /** By the browser's own `fetch` by default, past the limiter. */
  readonly open?: OpenEvents;
  /** Of the same client: one tab then listens and reads for all. */
  readonly tabs?: Tabs;
  /** Of the stream and of the reads that events cause, such as one that says that no user has caused them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The stream has ended for good: UNAUTHENTICATED, REFUSED. Nothing by default. */
  onEnd?(error: RecordError): void;
}

/** The connection to the server's events. */
export interface LiveEvents {
  /**
   * idle     nothing is held that could change, the tab is hidden, or another tab listens
   * opening  the connection is made, or waits for its next try
   * open     changes of others arrive
   * ended    by `end()`, by `client.clear()`, or because the server refuses it
   */
  readonly state: 'idle' | 'opening' | 'open' | 'ended';
  end(): void;
}

/** What tabs say to each other. */
type Word =
  | { readonly live: 'views'; readonly views: readonly string[] }
  | { readonly live: 'ask' }
  | { readonly live: 'at'; readonly id: string }
  | { readonly live: 'read'; readonly read: LiveRead }
  | { readonly live: 'reset' };

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** A tab that is hidden for longer hears nothing until it is seen again. */
const hiddenMs = 60_000;
/** What was read so shortly before the first stream was open counts as read with it. */
const freshMs = 2000;
const settleMs = 20;

/**
 * Follows what other users change in the views of live lists and of records that are held here. An
 * event names a record; it is read where this page does not have it already, and merged as after a 412.
 * A record that cannot be read any more leaves the lists; one that is edited here becomes a conflict.
 * It ends with `client.clear()`.
 *
 * @throws TypeError for what is no client of `createRecordClient`
 */
export function createLiveEvents(
  client: RecordClient,
  options: LiveEventsOptions = {},
): LiveEvents {
  const { tabs, baseUrl = '/api', open = createOpenEvents() } = options;
  const internals = internalsOf(client);
  const { clock } = internals.engine;
  const page = globalThis.document as Document | undefined;
  const tables = new Set<Table>();
  const views = new Map<string, readonly string[]>();
  const own = tabs?.id ?? 'own';
  let state: LiveEvents['state'] = 'idle';
  let lastEventId: string | null = null;
  let stream: { end: AbortController; views: readonly string[] } | null = null;
  let isHidden = page?.hidden === true;
  let hiddenTimer: unknown = null;
  let updateTimer: unknown = null;
  let retryTimer: unknown = null;
  let startedAt: number | null = null;
  let failures = 0;
  let retryMs = 0;

  const reads = createReads({
    internals,
    headers: options.headers,
    isWanted: (view) => [...views].some(([id, all]) => id !== own && all.includes(view)),
    onRead: (read) => say({ live: 'read', read }),
  });
  const say = (word: Word) => tabs?.send(word);
  const isLeader = () => tabs?.isLeader !== false;

  function heldViews(): string[] {
    if (isHidden) return [];
    return [...internals.engine.tables.values()]
      .filter(({ rows, lists }) => rows.size > 0 || lists.size > 0)
      .map(({ name }) => name)
      .sort();
  }

  /** Soon: what is loaded together is asked for together. */
  function update(): void {
    if (state === 'ended') return;
    updateTimer ??= clock.setTimeout(() => {
      updateTimer = null;
      const held = heldViews();
      if (String(held) !== String(views.get(own) ?? [])) {
        views.set(own, held);
        say({ live: 'views', views: held });
      }
      connect();
    }, settleMs);
  }

  async function connect(): Promise<void> {
    const alive = await tabs?.alive();
    for (const id of views.keys()) if (alive?.has(id) === false) views.delete(id);
    if (state === 'ended' || retryTimer !== null) return;
    const wanted = isLeader() ? [...new Set([...views.values()].flat())].sort() : [];
    if (wanted.length === 0) return close('idle');
    // A view more than needed costs less than another connection.
    if (stream !== null && wanted.every((view) => stream?.views.includes(view))) return;
    close('opening');
    startedAt ??= clock.now();
    const opened = { end: new AbortController(), views: wanted };
    stream = opened;
    const isCurrent = () => stream === opened;
    const url = `${baseUrl}/events?views=${wanted.map(encodeURIComponent).join()}`;
    try {
      await open(
        url,
        { lastEventId, headers: options.headers, signal: opened.end.signal },
        hear(isCurrent),
      );
      if (isCurrent()) later();
    } catch (thrown) {
      if (!isCurrent()) return;
      const error = thrown instanceof RecordError ? thrown : null;
      if (error === null || error.code === 'UNAVAILABLE') later();
      else {
        end();
        options.onEnd?.(error);
      }
    }
  }

  function hear(isCurrent: () => boolean): Parameters<OpenEvents>[2] {
    return {
      opened() {
        if (!isCurrent()) return;
        state = 'open';
        failures = 0;
        const isLate = startedAt !== null && clock.now() - startedAt > freshMs;
        if (lastEventId === null && isLate) reset();
        startedAt = clock.now();
      },
      at(id) {
        if (!isCurrent()) return;
        lastEventId = id;
        say({ live: 'at', id });
      },
      event(type, data) {
        if (!isCurrent()) return;
        const change = type === 'change' ? readChange(data) : null;
        if (change !== null) reads.change(change);
        else if (type === 'reset') reset();
      },
      retry(milliseconds) {
        retryMs = milliseconds;
      },
    };
  }

  /** Not all clients at once. */
  function later(): void {
    close('opening');
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    retryTimer = clock.setTimeout(
      () => {
        retryTimer = null;
        connect();
      },
      Math.max(retryMs, pause) * (0.75 + Math.random() / 2),
    );
  }

  function close(next: LiveEvents['state']): void {
    state = next;
    stream?.end.abort();
    stream = null;
  }

  /** The position is too old: everything that is held is read again. */
  function reset(): void {
    say({ live: 'reset' });
    readAgain();
  }

  function readAgain(): void {
    for (const table of internals.engine.tables.values()) {
      const listed = new Set<unknown>();
      for (const list of table.lists) {
        for (const record of list.records) listed.add(internals.rowOf(record));
        list.refresh().catch(() => undefined);
      }
      for (const [id, row] of table.rows) if (!listed.has(row)) reads.again(table.name, id);
    }
  }

  function listen(data: unknown, from: string): void {
    const word = data as Word;
    if (word.live === 'views') {
      views.set(from, word.views);
      update();
    } else if (word.live === 'ask') {
      say({ live: 'views', views: views.get(own) ?? [] });
    } else if (word.live === 'at') lastEventId = word.id;
    else if (word.live === 'read') takeRead(internals, word.read);
    else if (word.live === 'reset') readAgain();
  }

  function look(): void {
    clock.clearTimeout(hiddenTimer);
    if (page?.hidden !== true) {
      isHidden = false;
      update();
      return;
    }
    hiddenTimer = clock.setTimeout(() => {
      isHidden = true;
      update();
    }, hiddenMs);
  }

  const online = () => {
    if (retryTimer === null) return;
    clock.clearTimeout(retryTimer);
    retryTimer = null;
    connect();
  };

  const untap = internals.tap({
    defined(table) {
      tables.add(table);
      table.watchers.add(update);
      update();
    },
    listed: update,
    linked: reads.linked,
    cleared: end,
  });
  const unlisten = tabs?.listen(listen);
  tabs?.onLeader(() => {
    say({ live: 'ask' });
    update();
  });
  page?.addEventListener('visibilitychange', look);
  globalThis.addEventListener?.('online', online);

  function end(): void {
    if (state === 'ended') return;
    untap();
    unlisten?.();
    for (const table of tables) table.watchers.delete(update);
    page?.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener?.('online', online);
    for (const timer of [hiddenTimer, updateTimer, retryTimer]) clock.clearTimeout(timer);
    reads.end();
    close('ended');
  }

  return {
    get state() {
      return state;
    },
    end,
  };
}
