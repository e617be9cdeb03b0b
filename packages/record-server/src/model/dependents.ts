import { type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { Structure } from './structure.ts';
import type { Structures } from './structures.ts';

/**
 * A foreign key of a view's entity, which the database updates when the referenced row is deleted.
 */
interface Dependent {
  readonly structure: Structure;
  readonly property: EntityProperty;
  /** True if the row is deleted too; false if its key becomes null. */
  readonly isTaken: boolean;
}

/** By the referenced entity class. If an entity has several views, the first one is used. */
export type Dependents = ReadonlyMap<unknown, readonly Dependent[]>;

export function findDependents(structures: Structures): Dependents {
  const firsts = new Map([...structures.values()].reverse().map((one) => [one.meta.class, one]));
  const found = [...firsts.values()].flatMap((structure) =>
    Object.values<EntityProperty>(structure.meta.properties).flatMap((property) => {
      const { kind, owner, deleteRule, targetMeta } = property;
      const hasKey =
        kind === ReferenceKind.MANY_TO_ONE || (kind === ReferenceKind.ONE_TO_ONE && owner);
      const isFollowed = deleteRule === 'cascade' || deleteRule === 'set null';
      if (!hasKey || !isFollowed || targetMeta === undefined) return [];
      return [{ structure, property, isTaken: deleteRule === 'cascade' }];
    }),
  );
  return Map.groupBy(found, ({ property }) => property.targetMeta?.class);
}
