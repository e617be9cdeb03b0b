import type { EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { ColumnType, Rule } from '@praxiskit/record-model';
import type { ColumnName, RelationName, VisibleColumnName } from './entity/names.ts';
import type { Label } from './locale.ts';
import type { ViewAccess } from './view-access.ts';
import type { ViewHooks } from './view-hooks.ts';

/**
 * An entity in any form that MikroORM accepts: for example a class made with `defineEntity` +
 * `setClass`.
 */
export type EntityTarget<Entity = object> = EntityName<Entity>;

/** A rule whose message may be in both languages. */
export type ViewRule = Omit<Rule, 'message'> & { readonly message?: string | Label };

/** The part of a column that the entity's metadata does not have. */
export interface ColumnSpec {
  /** By default the column's name with a capital. */
  readonly label?: Label;
  /**
   * As data or as text: `required|maxLength:40`; in addition to those from the entity's length and
   * enum.
   */
  readonly rules?: readonly (ViewRule | string)[];
  /** A value, or 'NOW'; by default the database's default if it is a plain value. */
  readonly default?: unknown;
  /** The name of a registered function, on server and client: `modifiers`. */
  readonly getter?: string;
  /** The same, for values that are set. */
  readonly setter?: string;
  /**
   * The name of a function that clients have registered: it merges two users' changes of the column.
   * Without it the second user has to choose one of them.
   */
  readonly merge?: string;
  /** No caller may change it; hooks may. */
  readonly readOnly?: boolean;
  /** Callers who may write the column set it on creation only; hooks may change it. */
  readonly createOnly?: boolean;
  /** Never on the wire, for any caller: password hashes. */
  readonly hidden?: boolean;
}

/** A column that is not stored: a getter computes it from other columns, on server and client. */
export interface ComputedSpec<Column extends string = string> {
  /** The name of a registered function: it gets null, and the values of `from`. */
  readonly getter: string;
  /** A caller who may not read all of these does not see the column. */
  readonly from: readonly Column[];
  /** 'STRING' by default. */
  readonly type?: ColumnType;
  /** By default the column's name with a capital. */
  readonly label?: Label;
}

export interface RelationSpec<Related extends string = string> {
  readonly view: Related;
  /** Its name on the wire; by default the property's name in snake_case. */
  readonly alias?: string;
  /** Callers who may update the record may link and unlink. */
  readonly linkable?: boolean;
}

/** How lists of a view are searched by words. */
export interface SearchSpec {
  /** The database's column, a hidden `tsvector`; each write of a row sets it. */
  readonly column: string;
  /** The words of a row, by wire name, with all spellings by which it is found. */
  stored(
    row: Readonly<Record<string, unknown>>,
    em: SqlEntityManager,
  ): readonly string[] | Promise<readonly string[]>;
  /**
   * The words of a search, each with its other spellings. A row is found if every word, in one of its
   * spellings, is the beginning of a stored one. No words: no row.
   */
  words(text: string): readonly (readonly string[])[];
}

/** Relations by the entity's property name, or its snake_case form. */
export type RelationSpecs<Entity> = {
  readonly [Relation in RelationName<Entity>]?: RelationSpec;
};

/** The parts of a view. Names are checked against `Entity` if `defineEntity` made it. */
export interface ViewSpec<
  Entity = object,
  Name extends string = string,
  Relations = RelationSpecs<Entity>,
  Access = ViewAccess<Entity> | null,
  Sort = string,
> {
  /** Wire name, snake_case plural: `letters`. */
  readonly name: Name;
  /** By default the name with a capital. */
  readonly label?: Label;
  readonly entity: EntityTarget<Entity>;
  /** Clients save edits by themselves, 500 ms after the last one; false by default. */
  readonly autosave?: boolean;
  /**
   * Columns by wire name (equal to the database's column name), with what the entity's metadata
   * does not have.
   */
  readonly columns?: { readonly [Column in ColumnName<Entity>]?: ColumnSpec };
  /** Returned with the columns, never stored, sorted or filtered by. */
  readonly computed?: { readonly [name: string]: ComputedSpec<VisibleColumnName<Entity>> };
  /** The relations on the wire, by the entity's property name or its snake_case form. */
  readonly relations?: Relations;
  /** Null: for this viewer the view does not exist. */
  access(viewer: Viewer | null): Access;
  /** Lists take `{"$search": "kim 1999"}` in their filter. */
  readonly search?: SearchSpec;
  /**
   * Names of people are in its filters: clients send queries in a body (`POST :view/query`), because
   * addresses are kept in logs and histories.
   */
  readonly sensitive?: boolean;
  /** `position,-name`; the primary key is always appended. */
  readonly defaultSort?: Sort;
  /**
   * A nullable column of an instant: DELETE sets it, and the row is excluded from every read,
   * include, count and filter, until a user who may `restore` it does so.
   */
  readonly softDelete?: VisibleColumnName<Entity>;
  readonly hooks?: ViewHooks<Entity>;
}

/** A view as the server stores it, for any entity. */
export interface View<Name extends string = string, Related extends string = string>
  extends ViewSpec<object, Name, Readonly<Record<string, RelationSpec<Related>>>> {}
