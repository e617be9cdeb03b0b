import { leftPrefix } from './stored.ts';

/** What is kept at once, in the moment in which a page is left: IndexedDB would be too late. */
export interface LeftEntries {
  /** An entry that is damaged is its text. */
  entries(): readonly (readonly [key: string, entry: unknown])[];
  /** @throws DOMException where the storage is full or forbidden */
  set(key: string, entry: unknown): void;
  /** Forgets the entry as it is now, once `done` has ended well: a newer one stays. */
  forgetAfter(key: string, done: () => Promise<unknown>): Promise<void>;
}

/** @param name of the database whose entries they are */
export function createLeftEntries(name: string): LeftEntries {
  const prefix = leftPrefix(name);

  function find(): Storage | null {
    try {
      return globalThis.localStorage ?? null;
    } catch {
      return null;
    }
  }

  return {
    entries() {
      const storage = find();
      const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));
      return keys.map((key) => {
        const text = storage?.getItem(key) ?? '';
        return [key.slice(prefix.length), parse(text)] as const;
      });
    },
    set: (key, entry) => localStorage.setItem(prefix + key, JSON.stringify(entry)),
    async forgetAfter(key, done) {
      const known = find()?.getItem(prefix + key) ?? null;
      await done();
      if (known !== null && find()?.getItem(prefix + key) === known) {
        find()?.removeItem(prefix + key);
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
