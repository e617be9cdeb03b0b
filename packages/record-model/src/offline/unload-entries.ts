import { leftPrefix } from './stored-entries.ts';

/** What is kept at once, in the moment in which a page is left: IndexedDB would be too late. */
export interface UnloadEntries {
  /** An entry that is damaged is its text. */
  entries(): readonly (readonly [key: string, entry: unknown])[];
  /** @throws DOMException where the storage is full or forbidden */
  set(key: string, entry: unknown): void;
  /** Forgets the entry as it is now, once `done` has ended well: a newer one stays. */
  forgetAfter(key: string, done: () => Promise<unknown>): Promise<void>;
}

/** @param name of the database whose entries they are */
export function createUnloadEntries(name: string): UnloadEntries {
  const prefix = leftPrefix(name);

  function find(): Storage | null {
    try {
      return globalThis.localStorage ?? null;
    } catch {
      return null;
    }
  }

  return {
    entries: () =>
      Object.entries<string>(find() ?? {})
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => [key.slice(prefix.length), parse(text)]),
    set: (key, entry) => localStorage.setItem(prefix + key, JSON.stringify(entry)),
    async forgetAfter(key, done) {
      const read = () => find()?.getItem(prefix + key) ?? null;
      const known = read();
      await done();
      if (known !== null && read() === known) localStorage.removeItem(prefix + key);
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
