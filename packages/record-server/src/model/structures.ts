import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { compileRules, type Modifiers } from '@praxiskit/record-model';
import { columnsOf } from '../hooks/hook-columns.ts';
import type { RecordSource } from '../options.ts';
import type { View } from '../view.ts';
import { describe } from './describe.ts';
import { ensureModifiers, registeredModifiers } from './modifiers.ts';
import { ensureAccess } from './permissions.ts';
import { readStructure, type Structure } from './structure.ts';

export type Structures = ReadonlyMap<string, Structure>;

/**
 * Every view with its entity. Throws for a view that does not fit its entity or the other views, so
 * that the start fails and not a visitor's request.
 */
export function readStructures(source: RecordSource): Structures {
  const em = source.entityManager();
  const structures = new Map<string, Structure>();
  for (const view of source.views) {
    if (structures.has(view.name))
      throw new Error(`Two views are named ${view.name}: rename one of them.`);
    structures.set(view.name, readStructure(view, metadataOf(view, em), em.getPlatform()));
  }
  for (const structure of structures.values()) {
    ensureRelations(structure, structures);
    ensureOrder(structure);
    ensureHooks(structure);
    const modifiers = registeredModifiers(source.modifiers);
    ensureModifiers(structure.view, modifiers);
    ensureRules(structure, modifiers);
    ensurePermissions(structure, source.roles ?? [], em);
  }
  return structures;
}

function metadataOf(view: View, em: SqlEntityManager): EntityMetadata<object> {
  const { entity } = view;
  const name = 'prototype' in entity ? entity.name : entity.meta.className;
  let meta: EntityMetadata<object>;
  try {
    meta = em.getMetadata(entity);
  } catch (cause) {
    throw new Error(
      `View ${view.name}: its entity ${name} is not one of the ORM's. Add it to the ORM's entities; a class of defineEntity needs setClass first.`,
      { cause },
    );
  }
  // MikroORM finds it by its name, and would create objects of another class.
  if ('prototype' in entity && meta.class !== entity) {
    throw new Error(
      `View ${view.name}: its entity ${name} is not the class of its schema. Call setClass(${name}) of the schema.`,
    );
  }
  return meta;
}

function ensureRelations({ view, relations }: Structure, structures: Structures): void {
  for (const { name, property, spec } of relations.values()) {
    const target = structures.get(spec.view);
    if (target === undefined) {
      throw new Error(
        `View ${view.name}.${name}: no view ${spec.view}. Add it to the views, or leave the relation out.`,
      );
    }
    if (target.meta.class !== property.targetMeta?.class) {
      throw new Error(`View ${view.name}.${name}: the view ${spec.view} has another entity`);
    }
  }
}

function ensureOrder({ view, columns }: Structure): void {
  for (const name of view.defaultSort?.split(',') ?? []) {
    const part = columns.get(name.replace(/^-/, ''));
    if (part === undefined || part.column.type === 'JSON') {
      const usable = [...columns.values()].filter(({ column }) => column.type !== 'JSON');
      throw new Error(
        `View ${view.name}: its default sort cannot use ${name || 'an empty name'}. It has: ${usable.map((each) => each.name).join(', ')}.`,
      );
    }
  }
}

function ensureHooks({ view, meta }: Structure): void {
  const { beforeCreate = [], beforeUpdate = [] } = view.hooks ?? {};
  // A view may hide columns that its hooks write.
  const known = Object.values<EntityProperty>(meta.properties).flatMap(({ fieldNames, hidden }) =>
    hidden === true ? [] : (fieldNames ?? []),
  );
  for (const name of [beforeCreate, beforeUpdate].flat().flatMap(columnsOf)) {
    if (known.includes(name)) continue;
    throw new Error(
      `View ${view.name}: a hook names the column ${name}, which its entity does not have. It has: ${known.join(', ')}.`,
    );
  }
}

/**
 * Checks `access` for a guest and for a made-up viewer of each role; other viewers are checked at
 * their first request.
 */
function ensurePermissions(
  structure: Structure,
  roles: readonly string[],
  em: SqlEntityManager,
): void {
  const id = '00000000-0000-7000-8000-000000000000';
  const viewers = roles.map((role) => ({ id, email: '', name: role, roles: [role] }));
  for (const viewer of [null, ...viewers]) {
    const access = structure.view.access(viewer);
    if (access !== null) ensureAccess(structure, access, em);
  }
}

/** Rules of read-only columns are not compiled, so every column is treated as writable. */
function ensureRules(structure: Structure, modifiers: Modifiers): void {
  const everyColumn = [...structure.columns.keys()];
  const definition = describe(structure, { locale: 'de', writable: everyColumn, hiddenViews: [] });
  try {
    compileRules(definition, { modifiers });
  } catch (cause) {
    throw new Error(`View ${structure.view.name}: ${(cause as Error).message}`, { cause });
  }
}
