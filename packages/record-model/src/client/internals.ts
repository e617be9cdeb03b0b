import type { RecordClient } from '../api/client.ts';
import type { ModelRecord, View } from '../api/model.ts';
import type { History } from '../operations/history.ts';
import type { ConnectionState } from '../session/connection.ts';
import type { Row } from '../store/row.ts';
import type { ClientHooks } from './client-hooks.ts';
import type { ClientEngine } from './create-engine.ts';

/**
 * The internals that the entry points beside the client (offline, live, devtools) use; apps do not.
 */
export interface ClientInternals {
  readonly engine: ClientEngine;
  readonly history: History;
  readonly connection: ConnectionState;
  view(name: string): Promise<View>;
  /** Throws TypeError for a value that is not a record. */
  rowOf(record: ModelRecord): Row;
  addHooks(hooks: ClientHooks): () => void;
}

export const internalsKey = Symbol('internals');

/** Throws TypeError for a client that was not made by `createRecordClient`. */
export function internalsOf(client: RecordClient): ClientInternals {
  const internals = (client as { [internalsKey]?: ClientInternals })[internalsKey];
  if (internals === undefined) throw new TypeError('Not a record client');
  return internals;
}
