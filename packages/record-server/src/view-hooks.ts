import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { IsUntyped } from './entity/builders.ts';
import type { VisibleColumnName } from './entity/names.ts';
import type { Locale } from './locale.ts';
import type { WriteAction } from './write-action.ts';

/**
 * A record's values by wire name; any name for an entity that was not made by `defineEntity`.
 * Hidden columns are never included.
 */
export type HookValues<Entity = object> =
  IsUntyped<Entity> extends true
    ? Record<string, unknown>
    : { [Column in VisibleColumnName<Entity>]: unknown };

/** The context of a hook, beside the values. */
export interface HookContext<Entity = object> {
  /**
   * The same as in `onWrite`: 'update' for a PUT and for the child of a link; the server's own code
   * may use its own name.
   */
  readonly action: WriteAction;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** The caller's language, for messages in a refusal. */
  readonly locale: Locale;
  readonly em: SqlEntityManager;
  /** The row before the write; null when it is created. */
  readonly before: Readonly<HookValues<Entity>> | null;
  /**
   * The result of slow work, such as a print, which holds no lock and no connection: the transaction is undone, the
   * work runs, and the write starts again. Then the same `key`, which names all that the result depends on, has its
   * result. With another key each time, because the record is changed meanwhile, the write is a 409 CONFLICT.
   *
   * @throws the error of `work`
   */
  prepare<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

type ValuesHook<Entity> = (
  values: HookValues<Entity>,
  context: HookContext<Entity>,
) => void | Promise<void>;

/**
 * Run in the write's transaction, before rules are checked. They may change `values`, even in
 * columns that the caller may not write. Throwing undoes the write; a `RecordServerError` is
 * answered to the caller. A list runs in order.
 */
export interface ViewHooks<Entity = object> {
  /** `values` has the given values and the defaults, but no other columns yet. */
  readonly beforeCreate?: ValuesHook<Entity> | readonly ValuesHook<Entity>[];
  /** `values` is the whole row after the update. Not called if nothing changes. */
  readonly beforeUpdate?: ValuesHook<Entity> | readonly ValuesHook<Entity>[];
  readonly beforeRemove?: (context: HookContext<Entity>) => void | Promise<void>;
}
