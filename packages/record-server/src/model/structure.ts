import {
  type EntityMetadata,
  type EntityProperty,
  type Platform,
  ReferenceKind,
} from '@mikro-orm/core';
import {
  type Column,
  type ColumnType,
  coerceValue,
  normaliseRules,
  type Relation,
  type Rule,
} from '@praxiskit/record-model';
import type { ColumnSpec, RelationSpec, View } from '../view.ts';
import { decimalShape, typeRules } from './column-limits.ts';
import { columnTypeOf } from './column-type.ts';
import { type ComputedPart, readComputed } from './computed.ts';
import { compileReader, type ReadValue } from './value.ts';

export interface ColumnPart {
  /** Wire name, equal to the database's column name. */
  readonly name: string;
  readonly property: EntityProperty;
  readonly column: Column;
  readonly spec: ColumnSpec;
  /** Converts the driver's value. */
  readonly read: ReadValue;
}

export interface RelationPart {
  readonly name: string;
  readonly property: EntityProperty;
  readonly relation: Relation;
  readonly spec: RelationSpec;
}

/** A view with the metadata of its entity. Made once per process. */
export interface Structure {
  readonly view: View;
  readonly meta: EntityMetadata<object>;
  readonly primaryKey: ColumnPart;
  readonly version: ColumnPart;
  /** For a view with `softDelete`: set while a row is deleted. */
  readonly deletedAt: ColumnPart | null;
  readonly columns: ReadonlyMap<string, ColumnPart>;
  readonly relations: ReadonlyMap<string, RelationPart>;
  readonly computed: ReadonlyMap<string, ComputedPart>;
}

const isNamed = ({ name }: EntityProperty, wanted: string) =>
  name === wanted || snakeCase(name) === wanted;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Reads a view's columns and relations from the entity. Throws for a view that cannot be served.
 */
export function readStructure(
  view: View,
  meta: EntityMetadata<object>,
  platform: Platform,
): Structure {
  const columns = new Map<string, ColumnPart>();
  const relations = new Map<string, RelationPart>();
  for (const property of Object.values<EntityProperty>(meta.properties)) {
    const relation = relationOf(view, property);
    if (relation !== null) relations.set(relation.name, relation);
    const column = columnOf(view, property, platform);
    if (column !== null) columns.set(column.name, column);
  }
  for (const name of Object.keys(view.relations ?? {})) {
    const isFound = [...relations.values()].some(({ property }) => isNamed(property, name));
    if (!isFound) {
      throw new Error(
        `View ${view.name}: its entity has no relation ${name}. It has: ${relationNames(meta)}.`,
      );
    }
  }
  const byProperty = (name: string | undefined) =>
    [...columns.values()].find((part) => part.property.name === name);
  const primaryKey = byProperty(meta.primaryKeys[0]);
  const version = byProperty(meta.versionProperty);
  if (primaryKey === undefined || version === undefined) {
    throw new Error(`View ${view.name}: its entity needs one primary key and a version property`);
  }
  for (const name of Object.keys(view.columns ?? {})) {
    if (!columns.has(name) && view.columns?.[name]?.hidden !== true) {
      const known = [...columns.keys()].join(', ');
      throw new Error(`View ${view.name}: its entity has no column ${name}. It has: ${known}.`);
    }
  }
  if (relations.has('restore')) {
    throw new Error(
      `View ${view.name}: a relation cannot be named restore, which is an address. Give it an alias.`,
    );
  }
  const deletedAt = deletedColumn(view, columns);
  const computed = readComputed(view, columns, relations);
  return { view, meta, primaryKey, version, deletedAt, columns, relations, computed };
}

function deletedColumn(view: View, columns: Structure['columns']): ColumnPart | null {
  if (view.softDelete === undefined) return null;
  const part = columns.get(view.softDelete);
  if (part?.column.type !== 'DATETIME' || !part.column.allowNull) {
    throw new Error(
      `View ${view.name}: softDelete needs a column of an instant that may be missing, and ${view.softDelete} is none.`,
    );
  }
  return part;
}

