import type { VisibleColumnName } from './entity/names.ts';
import type { RowFilter, UnknownIn } from './entity/row-filter.ts';

/** All rows, none, or those that the filter (over the entity's properties) finds. */
export type RowPermission<Entity = object> = boolean | RowFilter<Entity>;

/** What one viewer may do with a view. What is absent is refused. */
export interface ViewAccess<Entity = object> {
  /** False: for this viewer the view does not exist. */
  readonly read: RowPermission<Entity>;
  /** A filter: the rows that a POST may make. Whatever it says, the new row has to be readable. */
  readonly create?: RowPermission<Entity>;
  /** The rows that may be changed. */
  readonly update?: RowPermission<Entity>;
  /**
   * The rows that an update may leave, by default those of `update`: nobody gives a record away.
   * `{ update: { status: 'draft' }, updateTo: true }` lets a draft be sent.
   */
  readonly updateTo?: RowPermission<Entity>;
  readonly remove?: RowPermission<Entity>;
  /** Of a view with `softDelete`: the deleted rows that may be read by `?deleted=only`, and restored. */
  readonly restore?: RowPermission<Entity>;
  /** Columns that may be read, by wire name; all by default. */
  readonly readable?: readonly VisibleColumnName<Entity>[];
  /** Columns that may be changed; none by default. The primary key and `version` never are. */
  readonly writable?: readonly VisibleColumnName<Entity>[];
  /** Those of `writable` that this viewer sets when the record is made, and never again; hooks may. */
  readonly createOnly?: readonly VisibleColumnName<Entity>[];
}

type Filters = 'read' | 'create' | 'update' | 'updateTo' | 'remove' | 'restore';

/** The names that `access` answers with, and that neither `ViewAccess` nor the entity has. */
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
