import type { Clock } from '../api/clock.ts';
import { recordOf } from '../handle/record.ts';
import { isEdited } from '../store/read.ts';
import type { Row } from '../store/row.ts';
import { createUuid } from '../values/create-uuid.ts';
import {
  isEntry,
  isSealed,
  isSensitive,
  type KeptLink,
  newRowsOf,
  type OfflineEntry,
  type SealedEntry,
  writeEntry,
} from './entry.ts';
import type { LazySeal } from './lazy-seal.ts';
import type { OfflineStorage } from './storage.ts';

/** Entries of users who do not return are deleted after this time. */
const longestKeptMs = 30 * 24 * 3_600_000;

/** The stored state of a row. */
interface KeptEntry {
  readonly name: string;
  readonly at: number;
  isKept: boolean;
  /** An entry of another row references this one, which may have no edits itself. */
  isNeeded: boolean;
  /** It is stored encrypted, like every entry that references it: they are restored together. */
  isSealed: boolean;
  /** Stored links that are not restored to the row yet. */
  links: readonly KeptLink[];
  /** A save was requested, on this page or an earlier one. */
  isDue: boolean;
  /** Entries of other pages for the same row: they are part of this one after it is written. */
  readonly former: string[];
}

type Stored = readonly [name: string, content: OfflineEntry | SealedEntry];

export type Found = [name: string, entry: OfflineEntry][];

export interface EntryStore {
  /** The storage has entries of this owner whose key is not there. */
  readonly hasLocked: boolean;
  isKept(row: Row): boolean;
  /** The row already has an entry with this name; of several the first one is kept. */
  adopt(row: Row, name: string, entry: OfflineEntry, isNeeded: boolean): void;
  linksOf(row: Row): readonly KeptLink[];
  /** The links belong to the row from now on. */
  takeLinks(row: Row): void;
  /** Stores the row's state when its turn comes, or deletes it. */
  write(row: Row): Promise<void>;
  /** Stores the row before it returns, if its save was requested: the page is being left. */
  writeAtOnce(row: Row): void;
  /** Takes over the entries of closed pages, the oldest first. */
  take(alone: (run: () => Promise<void>) => Promise<void>): Promise<Found>;
  /** Deletes every entry of this owner. */
  clear(): Promise<void>;
  /** Resolves when all accesses so far have ended, successfully or not. */
  settled(): Promise<void>;
}

export interface KeeperOptions {
  readonly owner: string;
  /** Of this load. */
  readonly page: string;
  readonly storage: OfflineStorage;
  readonly seal: LazySeal;
  readonly clock: Clock;
  /** The open pages of this owner. */
  alive(): Promise<ReadonlySet<string>>;
  /** Nothing can be stored; called once. */
  failed(cause: unknown): void;
}

const isBroken = (row: Row) => Object.keys(recordOf(row).errors()).length > 0;

