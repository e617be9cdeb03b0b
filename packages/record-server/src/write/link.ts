import type { Collection } from '@mikro-orm/core';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { RecordServerOptions } from '../options.ts';
import { parseId } from '../read/find.ts';
import { requireRelation, selectPairs } from '../read/include.ts';
import type { Row } from '../read/rows.ts';
import { lockRow } from './record.ts';
import { notify, requireKept } from './write.ts';

export interface LinkRequest {
  readonly id: string;
  readonly association: string;
  readonly childId: unknown;
}

/**
 * Links or unlinks, inside a transaction; false when there was nothing to do. The caller needs the right
 * to change the record and, where the child's own column holds the link, to change the child.
 */
export async function changeLink(
  sight: Sight,
  caller: Caller,
  { id, association, childId }: LinkRequest,
  wanted: boolean,
  onWrite: RecordServerOptions['onWrite'],
): Promise<boolean> {
  const { part, target } = requireRelation(sight, caller, association);
  const { type, foreignKey = '' } = part.relation;
  const isLinkable = part.spec.linkable === true && type !== 'belongsTo';
  const child = typeof childId === 'string' ? parseId(target, childId) : null;
  if (!isLinkable || child === null) throw new RecordServerError('NOT_FOUND');
  const { entity, row } = await lockRow(sight, caller, id, sight.access.update);
  const own = row[sight.structure.primaryKey.name];
  const needed = type === 'belongsToMany' ? true : target.access.update;
  const other = await lockRow(target, caller, String(child), needed);
  const isLinked =
    type === 'belongsToMany'
      ? (await selectPairs(part, caller, [own])).some(([, linked]) => linked === child)
      : other.row[foreignKey] === own;
  if (isLinked === wanted) return false;
  if (type === 'belongsToMany') {
    const collection = (entity as Row)[part.property.name] as Collection<object>;
    await collection.init();
    if (wanted) collection.add(other.entity);
    else collection.remove(other.entity);
  } else {
    (other.entity as Row)[part.property.mappedBy] = wanted ? entity : null;
  }
  await caller.em.flush();
  if (type !== 'belongsToMany') await requireKept(target, caller, child);
  await notify(onWrite, sight, caller, {
    action: wanted ? 'link' : 'unlink',
    before: row,
    after: row,
    association: { name: association, id: String(child) },
  });
  return true;
}
