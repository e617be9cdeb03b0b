import type { Definition } from '../definition/definition.ts';
import type { RecordError } from '../error.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';
import type { ConflictChoice, RecordConflict } from './change.ts';
import type { Clock } from './clock.ts';
import type { ModelRecord, View } from './model.ts';
import type { RecordViews, ViewName } from './views.ts';

/** What a client is made of. */
export interface RecordClientOptions {
  /** Sends every request; the client lets three go at a time [R7.14]. */
  readonly fetch: typeof globalThis.fetch;
  /** Before `/{view}/`; `/api` by default. */
  readonly baseUrl?: string;
  /** The system's by default. */
  readonly clock?: Clock;
  /**
   * Of labels and of the messages of broken rules. Without one labels are in the language that the server
   * takes the request for, and messages in English.
   */
  readonly locale?: 'de' | 'en';
  /** Getters, setters and custom rules by name, the same as on the server. */
  readonly modifiers?: Modifiers;
  /** Definitions that are known already (from a page's payload). */
  readonly definitions?: readonly Definition[];
  /** Called with failures of autosaves, whose promise no caller awaits. */
  onError?(error: RecordError, record: ModelRecord): void;
  /** After each save; `explicit` is false for an autosave. */
  onSaved?(record: ModelRecord, save: { readonly explicit: boolean }): void;
  /**
   * Called when another user has changed the same fields. What it returns resolves the conflict, and the
   * save goes on; it may set fields before. Without an answer the conflict waits in `record.conflict`, and the other
   * fields are saved.
   */
  onConflict?(conflict: RecordConflict, record: ModelRecord): ConflictChoice | undefined;
  /**
   * Called where edits of a stored record are due; what it returns takes the place of the PUT, undefined sends it. It
   * takes the edits that it has cared for out of the record, and leaves the fields of `record.conflict` there: nobody
   * has decided about them. A rejection is a failure of the save: one that is UNAVAILABLE is tried again.
   */
  saveInstead?(record: ModelRecord, client: RecordClient): Promise<void> | undefined;
  /** Ids of requests; random UUIDs by default. */
  createKey?(): string;
}

/** A request of `send`. */
export interface ClientCall {
  /** 'GET' by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface ClientAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Of JSON; null for a 204. */
  readonly body: unknown;
}

/** The views of one user, and what is unsaved in them. */
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
   * Sends what is no record's own save, by the client's fetch and for its user; `path` is below `baseUrl`. A
   * row in the answer can be taken in by `adopt` of its view.
   *
   * @throws RecordError as the server answers: `serverCode` and `details` say why
   * @throws RecordError UNAVAILABLE; nothing is tried again by itself
   */
  send(path: string, call?: ClientCall): Promise<ClientAnswer>;
  /** Every pending save, three at a time: before signing out. Resolves when all have ended, well or not. */
  flush(): Promise<void>;
  /** Records with unsaved edits. */
  pending(): readonly ModelRecord[];
  /**
   * Drops every record, timer and loaded definition: another user begins, who may see other columns.
   * Views that were taken before are of no use any more; definitions that were given stay.
   */
  clear(): void;

  /**
   * Takes the last change back: all that one call has caused, as a change that is saved like any other.
   * A record that was created is deleted, a deleted one is created anew. Does nothing without a change.
   */
  undo(): void;
  /** Makes the change again that was taken back last. */
  redo(): void;
  readonly history: ChangeHistory;
  readonly connection: Connection;
}

/** Whether the server answers. A page has it beside `navigator.onLine`, which knows of the device's network alone. */
export interface Connection {
  /**
   * The last request got no answer, or one of a gateway (502 to 504). False before the first one, and with live
   * events after the browser's `online`, and once the open stream says anything, until the next one.
   */
  readonly isAway: boolean;
  /** Called when it changes. Returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
}

/** What can be undone and redone: the last 100 changes at least. `clear` of the client forgets it. */
export interface ChangeHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
}
