import type { Definition } from '../definition/definition.ts';
import type { RecordError } from '../error.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';
import type { ConflictChoice, RecordConflict } from './change.ts';
import type { Clock } from './clock.ts';
import type { ModelRecord, View } from './model.ts';
import type { RecordViews, ViewName } from './views.ts';

export interface RecordClientOptions {
  /** Sends every request; the client runs three at a time [R7.14]. */
  readonly fetch: typeof globalThis.fetch;
  /** The path before `/{view}/`; `/api` by default. */
  readonly baseUrl?: string;
  /** The system's by default. */
  readonly clock?: Clock;
  /**
   * The language of labels and of messages for broken rules. By default labels are in the language
   * that the server chooses for the request, and messages in English.
   */
  readonly locale?: 'de' | 'en';
  /** Getters, setters and custom rules by name, the same as on the server; and merges. */
  readonly modifiers?: Modifiers;
  /** Definitions that are already known (from a page's payload). */
  readonly definitions?: readonly Definition[];
  /** Called with failures of autosaves, whose promise has no caller. */
  onError?(error: RecordError, record: ModelRecord): void;
  /** Called after each save; `explicit` is false for an autosave. */
  onSaved?(record: ModelRecord, save: { readonly explicit: boolean }): void;
  /**
   * Called when another user has changed the same fields. The returned choice resolves the
   * conflict, and the save continues; it may set fields before. Without a choice the conflict waits
   * in `record.conflict`, and the other fields are saved.
   */
  onConflict?(conflict: RecordConflict, record: ModelRecord): ConflictChoice | undefined;
  /**
   * Called when edits of a stored record are due. The returned promise replaces the PUT; undefined
   * sends it. The function removes the edits that it has saved from the record, and leaves the
   * fields of `record.conflict`, because they are not decided. A rejection is a failure of the
   * save; UNAVAILABLE is tried again.
   */
  saveInstead?(record: ModelRecord, client: RecordClient): Promise<void> | undefined;
  /** Ids of requests; random UUIDs by default. */
  createKey?(): string;
}

export interface ClientCall {
  /** 'GET' by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** In addition to the client's own: `if-match`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ClientAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for a 204. */
  readonly body: unknown;
}

export interface RecordClient {
  /**
   * Loads the definition once and gives the view.
   *
   * @throws RecordError VIEW_NAME_MISSING without a name
   * @throws RecordError NOT_FOUND, UNAUTHENTICATED, REFUSED, UNAVAILABLE as the server answers
   * @throws RecordError DEFINITION_INVALID, RULE_INVALID for a definition that cannot be used
   */
  view<Name extends ViewName>(name: Name): Promise<View<RecordViews[Name]>>;
  view<T = Values>(name: string): Promise<View<T>>;
  /**
   * The view, if it was loaded.
   *
   * @throws RecordError VIEW_NOT_LOADED, 'View not loaded' [R7.13]
   * @throws RecordError VIEW_NAME_MISSING without a name
   */
  loaded<Name extends ViewName>(name: Name): View<RecordViews[Name]>;
  loaded<T = Values>(name: string): View<T>;
  /**
   * Sends a request that is not a record's own save, with the client's fetch and for its user;
   * `path` is below `baseUrl`. A row in the answer can be passed to `adopt` of its view.
   * @throws RecordError as the server answers: `serverCode` and `details` say why
   * @throws RecordError UNAVAILABLE; the request is not repeated
   */
  send(path: string, call?: ClientCall): Promise<ClientAnswer>;
  /**
   * Sends every pending save, three at a time: call it before signing out. Resolves when all have
   * ended, successfully or not.
   */
  flush(): Promise<void>;
  pending(): readonly ModelRecord[];
  /**
   * Drops every record, timer and loaded definition, because the next user may see other columns.
   * Earlier views can no longer be used; definitions from the options stay.
   */
  clear(): void;

  /**
   * Undoes the last change: everything that one call caused, as a change that is saved like any
   * other. A created record is deleted, a deleted one is created again. Does nothing without a
   * change.
   */
  undo(): void;
  redo(): void;
  readonly history: ChangeHistory;
  readonly connection: Connection;
}

/** Whether the server answers; `navigator.onLine` knows only the device's network. */
export interface Connection {
  /**
   * The last request got no answer, or one of a gateway (502 to 504). False before the first
   * request. With live events also false after the browser's `online`, and when the open stream
   * receives anything, until the next such failure.
   */
  readonly isAway: boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Changes that can be undone and redone: at least the last 100. The client's `clear` removes them.
 */
export interface ChangeHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  subscribe(listener: () => void): () => void;
}
