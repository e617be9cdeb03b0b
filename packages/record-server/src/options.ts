import type { FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Modifiers, Rule } from '@praxiskit/record-model';
import type { FastifyRequest } from 'fastify';
import type { View } from './view.ts';

/** The signed-in caller, as the app's sessions know them. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly passwordChange: boolean;
}

/** Who may call a route. 'record': the view's own permissions decide. A list: one of these roles. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** With 'record': which plug-in checks the permissions of this route. */
    enforcedBy?: string;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

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

export type Locale = 'de' | 'en';

/** A name for people, in both languages of the definitions. */
export type Label = Readonly<Record<Locale, string>>;

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

export interface RelationSpec {
  /** The other view's name. */
  readonly view: string;
  readonly alias?: string;
  /** May be linked and unlinked by callers who may update the record. */
  readonly linkable?: boolean;
}

export type WriteAction = 'create' | 'update' | 'delete' | 'link' | 'unlink';

/** One write, as `onWrite` is notified of it in the write's transaction. `before` and `after` are whole rows under wire names. */
export interface RecordWrite {
  readonly view: string;
  readonly action: WriteAction;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly viewer: Viewer | null;
  /** With link and unlink. */
  readonly association?: { readonly name: string; readonly id: string };
}

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

/** Answers of POSTs by key, for as long as the store keeps them. */
export interface IdempotencyStore {
  /** Called inside the write's transaction. Null when the key is new. */
  find(key: string, em: SqlEntityManager): Promise<StoredAnswer | null>;
  save(key: string, answer: StoredAnswer, em: SqlEntityManager): Promise<void>;
}

export interface StoredAnswer {
  /** Hash of the request's body: the same key with another body is a 409. */
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What is read and written: the plug-in's and the reader's alike. */
export interface RecordSource {
  readonly views: readonly View[];
  /** A fork of its own for each call: one per request, and one at start for the entities' metadata. */
  entityManager(): SqlEntityManager;
  /** Getters, setters and custom rules by name, the same as on the client. */
  readonly modifiers?: Modifiers;
}

export interface RecordServerOptions extends RecordSource {
  viewer(request: FastifyRequest): Viewer | null;
  locale(request: FastifyRequest): Locale;
  /** Called in the transaction of the write; a throw undoes it. */
  onWrite?(write: RecordWrite, em: SqlEntityManager): void | Promise<void>;
  /** Awaited after a write has been committed and before it is answered; a failure is only logged. */
  afterWrite?(): Promise<void>;
  /** Before `/{view}/`; `/api`. */
  readonly prefix?: string;
  readonly idempotency?: IdempotencyStore;
  /** Longest body in bytes; 1 MiB. */
  readonly bodyLimit?: number;
}