export function createEntryStore({
  owner,
  page,
  storage,
  seal,
  clock,
  ...options
}: KeeperOptions): EntryStore {
  const names = new Map<Row, KeptEntry>();
  const due = new Set<Row>();
  let hasFailed = false;
  let hasLocked = false;
  /** Accesses to the storage run one after the other. */
  let work: Promise<void> = Promise.resolve();

  function run(access: () => Promise<unknown>): Promise<void> {
    work = work.then(access).then(
      () => undefined,
      (cause) => {
        if (hasFailed) return;
        hasFailed = true;
        options.failed(cause);
      },
    );
    return work;
  }

  function entryOf(row: Row, name = `${owner} ${createUuid()}`, at = clock.now()): KeptEntry {
    const known = names.get(row);
    if (known) return known;
    const entry: KeptEntry = {
      name,
      at,
      isKept: false,
      isNeeded: false,
      isSealed: isSensitive(row.table),
      isDue: false,
      links: [],
      former: [],
    };
    names.set(row, entry);
    return entry;
  }

  const isToKeep = (row: Row, { isNeeded, links }: KeptEntry): boolean =>
    isEdited(row) || (!row.isDeleted && (links.length > 0 || (isNeeded && row.isNew)));

  /**
   * The rows to store with this one, which comes last: without the rows that it references it would
   * be sent without its edge.
   */
  function groupOf(row: Row, entry: KeptEntry): (readonly [row: Row, entry: KeptEntry])[] {
    const seen = new Set<Row>();
    const group: (readonly [Row, KeptEntry])[] = [];
    const add = (one: Row, own: KeptEntry) => {
      seen.add(one);
      for (const other of newRowsOf(one)) {
        const needed = entryOf(other);
        needed.isNeeded = true;
        if (!needed.isKept && !seen.has(other)) add(other, needed);
        own.isSealed ||= needed.isSealed;
      }
      group.push([one, own]);
    };
    add(row, entry);
    return group;
  }

  function contentOf(row: Row, { at, links, isDue }: KeptEntry, isLeft = false): OfflineEntry {
    const nameOf = (other: Row) => entryOf(other).name;
    const written = writeEntry(row, { mark: { owner, page, at }, nameOf, links, isLeft });
    return { ...written, isDue: written.isDue || isDue };
  }

  /** What the storage gets; nothing if it has to be encrypted, and the key is not there. */
  function* storing(row: Row, entry: KeptEntry, isLeft = false): Generator<Stored> {
    const group = groupOf(row, entry);
    const isSealed = group.some(([, own]) => own.isSealed);
    const used = isSealed ? seal.current : null;
    if (isSealed && used === null) return;
    // Set before the storage is accessed: it may be cleared meanwhile.
    for (const [, own] of group) Object.assign(own, { isSealed, isKept: true });
    for (const [one, own] of group) {
      const content = contentOf(one, own, isLeft);
      yield [own.name, used?.close(own.name, content) ?? content];
    }
  }

  const unseal = (name: string, sealed: SealedEntry) =>
    seal.current === null ? 'locked' : seal.current.open(name, sealed);

  /** Requests the key, if this owner has something to open. */
  async function loadSeal(): Promise<void> {
    if (seal.current !== null) return;
    const all = await storage.entries().catch(() => []);
    if (all.some(([, value]) => isSealed(value) && value.owner === owner)) await seal.load();
  }

  async function takeInto(found: Found): Promise<void> {
    const alive = await options.alive();
    const own = new Set([...names.values()].flatMap(({ name, former }) => [name, ...former]));
    const damaged: string[] = [];
    hasLocked = false;
    for (const [key, value] of await storage.entries()) {
      const name = String(key);
      const isSealedEntry = isSealed(value);
      if (!isSealedEntry && !isEntry(value)) {
        damaged.push(name);
        await storage.delete(name);
        continue;
      }
      const isOwn = value.owner === owner;
      const isFree = isOwn && !own.has(name) && (value.page === page || !alive.has(value.page));
      const entry = isFree && isSealedEntry ? unseal(name, value) : value;
      const isLocked = entry === 'locked';
      hasLocked ||= isLocked;
      if (entry === null) {
        // Changed since it was stored: no key opens it.
        damaged.push(name);
        await storage.delete(name);
      } else if ((!isOwn || isLocked) && value.at + longestKeptMs < clock.now()) {
        await storage.delete(name);
      } else if (isFree && !isLocked && isEntry(entry)) {
        await storage.set(name, { ...value, page });
        found.push([name, { ...entry, page }]);
      }
    }
    found.sort(([, a], [, b]) => a.at - b.at);
    if (damaged.length > 0) throw new Error(`Damaged: ${damaged}`);
  }

  function write(row: Row): Promise<void> {
    if (due.has(row)) return work;
    due.add(row);
    return run(async () => {
      due.delete(row);
      const entry = entryOf(row);
      if (isToKeep(row, entry)) {
        const stored = [...storing(row, entry)];
        for (const [name, content] of stored) await storage.set(name, content);
        // Entries of other pages are part of this one only after it is stored.
        if (stored.length === 0) return;
      } else {
        names.delete(row);
        if (entry.isKept) await storage.delete(entry.name);
      }
      for (const name of entry.former.splice(0)) await storage.delete(name);
    });
  }

  return {
    get hasLocked() {
      return hasLocked;
    },
    isKept: (row) => names.get(row)?.isKept === true,
    adopt(row, name, { at, links, isDue }, isNeeded) {
      const known = entryOf(row, name, at);
      if (known.name !== name) known.former.push(name);
      known.isKept = true;
      known.isNeeded ||= isNeeded;
      known.isDue ||= isDue;
      known.links = [...known.links, ...links];
    },
    linksOf: (row) => names.get(row)?.links ?? [],
    takeLinks(row) {
      const entry = names.get(row);
      if (entry) entry.links = [];
    },
    write,
    writeAtOnce(row) {
      const { busy = 0, post = null } = row.draft?.save ?? {};
      // A new record with broken rules is an unfinished form, which no other page would show.
      if (!isEdited(row) || (row.isNew && post === null && isBroken(row))) return;
      const entry = entryOf(row);
      if (busy === 0 && !contentOf(row, entry).isDue) return;
      try {
        for (const [name, content] of storing(row, entry, true)) {
          storage.setAtOnce?.(name, content);
        }
      } catch {
        // Full or forbidden: IndexedDB may still accept it.
        void write(row);
      }
    },
    async take(alone) {
      const found: Found = [];
      // Before the turn of this access, because a silent network must not stop the others.
      await loadSeal();
      await run(() => alone(() => takeInto(found)));
      return found;
    },
    clear: () =>
      run(async () => {
        names.clear();
        for (const [key, value] of await storage.entries()) {
          const isOwn = !(isEntry(value) || isSealed(value)) || value.owner === owner;
          if (isOwn) await storage.delete(String(key));
        }
      }),
    settled: () => work,
  };
}
