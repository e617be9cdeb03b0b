import type { RecordClient } from '../api/client.ts';
import { applyRemoteRemoval, applyRemoteRow } from '../apply-changes.ts';
import { internalsOf } from '../client/internals.ts';
import { idOf } from '../store/read.ts';
import { draftOf, type Row, type Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import { createTabGroup, type TabGroup } from './locks.ts';
import { type TabLocks, tabGroupName } from './open-tabs.ts';

/** The part of a BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  close(): void;
}

export interface TabsOptions {
  /** The user's id: pages of another user share nothing. */
  readonly owner: string;
  /** A BroadcastChannel of this name by default; without one each page is alone. */
  createChannel?(name: string): TabChannel;
  /** `navigator.locks` by default; null for none. */
  readonly locks?: TabLocks | null;
}

/** A record that a page shares, with the server's values. */
interface SharedRecord {
  readonly view: string;
  readonly revision: string;
  readonly row: Values;
  /** After a link only the version is known: read-only columns may have changed with it. */
  readonly isBehind: boolean;
}

type Message =
  | { readonly kind: 'row'; readonly told: SharedRecord }
  | {
      readonly kind: 'removed';
      readonly view: string;
      readonly id: string;
      readonly version: number;
    }
  | {
      readonly kind: 'link';
      readonly owner: SharedRecord;
      readonly name: string;
      readonly child: SharedRecord;
      readonly wanted: boolean;
    }
  | { readonly kind: 'live'; readonly page: string; readonly data: unknown };

/** The pages of one user, in the tabs of one browser. */
export interface Tabs extends TabGroup {
  /** Receives data that another page has sent by `send`; returns a function that unsubscribes. */
  listen(listener: (data: unknown, page: string) => void): () => void;
  send(data: unknown): void;
  /** Called when this page becomes the leader, or immediately if it is. */
  onLeader(run: () => void): void;
}

/** The version of a deleted record: nothing is newer. */
const removed = Number.POSITIVE_INFINITY;

const openChannel = (name: string) =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (new BroadcastChannel(name) as Partial<TabChannel> as TabChannel);

/**
 * Records that one tab has saved or received reach the others without a request, merged as after a
 * 412; one tab is the leader. It ends with `client.clear()`, or by `end()`.
 * @throws TypeError for a client that was not made by `createRecordClient`
 */
export function createTabs(client: RecordClient, options: TabsOptions): Tabs {
  const internals = internalsOf(client);
  const name = tabGroupName(options.owner);
  const { createChannel = openChannel, locks = globalThis.navigator?.locks } = options;
  const channel = createChannel(name);
  /** The version that was last sent to, or received from, the other tabs. */
  const versions = new WeakMap<Row, number>();
  const tables = new Set<Table>();
  const listeners = new Set<(data: unknown, page: string) => void>();
  const leading = new Set<() => void>();
  const group = createTabGroup(name, locks ?? undefined, () => {
    for (const run of leading) run();
  });

  const { end: endGroup } = group;
  let isEnded = false;
  const post = (message: Message) => {
    if (!isEnded) channel?.postMessage(message);
  };
  const versionOf = ({ server, isNew }: Row) => (isNew ? 0 : Number(server.version));
  const share = ({ table, server, draft }: Row): SharedRecord => ({
    view: table.name,
    revision: table.shape.definition.revision,
    // A key that the user may not see is shared only by the link, which names both ends.
    row: Object.fromEntries(table.shape.stored.map((name) => [name, server[name]])),
    isBehind: draft?.isBehind === true,
  });

  function watch(row: Row): void {
    const known = versions.get(row);
    const version = versionOf(row);
    const now = row.isDeleted && !row.isNew ? removed : version;
    if (known === now) return;
    versions.set(row, now);
    const { name, rows } = row.table;
    const id = String(idOf(row));
    if (now !== removed) {
      if (known !== undefined && version > known) post({ kind: 'row', told: share(row) });
      // Two rows were found to be one record: the other row still exists.
    } else if (!rows.has(id)) post({ kind: 'removed', view: name, id, version });
  }

  async function take({
    view,
    revision,
    row: values,
    isBehind,
  }: SharedRecord): Promise<Row | null> {
    const table = internals.engine.tables.get(view);
    // Another definition may have other columns.
    if (table === undefined || table.shape.definition.revision !== revision) return null;
    const known = table.rows.get(String(values[table.shape.definition.primaryKey]));
    const version = Number(values.version);
    if (known && versionOf(known) < version) versions.set(known, version);
    const row = await applyRemoteRow(internals.engine, table, values);
    if (row && isBehind && versionOf(row) === version) draftOf(row).isBehind = true;
    return row;
  }

  async function receive(message: Message): Promise<void> {
    const { engine } = internals;
    if (message.kind === 'row') await take(message.told);
    else if (message.kind === 'removed') {
      const row = engine.tables.get(message.view)?.rows.get(message.id);
      if (!row) return;
      versions.set(row, removed);
      await applyRemoteRemoval(engine, row.table, message.id, message.version);
    } else if (message.kind === 'link') {
      const [owner, child] = [await take(message.owner), await take(message.child)];
      const stamp = engine.session.stamp();
      if (owner && child) engine.edges.learn(owner, message.name, child, message.wanted, stamp);
    } else {
      for (const listener of listeners) listener(message.data, message.page);
    }
  }

  if (channel) {
    channel.onmessage = ({ data }) => void receive(data as Message);
  }
  const removeHooks = internals.addHooks({
    defined(table) {
      tables.add(table);
      for (const row of table.rows.values()) versions.set(row, versionOf(row));
      table.watchers.add(watch);
    },
    linked({ owner, child, name: relation }, wanted) {
      post({ kind: 'link', owner: share(owner), name: relation, child: share(child), wanted });
    },
    cleared: end,
  });

  function end(): void {
    isEnded = true;
    removeHooks();
    for (const table of tables) table.watchers.delete(watch);
    listeners.clear();
    leading.clear();
    endGroup();
    channel?.close();
  }

  return Object.assign(group, {
    listen(listener: (data: unknown, page: string) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (data: unknown) => post({ kind: 'live', page: group.id, data }),
    onLeader(run: () => void) {
      leading.add(run);
      if (group.isLeader) run();
    },
    end,
  });
}
