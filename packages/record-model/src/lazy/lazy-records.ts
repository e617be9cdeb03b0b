import type { RecordClient } from '../api/client.ts';

/** A client of records whose code comes when records are first asked for. Before, it has nothing to keep. */
export interface LazyRecords {
  /**
   * The client; after a load that failed, the next call loads again.
   *
   * @throws what `load` rejected with
   */
  get(): Promise<RecordClient>;
  /** Every pending save, at once. Resolves when all have ended, well or not. */
  save(): Promise<void>;
  /** Drops every record and timer: the session has ended. */
  clear(): Promise<void>;
  /** A record has edits that are not on the server. */
  isUnsaved(): boolean;
  /** Puts the old values back into every record with unsaved edits. */
  discard(): void;
}

/** @param load imports the code and makes the client */
export function createLazyRecords(load: () => Promise<RecordClient>): LazyRecords {
  let loading: Promise<RecordClient> | null = null;
  let client: RecordClient | null = null;
  /** Null where none could be loaded. */
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
      // At once where it can be: what asks next whether edits are unsaved must hear that none are.
      if (client) client.clear();
      else (await loaded())?.clear();
    },
    isUnsaved: () => (client?.pending().length ?? 0) > 0,
    discard() {
      for (const record of client?.pending() ?? []) record.rollback();
    },
  };
}
