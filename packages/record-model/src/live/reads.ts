import { applyRemoteRemoval, applyRemoteRow } from '../apply-changes.ts';
import type { ClientInternals } from '../client/internals.ts';
import type { RecordError } from '../error.ts';
import { isTemporary } from '../outbox/error-kinds.ts';
import type { Link, Row, Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import type { LiveChange } from './event.ts';

/** Rows of one view that were read because of events, and ids that were not found. */
export interface LiveRead {
  readonly view: string;
  readonly revision: string;
  readonly rows: readonly Values[];
  readonly gone: readonly (readonly [id: string, version: number])[];
}

interface Asked {
  readonly version: number;
  /** Versions at which its relations have changed: a link event does not name the relation. */
  readonly links: readonly number[];
  readonly isRemoved: boolean;
}

/** Events within this time are read by one request, in ms. */
const tickMs = 50;
const mostIds = 200;
const longestPauseMs = 30_000;
/** How long the event of an own link is expected after its answer, in ms. */
const ownMs = 5000;

const address = () => `${globalThis.location}`;

export interface ReadsOptions {
  readonly internals: ClientInternals;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Another tab may need records that this one does not have. */
  isWanted(view: string): boolean;
  /** The relations to many whose rows other tabs know. */
  listed(view: string): readonly string[];
  /** Called with rows for the other tabs. */
  onRead(read: LiveRead): void;
  /** All events up to this position have been read. */
  onReached(id: string): void;
}

/**
 * Reads the records named by events: one request for each view and tick, without records that are
 * already current.
 */
export function createReads(options: ReadsOptions) {
  const { internals, headers, isWanted, onRead, onReached } = options;
  const { clock } = internals.engine;
  let pending = new Map<string, Map<string, Asked>>();
  let timer: unknown = null;
  let pause = tickMs;
  let isEnded = false;
  let position: string | null = null;
  let reached: string | null = null;
  let running = 0;
  /** Views that this user may not read, with the page's address at that time. */
  const refused = new Map<string, string>();

  function requestRow(view: string, id: string, given: Asked): void {
    if (refused.get(view) === address()) return;
    refused.delete(view);
    const asked = pending.get(view) ?? new Map<string, Asked>();
    pending.set(view, asked);
    const known = asked.get(id);
    const version = Math.max(given.version, known?.version ?? 0);
    asked.set(id, {
      version,
      links: [...(known?.links ?? []), ...given.links],
      // Nothing follows a removal at the same version, in either order of the events.
      isRemoved: [known, given].some((one) => one?.version === version && one.isRemoved),
    });
    if (!isEnded) timer ??= clock.setTimeout(() => void run(), pause);
  }

  async function run(): Promise<void> {
    timer = null;
    const asked = pending;
    pending = new Map();
    running += 1;
    const all = [...asked].map(([view, ids]) =>
      readView(view, ids).catch((error) => {
        if (!isTemporary(error)) {
          // The same request would be refused again, until another session or page.
          refused.set(view, address());
          return;
        }
        const { retryAt = 0 } = error as RecordError;
        const longer = Math.min(Math.max(2 * pause, 1000), longestPauseMs);
        pause = Math.max(longer, retryAt - clock.now());
        for (const [id, one] of ids) requestRow(view, id, one);
      }),
    );
    await Promise.all(all);
    running -= 1;
    reach();
  }

  function reach(): void {
    if (running + pending.size === 0) reached = position;
    if (reached !== null) onReached(reached);
  }

  /** Reads in progress: their rows may be older than an own link that is answered meanwhile. */
  let reading = 0;
  /** Own links, by the versions that their events will have. */
  const own = new Map<Row, { version: number; until: number }[]>();

  function isForeign(row: Row): (version: number) => boolean {
    const left = own.get(row)?.filter(({ until }) => until > clock.now()) ?? [];
    own.delete(row);
    return (version) => !left.some((link) => link.version === version);
  }

  /**
   * Relations to many whose rows are known, here or in another tab: after a link they are read with
   * their record.
   */
  function listsOf({ name: view, rows, shape }: Table, id: string): string[] {
    const own = rows.get(id)?.draft?.lists?.keys() ?? [];
    return [...own, ...options.listed(view)].filter((name) => name in shape.definition.relations);
  }

  /** The records that are not current yet; own requests in progress are awaited. */
  async function missing(table: Table, ids: Map<string, Asked>): Promise<[string, Asked][]> {
    const { outbox } = internals.engine;
    await outbox.created(table);
    await Promise.all([...ids.keys()].map((id) => table.rows.get(id)?.draft?.save?.requests));
    const rows: Values[] = [];
    const left = [...ids].filter(([id, { version, links, isRemoved }]) => {
      const row = table.rows.get(id);
      if (row !== undefined) {
        const isOld = !(Number(row.server.version) >= version);
        // A merge may have brought the version, but no relations.
        const isMissing =
          isRemoved || isOld || (links.some(isForeign(row)) && listsOf(table, id).length > 0);
        // The other tabs have already received the link that raised it.
        if (!isMissing && !row.draft?.isBehind) {
          rows.push(Object.fromEntries(table.shape.stored.map((name) => [name, row.server[name]])));
        }
        return isMissing;
      }
      const isHeld = table.lists.size > 0 || isWanted(table.name);
      const deleted = table.deleted.get(id);
      return isHeld && (deleted === undefined || !(isRemoved || deleted >= version));
    });
    // This page may have read it by itself, without sharing it with other tabs.
    if (rows.length > 0 && isWanted(table.name)) {
      onRead({ view: table.name, revision: table.shape.definition.revision, rows, gone: [] });
    }
    return left;
  }

  async function readView(view: string, ids: Map<string, Asked>): Promise<void> {
    await internals.view(view);
    const { engine } = internals;
    const table = engine.tables.get(view);
    if (table === undefined) return;
    const left = await missing(table, ids);
    const removed = left.filter(([, { isRemoved }]) => isRemoved);
    if (removed.length > 0) await take(table, [], removed);
    const asked = left.filter(([, { isRemoved }]) => !isRemoved);
    for (let at = 0; at < asked.length; at += mostIds) {
      await readPart(table, new Map(asked.slice(at, at + mostIds)));
    }
    pause = tickMs;
  }

  async function readPart(table: Table, ids: Map<string, Asked>): Promise<void> {
    const { engine } = internals;
    const { primaryKey } = table.shape.definition;
    const linked = [...ids].filter(([, { links }]) => links.length > 0);
    const names = new Set(linked.flatMap(([id]) => listsOf(table, id)));
    const { relations } = table.shape.definition;
    const include = [...names].map((name) => [name, relations[name]?.view ?? ''] as const);
    // A related row of a view that is not loaded could not be stored.
    await Promise.all(include.map(([, view]) => internals.view(view)));
    const query = new URLSearchParams({
      filter: JSON.stringify({ [primaryKey]: { $in: [...ids.keys()] } }),
      limit: String(mostIds),
      ...(include.length > 0 && { include: include.map(([name]) => name).join() }),
    });
    reading += 1;
    try {
      const { body, stamp } = await engine.session.send(`/${table.name}/?${query}`, { headers });
      const rows = body as Values[];
      const found = new Set(rows.map((row) => String(row[primaryKey])));
      await take(
        table,
        rows,
        [...ids].filter(([id]) => !found.has(id)),
        stamp,
      );
    } finally {
      reading -= 1;
    }
  }

  async function take(
    table: Table,
    rows: Values[],
    left: [string, Asked][],
    stamp?: number,
  ): Promise<void> {
    const { name: view, shape } = table;
    const gone = left.map(([id, { version }]) => [id, version] as const);
    const read = { view, revision: shape.definition.revision, rows, gone };
    await takeRead(internals, read, stamp);
    onRead(read);
  }

  return {
    /** Shares again how far this page has read, if it is the leader. */
    reach,
    /** The position arrives before its event. */
    at(id: string): void {
      position = id;
      queueMicrotask(reach);
    },
    change({ view, id, version, action }: LiveChange): void {
      const links = action === 'link' || action === 'unlink' ? [Number(version)] : [];
      requestRow(view, id, { version: Number(version), links, isRemoved: action === 'remove' });
    },
    /** Reads a row, even if its version is current. */
    again: (view: string, id: string) =>
      requestRow(view, id, {
        version: Number.POSITIVE_INFINITY,
        links: [Number.POSITIVE_INFINITY],
        isRemoved: false,
      }),
    /** A link of this page was answered: its events bring nothing new. */
    linked({ owner, child }: Link): void {
      for (const row of [owner, child]) {
        // The other tabs get such a read after the link, and do not have this tab's stamps.
        if (reading > 0 && isWanted(row.table.name)) continue;
        const version = Number(row.server.version);
        const link = { version, until: clock.now() + ownMs };
        own.set(row, [...(own.get(row) ?? []), link]);
      }
    },
    end() {
      isEnded = true;
      clock.clearTimeout(timer);
    },
  };
}

/** Stores rows that were read, here or by the leading tab. */
export async function takeRead(
  { engine }: ClientInternals,
  { view, revision, rows, gone }: LiveRead,
  stamp?: number,
): Promise<void> {
  const table = engine.tables.get(view);
  if (table === undefined || table.shape.definition.revision !== revision) return;
  await Promise.all([
    ...rows.map((row) => applyRemoteRow(engine, table, row, stamp)),
    ...gone.map(([id, version]) => applyRemoteRemoval(engine, table, id, version)),
  ]);
}
