import type { EntityName } from '@mikro-orm/core';
import type { Viewer } from '@praxiskit/core/fastify';
import type { ColumnType, Rule } from '@praxiskit/record-model';
import type { ColumnName, RelationName, VisibleColumnName } from './entity/names.ts';
import type { Label } from './locale.ts';
import type { ViewAccess } from './view-access.ts';
import type { ViewHooks } from './view-hooks.ts';

/** Anything that MikroORM takes for an entity: a class made with `defineEntity` + `setClass`. */
export type EntityTarget<Entity = object> = EntityName<Entity>;

/** A rule whose own message may be in both languages. */
export type ViewRule = Omit<Rule, 'message'> & { readonly message?: string | Label };

/** What a view says of a column, beside what the entity's metadata say. */
export interface ColumnSpec {
  /** Without one, the column's name with a capital. */
  readonly label?: Label;
  /**
   * As data or as text: `required|maxLength:40`; beside those that the entity's length and enum
   * make.
   */
  readonly rules?: readonly (ViewRule | string)[];
  /** A value, or 'NOW'; by default the database's own, where it is a plain value. */
  readonly default?: unknown;
  /** The name of a registered function, on both sides: `modifiers`. */
  readonly getter?: string;
  /** The same, for values that are set. */
  readonly setter?: string;
  /** No caller may change it; hooks may. */
  readonly readOnly?: boolean;
  /** Callers who may write it set it when they make the record, and never again; hooks may. */
  readonly createOnly?: boolean;
  /** Never on the wire, for any caller: password hashes. */
  readonly hidden?: boolean;
}

/** A column that no row has: a getter computes it from others, on both sides. */
export interface ComputedSpec<Column extends string = string> {
  /** The name of a registered function: it gets null, and the values of `from`. */
  readonly getter: string;
  /** Who may not read all of these does not see it either. */
  readonly from: readonly Column[];
  /** 'STRING' by default. */
  readonly type?: ColumnType;
  /** Without one, the column's name with a capital. */
  readonly label?: Label;
}

/** What a view says of a relation. */
export interface RelationSpec<Related extends string = string> {
  /** The other view's name. */
  readonly view: Related;
  /** Its name on the wire; by default the property's name in snake_case. */
  readonly alias?: string;
  /** May be linked and unlinked by callers who may update the record. */
  readonly linkable?: boolean;
}

/** Relations by the entity's property name, or its snake_case form. */
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
  /** Without one, the name with a capital. */
  readonly label?: Label;
  readonly entity: EntityTarget<Entity>;
  /** Clients save edits by themselves, 500 ms after the last one; false by default. */
  readonly autosave?: boolean;
  /** What the entity's metadata does not say, by wire name (= the database's column name). */
  readonly columns?: { readonly [Column in ColumnName<Entity>]?: ColumnSpec };
  /** Shown beside the columns, never stored, sorted or filtered by. */
  readonly computed?: { readonly [name: string]: ComputedSpec<VisibleColumnName<Entity>> };
  /** The relations that are on the wire, by the entity's property name or its snake_case form. */
  readonly relations?: Relations;
  /** Null: for this viewer the view does not exist. */
  access(viewer: Viewer | null): Access;
  /** `position,-name`; the primary key is always appended. */
  readonly defaultSort?: Sort;
  /**
   * A column of an instant that may be missing: DELETE sets it, and the row is in no read, include,
   * count or filter any more, until somebody who may `restore` it does.
   */
  readonly softDelete?: VisibleColumnName<Entity>;
  readonly hooks?: ViewHooks<Entity>;
}

/** A view as the server keeps it, whatever its entity is. */
export interface View<Name extends string = string, Related extends string = string>
  extends ViewSpec<object, Name, Readonly<Record<string, RelationSpec<Related>>>> {}
