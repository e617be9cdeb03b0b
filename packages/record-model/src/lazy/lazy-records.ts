import type { RecordClient } from '../api/client.ts';

/**
 * A client of records whose code is loaded when records are first requested. Before that, it has
 * nothing unsaved.
 */
export interface LazyRecords {
  /**
   * The client; after a failed load the next call loads again.
   * @throws the error of `load`
   * @throws what `load` rejected with
   */
  get(): Promise<RecordClient>;
  /** Sends every pending save immediately. Resolves when all have ended, successfully or not. */
  save(): Promise<void>;
  /** Drops every record and timer: the session has ended. */
  clear(): Promise<void>;
  isUnsaved(): boolean;
  /** They stay in the document's memory when another page of it is opened. */
  readonly outlivesPages: true;
  /** Puts the old values back into every record with unsaved edits. */
  discard(): void;
}

/** @param load imports the code and makes the client */
export function createLazyRecords(load: () => Promise<RecordClient>): LazyRecords {
  let loading: Promise<RecordClient> | null = null;
  let client: RecordClient | null = null;
  /** Null if none could be loaded. */
  const loaded = async () => loading?.catch(() => null);

  async function loadClient(): Promise<RecordClient> {
    try {
      client = await load();
      return client;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    get() {
      loading ??= loadClient();
      return loading;
    },
    async save() {
      await (await loaded())?.flush();
    },
    async clear() {
      // Synchronously if possible: the next check for unsaved edits must find none.
      if (client) client.clear();
      else (await loaded())?.clear();
    },
    outlivesPages: true,
    isUnsaved: () => (client?.pending().length ?? 0) > 0,
    discard() {
      for (const record of client?.pending() ?? []) record.rollback();
    },
  };
}
