import type { Clock } from '../api/clock.ts';
import { isEdited } from '../store/read.ts';
import type { Row } from '../store/row.ts';
import { isEntry, type OfflineEntry, writeEntry } from './entry.ts';
import type { OfflineStorage } from './storage.ts';

/** Of other owners: who does not come back leaves nothing for ever. */
const longestKeptMs = 30 * 24 * 3_600_000;

/** What of a row is known beyond its page. */
export interface KeptEntry {
  readonly name: string;
  readonly at: number;
  isKept: boolean;
}

/** Entries by their names. */
export type Found = [name: string, entry: OfflineEntry][];

/** The entries of one owner, as one page has them. */
export interface Keeper {
  isKept(row: Row): boolean;
  /** The row's entry is there already, under this name. */
  adopt(row: Row, name: string, at: number): void;
  /** Keeps the row as it is when its turn comes, or forgets it. */
  write(row: Row): Promise<void>;
  /** Gives this page the entries whose page is gone, the oldest first. */
  take(alone: (run: () => Promise<void>) => Promise<void>): Promise<Found>;
  /** Forgets every entry of this owner. */
  clear(): Promise<void>;
  /** Resolves when every access until now has ended, well or not. */
  settled(): Promise<void>;
}

export interface KeeperOptions {
  readonly owner: string;
  /** Of this load. */
  readonly page: string;
  readonly storage: OfflineStorage;
  readonly clock: Clock;
  /** The pages of this owner that are alive. */
  alive(): Promise<ReadonlySet<string>>;
  /** Nothing can be kept; called once. */
  failed(cause: unknown): void;
}

export function createKeeper({ owner, page, storage, clock, ...options }: KeeperOptions): Keeper {
  const names = new Map<Row, KeptEntry>();
  const due = new Set<Row>();
  let hasFailed = false;
  /** Accesses to the storage, one after the other. */
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

  function entryOf(row: Row): KeptEntry {
    const known = names.get(row);
    if (known !== undefined) return known;
    const entry = { name: `${owner} ${crypto.randomUUID()}`, at: clock.now(), isKept: false };
    names.set(row, entry);
    return entry;
  }

  async function takeInto(found: Found): Promise<void> {
    const alive = await options.alive();
    const own = new Set([...names.values()].map(({ name }) => name));
    const damaged: string[] = [];
    for (const [key, value] of await storage.entries()) {
      const name = String(key);
      const isDamaged = !isEntry(value);
      if (isDamaged || (value.owner !== owner && value.at + longestKeptMs < clock.now())) {
        if (isDamaged) damaged.push(name);
        await storage.delete(name);
      } else if (value.owner === owner && !own.has(name)) {
        const isFree = value.page === page || !alive.has(value.page);
        if (!isFree) continue;
        const entry = { ...value, page };
        await storage.set(name, entry);
        found.push([name, entry]);
      }
    }
    found.sort(([, a], [, b]) => a.at - b.at);
    if (damaged.length > 0) throw new Error(`Damaged: ${damaged.join(', ')}`);
  }

  return {
    isKept: (row) => names.get(row)?.isKept === true,
    adopt: (row, name, at) => void names.set(row, { name, at, isKept: true }),
    write(row) {
      if (due.has(row)) return work;
      due.add(row);
      return run(async () => {
        due.delete(row);
        const entry = entryOf(row);
        if (isEdited(row)) {
          const mark = { owner, page, at: entry.at };
          // Before the storage is asked: it may be cleared meanwhile.
          entry.isKept = true;
          await storage.set(
            entry.name,
            writeEntry(row, mark, (other) => entryOf(other).name),
          );
        } else {
          names.delete(row);
          if (entry.isKept) await storage.delete(entry.name);
        }
      });
    },
    async take(alone) {
      const found: Found = [];
      await run(() => alone(() => takeInto(found)));
      return found;
    },
    clear: () =>
      run(async () => {
        names.clear();
        for (const [key, value] of await storage.entries()) {
          const isOwn = !isEntry(value) || value.owner === owner;
          if (isOwn) await storage.delete(String(key));
        }
      }),
    settled: () => work,
  };
}
