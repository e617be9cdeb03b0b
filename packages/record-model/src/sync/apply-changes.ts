import type { ClientEngine } from '../client/create-engine.ts';
import { isEdited } from '../store/read.ts';
import type { Row, Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';

/** An own request may be under way whose answer says the same, or more. */
async function settled(engine: ClientEngine, table: Table, id: string): Promise<Row | undefined> {
  await engine.outbox.created(table);
  await table.rows.get(id)?.draft?.save?.requests;
  return table.rows.get(id);
}

/** Links that another user has made, or taken apart, as well: of those nothing is left to send. */
function dropDone({ edges, changes, track }: ClientEngine, row: Row): void {
  const done = row.draft?.links?.filter((link) => edges.isDone(link)) ?? [];
  if (done.length === 0) return;
  changes.batch(() => {
    for (const link of done) edges.drop(link);
    track(row);
    changes.touch(row, null);
  });
}

/**
 * Takes a row of the server that this page has not asked for by itself: another tab has it, or an event
 * has named it. What is edited here is merged as after a 412.
 *
 * @param stamp when it was asked for: what own requests are answered meanwhile is newer
 */
export async function takeIn(
  engine: ClientEngine,
  table: Table,
  values: Values,
  stamp = engine.session.stamp(),
): Promise<Row | null> {
  const row = await settled(engine, table, String(values[table.shape.definition.primaryKey]));
  if (engine.session.isEnded) return null;
  const hasEdits = row?.draft?.local != null;
  if (hasEdits && Number(values.version) > Number(row.server.version)) {
    engine.outbox.merge(row, values);
  }
  // With it comes what was included.
  const adopted = engine.adopt(table, values, stamp);
  if (adopted !== null) dropDone(engine, adopted);
  return adopted;
}

/** The row does not exist for this user any more. What is edited is kept, and is a conflict. */
export async function takeOut(
  engine: ClientEngine,
  table: Table,
  id: string,
  version: number,
): Promise<void> {
  const row = await settled(engine, table, id);
  // Its list, or a read of it, may be under way, which was asked for before.
  const isTold = Number.isFinite(version);
  if (!row && isTold) table.deleted.set(id, version);
  if (!row || row.isDeleted || engine.session.isEnded) return;
  // A link that was all there was to save has ended with its other record, perhaps.
  if (isEdited(row) && !row.draft?.save?.removal) {
    if (row.draft) row.draft.isGone = true;
    engine.changes.touch(row, null);
    return;
  }
  if (isTold && version > Number(row.server.version)) row.server = { ...row.server, version };
  engine.removed(row);
}
