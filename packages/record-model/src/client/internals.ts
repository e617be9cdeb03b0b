import type { RecordClient } from '../api/client.ts';
import type { ModelRecord, View } from '../api/model.ts';
import type { History } from '../operations/history.ts';
import type { ConnectionState } from '../session/connection.ts';
import type { Row } from '../store/row.ts';
import type { ClientHooks } from './client-hooks.ts';
import type { ClientEngine } from './create-engine.ts';

/** What the entries beside the client (offline, live, devtools) reach of it; apps do not. */
export interface ClientInternals {
  /** Of the current session. */
  readonly engine: ClientEngine;
  readonly history: History;
  readonly connection: ConnectionState;
  view(name: string): Promise<View>;
  /** Throws TypeError for what is no record. */
  rowOf(record: ModelRecord): Row;
  /** Returns the end of it. */
  addHooks(hooks: ClientHooks): () => void;
}

export const internalsKey = Symbol('internals');

/** Throws TypeError for what no `createRecordClient` has made. */
export function internalsOf(client: RecordClient): ClientInternals {
  const internals = (client as { [internalsKey]?: ClientInternals })[internalsKey];
  if (internals === undefined) throw new TypeError('Not a record client');
  return internals;
}
