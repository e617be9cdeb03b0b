import type { Rights, Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';

const everything = (where: Where) => Object.keys(where).length === 0;

export function allOf(parts: readonly Where[]): Where {
  const counting = parts.filter((part) => !everything(part));
  return counting.length > 1 ? { $and: counting } : (counting[0] ?? {});
}

export function anyOf(parts: readonly Where[], sight: Sight): Where {
  if (parts.length === 0) return nothing(sight);
  if (parts.some(everything)) return {};
  return parts.length > 1 ? { $or: parts } : (parts[0] ?? {});
}

export const nothing = (sight: Rights): Where => ({
  [sight.structure.primaryKey.property.name]: { $in: [] },
});

/**
 * True for every row, because every row has a version. MikroORM reads a condition on the key alone
 * from the referencing row, which is wrong inside of `$not` and in join tables; with the version it
 * joins the table.
 */
export const exists = (sight: Sight): Where => ({
  [sight.structure.version.property.name]: { $ne: null },
});
