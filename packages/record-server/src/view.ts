import type { EntityName } from '@mikro-orm/core';
import type { Rule } from '@praxiskit/record-model';
import type { Label } from './locale.ts';
import type { ViewAccess } from './view-access.ts';
import type { ViewHooks } from './view-hooks.ts';
import type { Viewer } from './viewer.ts';

/** Anything that MikroORM takes for an entity: a class made with `defineEntity` + `setClass`. */
export type EntityTarget = EntityName<object>;

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

export interface ViewSpec {
  /** Wire name, snake_case plural: `letters`. */
  readonly name: string;
  readonly label?: Label;
  readonly entity: EntityTarget;
  readonly autosave?: boolean;
  /** What the entity's metadata does not say, by wire name (= the database's column name). */
  readonly columns?: Readonly<Record<string, ColumnSpec>>;
  /** The relations that are on the wire, by the entity's property name or its snake_case form. */
  readonly relations?: Readonly<Record<string, RelationSpec>>;
  /** Null: for this viewer the view does not exist. */
  access(viewer: Viewer | null): ViewAccess | null;
  /** `position,name`; the primary key is always appended. */
  readonly defaultSort?: string;
  readonly hooks?: ViewHooks;
}

export type View = Readonly<ViewSpec>;

/** Names that the app's own addresses use. */
export const reservedViewNames = [
  'auth',
  'user',
  'model',
  'public',
  'docs',
  'consent',
  'construction',
  'events',
  'batch',
] as const;

const wireName = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Checks a view's name and gives the view. Throws at start, never in a request. */
export function defineView(spec: ViewSpec): View {
  if (!wireName.test(spec.name)) throw new Error(`View name is not snake_case: ${spec.name}`);
  if ((reservedViewNames as readonly string[]).includes(spec.name)) {
    throw new Error(`View name is reserved: ${spec.name}`);
  }
  return Object.freeze({ ...spec });
}
