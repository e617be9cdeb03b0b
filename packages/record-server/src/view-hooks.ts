import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from './viewer.ts';

export interface HookContext {
  readonly viewer: Viewer | null;
  readonly em: SqlEntityManager;
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** Runs in the write's transaction, before rules are checked; may change `values` (wire names). */
export interface ViewHooks {
  beforeCreate?(values: Record<string, unknown>, context: HookContext): void | Promise<void>;
  beforeUpdate?(values: Record<string, unknown>, context: HookContext): void | Promise<void>;
  beforeRemove?(context: HookContext): void | Promise<void>;
}
