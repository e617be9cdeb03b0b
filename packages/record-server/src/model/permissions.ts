import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RowPermission, ViewAccess } from '../view-access.ts';
import type { Structure } from './structure.ts';

const joins = new Set(['$and', '$or', '$not']);
const matches = new Set(['$some', '$none', '$every']);

/**
 * Checks the answer of `access`: existing columns, and filters over existing properties. Throws an
 * Error that names the view and the mistake.
 */
export function ensureAccess(structure: Structure, access: ViewAccess, em: SqlEntityManager): void {
  const { view, columns, meta } = structure;
  for (const list of ['readable', 'writable', 'createOnly'] as const) {
    const unknown = access[list]?.filter((name) => !columns.has(name)) ?? [];
    if (unknown.length > 0) {
      throw new Error(
        `View ${view.name}: access() answers ${list} columns that it does not have: ${unknown.join(', ')}`,
      );
    }
  }
  if (access.restore !== undefined && structure.deletedAt === null) {
    throw new Error(`View ${view.name}: access() answers restore, and the view has no softDelete.`);
  }
  for (const kind of ['read', 'create', 'update', 'updateTo', 'remove', 'restore'] as const) {
    ensureFilter(structure, kind, access[kind], meta, em);
  }
}

function ensureFilter(
  { view }: Structure,
  kind: string,
  permission: RowPermission | undefined,
  meta: EntityMetadata,
  em: SqlEntityManager,
): void {
  if (typeof permission !== 'object') return;
  const [unknown] = unknownNames(permission, meta);
  if (unknown !== undefined) {
    throw new Error(
      `View ${view.name}: access() answers a filter for ${kind} with ${unknown}, which its entity does not have.`,
    );
  }
  try {
    // Builds the SQL without running it: MikroORM throws for a filter that it cannot translate.
    em.createQueryBuilder<object>(view.entity)
      .where(permission as never)
      .toQuery();
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`View ${view.name}: access() answers a filter for ${kind}: ${message}`, {
      cause,
    });
  }
}

/** The unknown names in a filter, with their path: `treatment.actve`. */
function unknownNames(filter: unknown, meta: EntityMetadata, path = ''): string[] {
  if (Array.isArray(filter)) return filter.flatMap((each) => unknownNames(each, meta, path));
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([name, part]) => {
    if (joins.has(name)) return unknownNames(part, meta, path);
    const property = (meta.properties as Record<string, EntityProperty | undefined>)[name];
    if (property === undefined) return [`${path}${name}`];
    const target = property.targetMeta;
    return target === undefined ? [] : unknownInRelation(part, target, `${path}${name}.`);
  });
}

/** For a relation: a key, operators for it, or a filter over the other entity. */
function unknownInRelation(part: unknown, target: EntityMetadata, path: string): string[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
  return Object.entries(part).flatMap(([name, inner]) => {
    if (matches.has(name) || joins.has(name)) return unknownNames(inner, target, path);
    return name.startsWith('$') ? [] : unknownNames({ [name]: inner }, target, path);
  });
}