function relationNames(meta: EntityMetadata<object>): string {
  const names = Object.values<EntityProperty>(meta.properties)
    .filter(({ kind }) => kind !== ReferenceKind.SCALAR && kind !== ReferenceKind.EMBEDDED)
    // MikroORM adds the missing inverse side of a many-to-many relation.
    .filter(({ hydrate }) => hydrate !== false)
    .map(({ name }) => snakeCase(name));
  return names.join(', ') || 'none';
}

function columnOf(view: View, property: EntityProperty, platform: Platform): ColumnPart | null {
  const [name] = property.fieldNames ?? [];
  if (name === undefined || property.persist === false || property.hidden === true) return null;
  const isToMany =
    property.kind === ReferenceKind.ONE_TO_MANY || property.kind === ReferenceKind.MANY_TO_MANY;
  if (isToMany || (property.kind === ReferenceKind.ONE_TO_ONE && !property.owner)) return null;
  const given = view.columns?.[name] ?? {};
  const spec = name === view.softDelete ? { ...given, readOnly: true } : given;
  if (spec.hidden === true) return null;
  const target = property.targetMeta;
  const key = target?.properties[target.primaryKeys[0] as never] as EntityProperty | undefined;
  // Their messages get the caller's language when the view is described.
  const rules = normaliseRules(spec.rules as readonly (Rule | string)[] | undefined);
  if (property.enum === true && property.items !== undefined) {
    rules.push({ op: 'oneOf', arg: property.items });
  }
  rules.push(...typeRules(property, rules));
  const { getter, setter, merge } = spec;
  const type = columnTypeOf(key ?? property);
  const value = spec.default ?? plainDefault(type, property);
  const column: Column = {
    type,
    allowNull: property.nullable === true,
    ...decimalShape(property),
    ...(property.primary === true ? { primaryKey: true } : {}),
    ...(value === undefined ? {} : { default: value }),
    ...(rules.length === 0 ? {} : { rules }),
    ...(getter === undefined ? {} : { getter }),
    ...(setter === undefined ? {} : { setter }),
    ...(merge === undefined ? {} : { merge }),
  };
  return { name, property, column, spec, read: compileReader(column, property, platform) };
}

/** The database's default if it is a plain value; `now()` and similar ones stay with the server. */
function plainDefault(type: ColumnType, property: EntityProperty): unknown {
  const { default: value } = property;
  if (value === undefined || value === null || property.version === true) return undefined;
  try {
    return coerceValue({ type, allowNull: true }, value) ?? undefined;
  } catch {
    return undefined;
  }
}

function relationOf(view: View, property: EntityProperty): RelationPart | null {
  const specs = view.relations ?? {};
  const spec = specs[property.name] ?? specs[snakeCase(property.name)];
  if (spec === undefined || property.kind === ReferenceKind.SCALAR) return null;
  const name = spec.alias ?? snakeCase(property.name);
  const alias = spec.alias === undefined ? {} : { alias: spec.alias };
  return { name, property, spec, relation: { ...describeRelation(property, spec), ...alias } };
}

function describeRelation(property: EntityProperty, { view }: RelationSpec): Relation {
  const mapped = property.targetMeta?.properties[property.mappedBy as never] as
    | EntityProperty
    | undefined;
  const foreignKey = (property.owner ? property : mapped)?.fieldNames?.[0];
  const key = foreignKey === undefined ? {} : { foreignKey };
  switch (property.kind) {
    case ReferenceKind.MANY_TO_MANY:
      return { type: 'belongsToMany', view, through: property.pivotTable };
    case ReferenceKind.ONE_TO_MANY:
      return { type: 'hasMany', view, ...key };
    case ReferenceKind.ONE_TO_ONE:
      return { type: property.owner ? 'belongsTo' : 'hasOne', view, ...key };
    default:
      return { type: 'belongsTo', view, ...key };
  }
}
