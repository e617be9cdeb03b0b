import type { ConflictChoice } from '../api/change.ts';
import type { Edges } from '../edges/edges.ts';
import type { Changes } from '../listeners/listeners.ts';
import type { Operations } from '../operations/operations.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Session } from '../session/session.ts';
import type { Row, Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';

/** The parts that the records and views of one session use. */
export interface Engine {
  readonly session: Session;
  readonly tables: ReadonlyMap<string, Table>;
  readonly edges: Edges;
  readonly changes: Changes;
  readonly operations: Operations;
  readonly outbox: Outbox;
  /** A new row with these values in addition to its defaults, without an edit. */
  create(table: Table, values: Values): Row;
  resolve(row: Row, choice: ConflictChoice): void;
}
