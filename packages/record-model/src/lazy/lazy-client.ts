import type { RecordClient, RecordClientOptions } from '../record/types.ts';

/** A record client whose code comes with the first page that needs records. */
export interface LazyRecordClient {
  /** Loads it with the first call; after a failure, again with the next one. */
  open(): Promise<RecordClient>;
  /** Sends what is unsaved; nothing to do where no client was opened. */
  flush(): Promise<void>;
  /** Forgets all records: those of a session end with it. */
  clear(): Promise<void>;
}

/** Every option as for `createRecordClient` of `./client`. */
export function createLazyRecordClient(options: RecordClientOptions): LazyRecordClient {
  let client: Promise<RecordClient> | null = null;
  /** Null where none could be loaded: it has nothing to send, and nothing to forget. */
  const opened = async () => client?.catch(() => null);
  return {
    open() {
      client ??= import('../client.ts').then(({ createRecordClient }) =>
        createRecordClient(options),
      );
      client.catch(() => {
        client = null;
      });
      return client;
    },
    async flush() {
      await (await opened())?.flush();
    },
    async clear() {
      (await opened())?.clear();
    },
  };
}
