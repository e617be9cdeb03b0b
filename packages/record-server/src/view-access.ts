import type { VisibleColumnName } from './entity/names.ts';
import type { RowFilter, UnknownIn } from './entity/row-filter.ts';

/** All rows, none, or those that the filter (over the entity's properties) finds. */
export type RowPermission<Entity = object> = boolean | RowFilter<Entity>;

/** The rights of one viewer on a view. Absent rights are refused. */
export interface ViewAccess<Entity = object> {
  /** False: for this viewer the view does not exist. */
  readonly read: RowPermission<Entity>;
  /** A filter: the rows that a POST may create. The new row must also be readable. */
  readonly create?: RowPermission<Entity>;
  /** The rows that may be changed. */
  readonly update?: RowPermission<Entity>;
  /**
   * The rows as an update may leave them; by default the same as `update`, so that a user cannot
   * give a record to another user. `{ update: { status: 'draft' }, updateTo: true }` allows a draft
   * to be sent.
   */
  readonly updateTo?: RowPermission<Entity>;
  readonly remove?: RowPermission<Entity>;
  /**
   * For a view with `softDelete`: the deleted rows that may be read by `?deleted=only`, and
   * restored.
   */
  readonly restore?: RowPermission<Entity>;
  /** Columns that may be read, by wire name; all by default. */
  readonly readable?: readonly VisibleColumnName<Entity>[];
  /** Columns that may be changed; none by default. Never the primary key and `version`. */
  readonly writable?: readonly VisibleColumnName<Entity>[];
  /** Columns of `writable` that this viewer sets only on creation; hooks may change them. */
  readonly createOnly?: readonly VisibleColumnName<Entity>[];
}

type Filters = 'read' | 'create' | 'update' | 'updateTo' | 'remove' | 'restore';

/** The names in an answer of `access` that neither `ViewAccess` nor the entity has. */
export type UnknownInAccess<Access, Entity> = [ViewAccess<Entity>] extends [Access]
  ? // Nothing is inferred yet.
    never
  : Access extends object
    ? {
        [Name in keyof Access & string]: Name extends Filters
          ? UnknownIn<Access[Name], Entity>
          : Exclude<Name, keyof ViewAccess>;
      }[keyof Access & string]
    : never;
