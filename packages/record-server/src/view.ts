import type { EntityName } from '@mikro-orm/core';
import type { Rule } from '@praxiskit/record-model';
import type { ColumnName, RelationName } from './entity/names.ts';
import type { Label } from './locale.ts';
import type { ViewAccess } from './view-access.ts';
import type { ViewHooks } from './view-hooks.ts';
import type { Viewer } from './viewer.ts';

/** Anything that MikroORM takes for an entity: a class made with `defineEntity` + `setClass`. */
export type EntityTarget<Entity = object> = EntityName<Entity>;

export interface ColumnSpec {
  /** Without one, the column's name with a capital. */
  readonly label?: Label;
  readonly rules?: readonly (Rule | string)[];
  readonly default?: unknown;
  readonly getter?: string;
  readonly setter?: string;
  readonly readOnly?: boolean;
  /** Never on the wire, for any caller: password hashes. */
  readonly hidden?: boolean;
}

export interface RelationSpec<Related extends string = string> {
  /** The other view's name. */
  readonly view: Related;
  readonly alias?: string;
  /** May be linked and unlinked by callers who may update the record. */
  readonly linkable?: boolean;
}

export type RelationSpecs<Entity> = {
  readonly [Relation in RelationName<Entity>]?: RelationSpec;
};

/** What a view is made of. Its names are checked against `Entity`, where `defineEntity` has made it. */
export interface ViewSpec<
  Entity = object,
  Name extends string = string,
  Relations = RelationSpecs<Entity>,
  Access = ViewAccess<Entity> | null,
  Sort = string,
> {
  /** Wire name, snake_case plural: `letters`. */
  readonly name: Name;
  readonly label?: Label;
  readonly entity: EntityTarget<Entity>;
  readonly autosave?: boolean;
  /** What the entity's metadata does not say, by wire name (= the database's column name). */
  readonly columns?: { readonly [Column in ColumnName<Entity>]?: ColumnSpec };
  /** The relations that are on the wire, by the entity's property name or its snake_case form. */
  readonly relations?: Relations;
  /** Null: for this viewer the view does not exist. */
  access(viewer: Viewer | null): Access;
  /** `position,-name`; the primary key is always appended. */
  readonly defaultSort?: Sort;
  readonly hooks?: ViewHooks<Entity>;
}

/** A view as the server keeps it, whatever its entity is. */
export interface View<Name extends string = string, Related extends string = string>
  extends ViewSpec<object, Name, Readonly<Record<string, RelationSpec<Related>>>> {}
