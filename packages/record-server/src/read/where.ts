import type { Filter } from '@praxiskit/record-model';
import type { Caller, Rights, Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';
import { toSearch } from '../search.ts';
import type { RowPermission } from '../view-access.ts';
import { toColumnTest } from './column-test.ts';
import { allOf, anyOf, exists, nothing } from './condition.ts';

/** The rows that a permission covers, as a condition. */
export function permitted(sight: Rights, permission: RowPermission | undefined): Where {
  if (permission === true) return {};
  if (permission === undefined || permission === false) return nothing(sight);
  return permission as Where;
}

export function readableRows(sight: Rights): Where {
  const { structure, access, isDeleted } = sight;
  const rows = permitted(sight, access.read);
  if (structure.deletedAt === null) return rows;
  const { name } = structure.deletedAt.property;
  if (isDeleted !== true) return allOf([rows, { [name]: null }]);
  return allOf([rows, { [name]: { $ne: null } }, permitted(sight, access.restore)]);
}

/** The deleted rows of a view; null for callers who may not restore them. */
export function deletedRows(sight: Sight): Sight | null {
  const mayRestore = (sight.access.restore ?? false) !== false;
  return mayRestore && sight.structure.deletedAt !== null ? { ...sight, isDeleted: true } : null;
}

/**
 * Translates a checked filter, and adds the permission of every view that it uses. The result is
 * true or false for each row: SQL's third value, unknown, would be the same inside of a `$not` and
 * outside. That is why `not` is pushed down to the single tests, which handle missing values.
 */
export function toWhere(filter: Filter, sight: Sight, caller: Caller, isNegated = false): Where {
  const each = (nodes: readonly Filter[]) =>
    nodes.map((node) => toWhere(node, sight, caller, isNegated));
  switch (filter.kind) {
    case 'and':
      return isNegated ? anyOf(each(filter.nodes), sight) : allOf(each(filter.nodes));
    case 'or':
      return isNegated ? allOf(each(filter.nodes)) : anyOf(each(filter.nodes), sight);
    case 'not':
      return toWhere(filter.node, sight, caller, !isNegated);
    case 'test':
      return toColumnTest(filter, sight, isNegated);
    case 'relation':
      return toRelation(filter, sight, caller, isNegated);
    case 'search':
      return toSearch(filter.text, sight, isNegated) ?? (isNegated ? nothing(sight) : {});
  }
}

type RelationFilter = Extract<Filter, { kind: 'relation' }>;

function toRelation(
  { relation, view, match, node }: RelationFilter,
  sight: Sight,
  caller: Caller,
  isNegated: boolean,
): Where {
  const part = sight.structure.relations.get(relation);
  const target = caller.see(view);
  if (part === undefined || target === null) return isNegated ? {} : nothing(sight);
  const { name } = part.property;
  // `every` means 'none that does not match'; only rows that the caller may see count.
  const inner = toWhere(node, target, caller, match === '$every');
  const condition = allOf([exists(target), readableRows(target), inner]);
  const isWanted = (match === '$some') !== isNegated;
  const { type } = part.relation;
  const isMany = type === 'hasMany' || type === 'belongsToMany';
  if (isMany) return { [name]: { [isWanted ? '$some' : '$none']: condition } };
  return isWanted ? { [name]: condition } : negatedWhere({ [name]: condition }, sight, caller);
}

/** The rows that a condition does not match, even if joined values are missing. */
function negatedWhere(condition: Where, sight: Sight, caller: Caller): Where {
  const key = sight.structure.primaryKey.property.name;
  const found = caller.em().createQueryBuilder<object>(sight.structure.view.entity);
  return { [key]: { $nin: found.select(key as never).where(condition as never) } };
}
