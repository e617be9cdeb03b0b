import type { ClientEngine } from './client/create-engine.ts';
import { isEdited } from './store/read.ts';
import type { Row, Table } from './store/row.ts';
import type { Values } from './values/values.ts';

/** An own request may be in progress whose answer has the same change, or more. */
async function settled(engine: ClientEngine, table: Table, id: string): Promise<Row | undefined> {
  await engine.outbox.created(table);
  await table.rows.get(id)?.draft?.save?.requests;
  return table.rows.get(id);
}

/** Links that another user has also made, or removed: nothing is left to send for them. */
function dropConfirmedLinks({ edges, changes, track }: ClientEngine, row: Row): void {
  const done = row.draft?.links?.filter((link) => edges.isDone(link)) ?? [];
  if (done.length === 0) return;
  changes.batch(() => {
    for (const link of done) edges.drop(link);
    track(row);
    changes.touch(row, null);
  });
}

/**
 * Stores a row of the server that this page has not requested: another tab has it, or an event has
 * named it. Edits here are merged as after a 412.
 * @param stamp when it was requested: own requests that are answered meanwhile are newer
 */
export async function applyRemoteRow(
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
  // Its included rows are stored with it.
  const adopted = engine.adopt(table, values, stamp);
  if (adopted !== null) dropConfirmedLinks(engine, adopted);
  return adopted;
}

/** The row does not exist for this user any more. Edits are kept as a conflict. */
export async function applyRemoteRemoval(
  engine: ClientEngine,
  table: Table,
  id: string,
  version: number,
): Promise<void> {
  const row = await settled(engine, table, id);
  // A list or a read that was requested before may be in progress.
  const isReported = Number.isFinite(version);
  if (!row && isReported) table.deleted.set(id, version);
  if (!row || row.isDeleted || engine.session.isEnded) return;
  // A link that was the only unsaved change may have ended with its other record.
  if (isEdited(row) && !row.draft?.save?.removal) {
    if (row.draft) row.draft.isGone = true;
    engine.changes.touch(row, null);
    return;
  }
  if (isReported && version > Number(row.server.version)) row.server = { ...row.server, version };
  engine.removed(row);
}
