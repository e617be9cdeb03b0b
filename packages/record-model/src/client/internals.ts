import type { RecordClient } from '../api/client.ts';
import type { ModelRecord, View } from '../api/model.ts';
import type { History } from '../operations/history.ts';
import type { Link, Row, Table } from '../store/row.ts';
import type { ClientEngine } from './create-engine.ts';

/** What the entries beside the client hear of it. All of it is optional. */
export interface Tap {
  /** A view was loaded, or was when the tap was put on. */
  defined?(table: Table): void;
  /** A live list was made. */
  listed?(): void;
  /** A link was answered: `wanted` is what the server has made of it. */
  linked?(link: Link, wanted: boolean): void;
  /** Before a POST; its key is in the row's save. What it resolves to is waited for. */
  posting?(row: Row): Promise<void> | undefined;
  /** The session has ended, and another one has begun. */
  cleared?(): void;
}

/** What the entries beside the client (offline, live, devtools) reach of it; apps do not. */
export interface ClientInternals {
  /** Of the current session. */
  readonly engine: ClientEngine;
  readonly history: History;
  view(name: string): Promise<View>;
  /** Throws TypeError for what is no record. */
  rowOf(record: ModelRecord): Row;
  /** Returns the end of it. */
  tap(tap: Tap): () => void;
}

export const internalsKey = Symbol('internals');

/** Throws TypeError for what no `createRecordClient` has made. */
export function internalsOf(client: RecordClient): ClientInternals {
  const internals = (client as { [internalsKey]?: ClientInternals })[internalsKey];
  if (internals === undefined) throw new TypeError('Not a record client');
  return internals;
}
