import type { Filter } from '@praxiskit/record-model';
import type { Caller, Sight } from '../model/caller.ts';
import { toDatabaseValue } from '../model/value.ts';
import type { RowPermission } from '../view-access.ts';

/** A condition in MikroORM's language, over the entity's properties. */
export type Where = Record<string, unknown>;

const everything = (where: Where) => Object.keys(where).length === 0;

export function allOf(parts: readonly Where[]): Where {
  const counting = parts.filter((part) => !everything(part));
  return counting.length > 1 ? { $and: counting } : (counting[0] ?? {});
}

const nothing = (sight: Sight): Where => ({
  [sight.structure.primaryKey.property.name]: { $in: [] },
});

/**
 * Every row has a version. MikroORM reads a condition on the key alone from the row that points to it,
 * which is the wrong one inside `$not` and in joining tables; with the version beside it, it joins.
 */
const exists = (sight: Sight): Where => ({
  [sight.structure.version.property.name]: { $ne: null },
});

/** The rows that a permission covers, as a condition of its own. */
export function permitted(sight: Sight, permission: RowPermission | undefined): Where {
  if (permission === true) return {};
  if (permission === undefined || permission === false) return nothing(sight);
  return permission as Where;
}

export const readableRows = (sight: Sight) => permitted(sight, sight.access.read);

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Translates a checked filter; the permission of every view that it passes through is added. */
export function toWhere(filter: Filter, sight: Sight, caller: Caller): Where {
  switch (filter.kind) {
    case 'and':
      return allOf(filter.nodes.map((node) => toWhere(node, sight, caller)));
    case 'or': {
      const parts = filter.nodes.map((node) => toWhere(node, sight, caller));
      if (parts.length === 0) return nothing(sight);
      return parts.some(everything) ? {} : { $or: parts };
    }
    case 'not': {
      const part = toWhere(filter.node, sight, caller);
      return everything(part) ? nothing(sight) : { $not: allOf([exists(sight), part]) };
    }
    case 'test':
      return toTest(filter, sight);
    case 'relation':
      return toRelation(filter, sight, caller);
  }
}

function toTest({ column, op, value }: Extract<Filter, { kind: 'test' }>, sight: Sight): Where {
  const part = sight.structure.columns.get(column);
  if (part === undefined) return nothing(sight);
  const { name } = part.property;
  const convert = (item: unknown) => toDatabaseValue(part, item);
  const list = Array.isArray(value) ? value.map(convert) : [];
  switch (op) {
    case '$null':
      return { [name]: value === true ? null : { $ne: null } };
    case '$eq':
      return { [name]: value === null ? null : { $eq: convert(value) } };
    case '$ne':
      // SQL's <> leaves rows without a value out; "not x" is meant to include them.
      if (value === null) return { [name]: { $ne: null } };
      return { $or: [{ [name]: { $ne: convert(value) } }, { [name]: null }] };
    case '$in':
      return { [name]: { $in: list } };
    case '$nin':
      return { $or: [{ [name]: { $nin: list } }, { [name]: null }] };
    case '$between':
      return { [name]: { $gte: list[0], $lte: list[1] } };
    case '$contains':
      return { [name]: { $ilike: `%${escapeLike(String(value))}%` } };
    case '$startsWith':
      return { [name]: { $ilike: `${escapeLike(String(value))}%` } };
    case '$endsWith':
      return { [name]: { $ilike: `%${escapeLike(String(value))}` } };
    default:
      return { [name]: { [op]: convert(value) } };
  }
}

function toRelation(
  { relation, view, match, node }: Extract<Filter, { kind: 'relation' }>,
  sight: Sight,
  caller: Caller,
): Where {
  const part = sight.structure.relations.get(relation);
  const target = caller.see(view);
  if (part === undefined || target === null) return nothing(sight);
  const { name } = part.property;
  const { type } = part.relation;
  const inner = toWhere(node, target, caller);
  const rows = readableRows(target);
  const isMany = type === 'hasMany' || type === 'belongsToMany';
  // `every` is said as "none that is not": only rows that the caller may see are counted.
  const wanted =
    match === '$every'
      ? allOf([
          rows,
          everything(inner) ? nothing(target) : { $not: allOf([exists(target), inner]) },
        ])
      : allOf([rows, inner]);
  const condition = allOf([exists(target), wanted]);
  const isSome = match === '$some';
  if (isMany) return { [name]: { [isSome ? '$some' : '$none']: condition } };
  return isSome
    ? { [name]: condition }
    : { $or: [{ [name]: null }, { $not: { [name]: condition } }] };
}
