import type { EntityProperty } from '@mikro-orm/core';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import type { RelationPart } from '../model/structure.ts';
import type { RecordServerOptions } from '../options.ts';
import { parseId } from '../read/find.ts';
import { pairsOf, requireRelation, selectPairs } from '../read/include.ts';
import { lockInOrder } from './lock-order.ts';
import { lockRow } from './record.ts';
import { changeRow, notify, requireKept } from './write.ts';

export interface LinkRequest {
  readonly id: string;
  readonly association: string;
  readonly childId: string;
}

export interface LinkAnswer {
  /** False if there was nothing to do. */
  readonly isChanged: boolean;
  /** The record with the association, after the write. */
  readonly row: Row;
}

/**
 * Links or unlinks, inside a transaction. The caller needs the right to change the record and, if
 * the link is stored in the child's own column, to change the child. The record gets a new version;
 * the child too if its column changes: by its view's hooks and rules, as in an update. `onWrite` is
 * notified of both.
 */
export async function changeLink(
  sight: Sight,
  caller: Caller,
  { id, association, childId }: LinkRequest,
  wanted: boolean,
  onWrite: RecordServerOptions['onWrite'],
): Promise<LinkAnswer> {
  const { part, target } = requireRelation(sight, caller, association);
  const { type, foreignKey = '' } = part.relation;
  const isLinkable = part.spec.linkable === true && type !== 'belongsTo';
  const child = parseId(target, childId);
  if (!isLinkable || child === null) throw new RecordServerError('NOT_FOUND');
  if (sight.access.update) {
    // The other side may be linking the same pair.
    await lockInOrder(caller, [
      [sight, id, 'update'],
      [target, childId, 'update'],
    ]);
  }
  const { entity, row: before } = await lockRow(sight, caller, id, sight.access.update);
  const own = before[sight.structure.primaryKey.name];
  const isPaired = type === 'belongsToMany';
  const other = await lockRow(target, caller, childId, isPaired ? true : target.access.update);
  const isLinked = isPaired
    ? (await selectPairs(part, caller, [own])).some(([, linked]) => linked === child)
    : other.row[foreignKey] === own;
  if (isLinked === wanted) return { isChanged: false, row: before };
  if (isPaired) await changePair(part, caller, own, child, wanted);
  else {
    await moveChild(target, caller, other, foreignKey, wanted ? own : null);
    await caller.em().flush();
  }
  await raiseVersion(sight, caller, entity, own);
  const row = await requireKept(sight, caller, own);
  const action = wanted ? 'link' : 'unlink';
  await notify(onWrite, sight, caller, {
    action,
    before,
    after: row,
    association: { name: association, id: String(child) },
  });
  if (isPaired) {
    const name = otherSide(sight, target, part) ?? sight.structure.view.name;
    await notify(onWrite, target, caller, {
      action,
      before: other.row,
      after: other.row,
      association: { name, id: String(own) },
    });
  } else {
    const after = await requireKept(target, caller, child);
    await notify(onWrite, target, caller, { action: 'update', before: other.row, after });
  }
  return { isChanged: true, row };
}

/**
 * Adds or deletes the row of the join table. The ORM's collection would first load all linked rows.
 * It would then write those with JSON columns again, with a new version that sends no notification.
 */
async function changePair(
  part: RelationPart,
  caller: Caller,
  own: unknown,
  child: unknown,
  wanted: boolean,
): Promise<void> {
  const pairs = pairsOf(part, caller);
  const sql = wanted
    ? `insert into ${pairs.table} (${pairs.own}, ${pairs.other}) values (?, ?)`
    : `delete from ${pairs.table} where ${pairs.own} = ? and ${pairs.other} = ?`;
  await caller.em().execute(sql, [own, child]);
}

/**
 * An update of the child's own column, by its view's hooks and rules. A link does not set columns
 * that are fixed after creation.
 */
async function moveChild(
  target: Sight,
  caller: Caller,
  { entity, row }: Awaited<ReturnType<typeof lockRow>>,
  name: string,
  id: unknown,
): Promise<void> {
  const { structure, access } = target;
  const isSetOnce =
    structure.columns.get(name)?.spec.createOnly === true ||
    access.createOnly?.some((column) => column === name) === true;
  if (isSetOnce) throw RecordServerError.readOnly([name], caller.locale);
  try {
    await changeRow(entity, row, { ...row, [name]: id }, target, caller);
  } catch (cause) {
    // The columns are the child's: a client would read them as columns of the record.
    const isRule = cause instanceof RecordServerError && cause.code === 'VALIDATION_FAILED';
    throw isRule ? new RecordServerError('VALIDATION_FAILED', { cause }) : cause;
  }
}

/** A link is no column of the record, so the ORM's flush does not change its version. */
async function raiseVersion(
  { structure: { meta, view, primaryKey } }: Sight,
  caller: Caller,
  entity: object,
  id: unknown,
): Promise<void> {
  const key = primaryKey.property.name;
  const data: Row = { [key]: id };
  for (const { name, onUpdate } of Object.values<EntityProperty>(meta.properties)) {
    if (onUpdate !== undefined) data[name] = onUpdate(entity, caller.em());
  }
  // MikroORM adds `version = version + 1` to each update of a versioned entity.
  await caller.em().nativeUpdate(view.entity, { [key]: id } as never, data as never);
}

/** The other view's name for the same relation, if it has one. */
function otherSide(sight: Sight, target: Sight, { property }: RelationPart): string | undefined {
  return [...target.structure.relations.values()].find(
    (each) =>
      each.property.pivotTable === property.pivotTable &&
      each.property.targetMeta?.class === sight.structure.meta.class &&
      each.property !== property,
  )?.name;
}
