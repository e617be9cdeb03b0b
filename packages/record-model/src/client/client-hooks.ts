import type { Link, Row, Table } from '../store/row.ts';

/** What the entries beside the client are notified of; each is optional. */
export interface ClientHooks {
  /** A view was loaded, or was when the hooks were added. */
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
