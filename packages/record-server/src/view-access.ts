import type { FilterQuery } from '@mikro-orm/core';

/** All rows, none, or those that the filter (over the entity's properties) finds. */
export type RowPermission = boolean | FilterQuery<object>;

/** What one viewer may do with a view. What is absent is refused. */
export interface ViewAccess {
  readonly read: RowPermission;
  readonly create?: boolean;
  readonly update?: RowPermission;
  readonly remove?: RowPermission;
  /** Columns that may be read, by wire name; all by default. */
  readonly readable?: readonly string[];
  /** Columns that may be changed; none by default. The primary key and `version` never are. */
  readonly writable?: readonly string[];
}
