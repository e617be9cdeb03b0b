import { leftPrefix } from './stored-entries.ts';

/** Entries stored synchronously when a page is left: IndexedDB would be too late. */
export interface UnloadEntries {
  /** A damaged entry is returned as text. */
  entries(): readonly (readonly [key: string, entry: unknown])[];
  /** @throws DOMException if the storage is full or forbidden */
  set(key: string, entry: unknown): void;
  /** Deletes the current entry after `done` has succeeded: a newer one stays. */
  forgetAfter(key: string, done: () => Promise<unknown>): Promise<void>;
}

/** @param name the database to which the entries belong */
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
