import type { Link, Row, Table } from '../store/row.ts';

/** Hooks for the entry points beside the client; each is optional. */
export interface ClientHooks {
  /** A view was loaded, or was already loaded when the hooks were added. */
  defined?(table: Table): void;
  listed?(): void;
  /** The server answered a link; `wanted` is the resulting state. */
  linked?(link: Link, wanted: boolean): void;
  /** Called before a POST; its key is in the row's save. The returned promise is awaited. */
  posting?(row: Row): Promise<void> | undefined;
  /** The session has ended, and another one has begun. */
  cleared?(): void;
}
