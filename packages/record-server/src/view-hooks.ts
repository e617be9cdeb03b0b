import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { IsUntyped } from './entity/builders.ts';
import type { VisibleColumnName } from './entity/names.ts';
import type { Locale } from './locale.ts';
import type { WriteAction } from './write-action.ts';

/**
 * A record's values by wire name, as on the wire; any name for an entity that `defineEntity` has not
 * made. A column that the entity hides is never among them.
 */
export type HookValues<Entity = object> =
  IsUntyped<Entity> extends true
    ? Record<string, unknown>
    : { [Column in VisibleColumnName<Entity>]: unknown };

/** What a hook knows beside the values. */
export interface HookContext<Entity = object> {
  /** As `onWrite` is notified of it: a PUT is an 'update', as is the child's part of a link; code of the server names its own. */
  readonly action: WriteAction;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** The caller's: of the messages in a refusal. */
  readonly locale: Locale;
  /** Of the write's transaction. */
  readonly em: SqlEntityManager;
  /** The row as it was; null when it is created. */
  readonly before: Readonly<HookValues<Entity>> | null;
}

type ValuesHook<Entity> = (
  values: HookValues<Entity>,
  context: HookContext<Entity>,
) => void | Promise<void>;

/**
 * Run in the write's transaction, before rules are checked, and may change `values`, also columns that
 * the caller may not. A throw undoes the write; a `RecordServerError` is answered to the caller. A list
 * runs in its order.
 */
export interface ViewHooks<Entity = object> {
  /** `values` has what was given and the defaults; other columns are not in it yet. */
  readonly beforeCreate?: ValuesHook<Entity> | readonly ValuesHook<Entity>[];
  /** `values` is the whole row as it will be. Not called where nothing changes. */
  readonly beforeUpdate?: ValuesHook<Entity> | readonly ValuesHook<Entity>[];
  readonly beforeRemove?: (context: HookContext<Entity>) => void | Promise<void>;
}
