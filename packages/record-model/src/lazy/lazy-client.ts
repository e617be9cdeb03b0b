import type { RecordClientOptions } from '../api/client.ts';
import { createLazyRecords, type LazyRecords } from './lazy-records.ts';

/** The client's options, and how its chunk is loaded. */
export interface LazyRecordClientOptions extends RecordClientOptions {
  /** Imports the client's chunk in a way of its own: for a chunk that a deploy has taken away. */
  readonly loadPart?: <Module>(load: () => Promise<Module>) => Promise<Module>;
}

/**
 * Records whose client comes in a chunk of its own, with the first page that needs it. `get()` rejects
 * with the import's error, and with what `createRecordClient` throws.
 */
export function createLazyRecordClient(options: LazyRecordClientOptions): LazyRecords {
  const { loadPart = (load) => load(), ...client } = options;
  return createLazyRecords(async () =>
    (await loadPart(() => import('../client.ts'))).createRecordClient(client),
  );
}
