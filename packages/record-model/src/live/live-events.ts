import type { RecordClient } from '../api/client.ts';
import { internalsOf } from '../client/internals.ts';
import type { RecordError } from '../error.ts';
import type { Table } from '../store/row.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { createOpenEvents, type OpenEvents } from './open-events.ts';
import { createReads, type LiveRead, takeRead } from './reads.ts';
import { createStream, type StreamState } from './stream.ts';

export interface LiveEventsOptions {
  /** The path before `/events`; `/api` by default. */
  readonly baseUrl?: string;
  /** Uses the browser's own `fetch` by default, without the limit of three requests. */
  readonly open?: OpenEvents;
  /** Tabs of the same client: one tab then listens and reads for all. */
  readonly tabs?: Tabs;
  /**
   * Headers of the stream and of reads caused by events, for example one that marks them as not
   * caused by the user.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** The stream has ended for good: UNAUTHENTICATED, REFUSED. Does nothing by default. */
  onEnd?(error: RecordError): void;
}

export interface LiveEvents {
  /**
   * idle     nothing is held that could change, the tab is hidden, or another tab listens
   * opening  the connection is made, or waits for its next try
   * open     changes of others arrive
   * ended    by `end()`, by `client.clear()`, or because the server refuses it
   */
  readonly state: StreamState;
  end(): void;
}

interface Held {
  readonly views: readonly string[];
  /**
   * By view: the relations to many whose rows it knows. A tab with an older program does not send
   * it.
   */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
}

/** The messages between tabs. */
type TabMessage =
  | ({ readonly live: 'views' } & Held)
  | { readonly live: 'ask' }
  | { readonly live: 'at'; readonly id: string }
  | { readonly live: 'read'; readonly read: LiveRead }
  | { readonly live: 'connection'; readonly isAway: boolean }
  | { readonly live: 'reset' };

const nothing: Held = { views: [], lists: {} };

/** A tab that is hidden for longer receives no events until it is visible again. */
const hiddenMs = 60_000;
const settleMs = 20;

/**
 * Follows changes of other users in the views of live lists and of records in this page. An event
 * names a record; if this page does not have that version, the record is read and merged as after a
 * 412. A record that cannot be read any more leaves the lists; if it is edited here it becomes a
 * conflict. Ends with `client.clear()`.
 *
 * @throws TypeError for a client that was not made by `createRecordClient`
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
  const tabsHold = new Map<string, Held>();
  const own = tabs?.id ?? 'own';
  let isEnded = false;
  let isHidden = page?.hidden === true;
  let hiddenTimer: unknown = null;
  let updateTimer: unknown = null;

  const reads = createReads({
    internals,
    headers: options.headers,
    isWanted: (view) => others().some(({ views }) => views.includes(view)),
    listed: (view) => others().flatMap(({ lists }) => lists?.[view] ?? []),
    onRead: (read) => broadcast({ live: 'read', read }),
    // Sent after reading: the next leader continues from here, and reads what this one has not
    // read.
    onReached: (id) => broadcast({ live: 'at', id }),
  });
  const stream = createStream({
    clock,
    baseUrl,
    open,
    headers: options.headers,
    wanted,
    onChange: reads.change,
    onReset() {
      broadcast({ live: 'reset' });
      readAgain();
    },
    onPosition: reads.at,
    onConnection: (isAway) => {
      internals.connection.setAway(isAway);
      broadcast({ live: 'connection', isAway });
    },
    onEnd(error) {
      end();
      options.onEnd?.(error);
    },
  });
  const broadcast = (message: TabMessage) => tabs?.send(message);
  const others = () => [...tabsHold].flatMap(([id, held]) => (id === own ? [] : [held]));

  function heldHere(): Held {
    const lists: Record<string, string[]> = {};
    for (const table of isHidden ? [] : internals.engine.tables.values()) {
      const { name, rows } = table;
      if (rows.size + table.lists.size === 0) continue;
      const known = new Set<string>();
      // A page without other tabs checks its rows when an event arrives.
      for (const { draft } of tabs ? rows.values() : []) {
        for (const list of draft?.lists?.keys() ?? []) known.add(list);
      }
      lists[name] = [...known].sort();
    }
    return { views: Object.keys(lists).sort(), lists };
  }

  /** With a short delay, so that views that are loaded together share one request. */
  function update(): void {
    if (isEnded) return;
    updateTimer ??= clock.setTimeout(() => {
      updateTimer = null;
      const held = heldHere();
      if (JSON.stringify(held) !== JSON.stringify(tabsHold.get(own) ?? nothing)) {
        tabsHold.set(own, held);
        broadcast({ live: 'views', ...held });
      }
      stream.connect(held.views.length > 0);
    }, settleMs);
  }

  /** For all tabs; only the leader listens. */
  async function wanted(): Promise<readonly string[]> {
    const alive = await tabs?.alive();
    for (const id of tabsHold.keys()) if (alive?.has(id) === false) tabsHold.delete(id);
    const all = [...tabsHold.values()].flatMap(({ views }) => views);
    return tabs?.isLeader === false ? [] : [...new Set(all)].sort();
  }

  function readAgain(): void {
    for (const table of internals.engine.tables.values()) {
      for (const list of table.lists) list.refresh().catch(() => undefined);
      // Also records of lists: one may have left them, and may have relations that the lists do not
      // include.
      for (const id of table.rows.keys()) reads.again(table.name, id);
    }
  }

  function listen(data: unknown, from: string): void {
    const message = data as TabMessage;
    if (message.live === 'views') {
      tabsHold.set(from, message);
      update();
      // A page that was just opened has no position.
      reads.reach();
    } else if (message.live === 'ask') {
      broadcast({ live: 'views', ...(tabsHold.get(own) ?? nothing) });
    } else if (message.live === 'at') stream.reached(message.id);
    else if (message.live === 'read') takeRead(internals, message.read);
    else if (message.live === 'connection') internals.connection.setAway(message.isAway);
    else if (message.live === 'reset') readAgain();
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

  /** A request without a network says nothing about the server. */
  function online(): void {
    internals.connection.setAway(false);
    stream.retryNow();
  }

  const removeHooks = internals.addHooks({
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
    broadcast({ live: 'ask' });
    update();
  });
  page?.addEventListener('visibilitychange', look);
  globalThis.addEventListener?.('online', online);

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    removeHooks();
    unlisten?.();
    for (const table of tables) table.watchers.delete(update);
    page?.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener?.('online', online);
    for (const timer of [hiddenTimer, updateTimer]) clock.clearTimeout(timer);
    reads.end();
    stream.end();
  }

  return {
    get state() {
      return stream.state;
    },
    end,
  };
}
