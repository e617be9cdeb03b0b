import type { Definition } from '../definition/definition.ts';
import type { RecordError } from '../error.ts';
import type { RuleFailure, ValidationDetails } from '../rules/rule.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';

export type { Values };

/** Time as a port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}

/**
 * clean     nothing to save
 * dirty     edits wait for their save
 * saving    one request is under way
 * saved     the last edit is on the server
 * failed    the server could not be reached or refused; the edits are kept
 * conflict  another user changed the same field; see `conflict`
 * invalid   a rule is broken, here or on the server; see `errors()`
 */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict' | 'invalid';

/** What the server had when the edit began, what this client wants, what the server has now. */
export interface FieldConflict {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface RecordConflict {
  readonly fields: Readonly<Record<string, FieldConflict>>;
}

export interface Change {
  readonly old: unknown;
  readonly value: unknown;
}

export interface ModelRecord {
  readonly view: View;
  /** Stays the same while a new record gets its id: use it as a React key. */
  readonly key: string;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly isDeleted: boolean;
  /** Holds the server's values (a new record is ready at once). */
  readonly isReady: boolean;
  /** Rises with every change: the snapshot of a store. */
  readonly revision: number;
  readonly saveState: SaveState;
  readonly saveError: RecordError | null;
  readonly conflict: RecordConflict | null;

  /** The field's value; its registered getter is applied. Throws FIELD_UNKNOWN. */
  get(name: string): unknown;
  /** Coerces by the column and marks the field dirty. Throws FIELD_UNKNOWN, READ_ONLY. */
  set(name: string, value: unknown): void;
  assign(values: Values): void;
  /** All fields, coerced, without dummies: what a save sends. */
  toJSON(): Values;
  /** The server's values, before the edits. */
  base(): Readonly<Values>;
  /** The dirty fields with their old values. */
  changes(): Readonly<Record<string, Change>>;
  /** Broken rules, by field; a server's refusal stays until its field is edited. */
  errors(): ValidationDetails;
  errorsOf(name: string): readonly RuleFailure[];
  /** Puts the old value back, of one field or of all. */
  rollback(name?: string): void;

  /** Saves after the save delay; every call within it shares one request. Rejects with RecordError. */
  save(): Promise<void>;
  /** Saves at once. */
  flush(): Promise<void>;
  /** Deletes on the server, flags the record and drops it from the caches. */
  remove(): Promise<void>;
  /** A new record without the primary value. */
  clone(): ModelRecord;
  /** A clone writes its values back to its original. */
  writeBack(): void;
  /** Ends a conflict: all mine, all theirs, or field by field. Then save again. */
  resolve(choice: 'mine' | 'theirs' | Readonly<Record<string, 'mine' | 'theirs'>>): void;

  /** What was included: a record, an array, null, or undefined when it was not asked for. */
  related(name: string): ModelRecord | readonly ModelRecord[] | null | undefined;
  /** True while the field may not be left empty. */
  isRequired(name: string): boolean;
  /** A belongsTo sets its foreign key; others are queued and sent by the next save, after the parents. */
  link(name: string, child: ModelRecord): void;
  unlink(name: string, child: ModelRecord): void;

  /** Any change of values, flags or save state. Returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
  subscribeField(name: string, listener: () => void): () => void;
}

/** A record whose columns are also properties. */
export type RecordOf<T> = ModelRecord & T;

export interface Query {
  readonly filter?: Values;
  /** `name,-created_at` */
  readonly sort?: string;
  /** 50 by default, 500 at most. */
  readonly limit?: number;
  readonly offset?: number;
  /** The cursor of the page before. */
  readonly after?: string;
  /** `author,patient.user` */
  readonly include?: string;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface Page<T = Values> {
  readonly records: RecordOf<T>[];
  /** The cursor of the next page. */
  readonly next: string | null;
}

export interface View<T = Values> {
  readonly name: string;
  readonly definition: Definition;
  /** The client's: the language of messages, and the decimal sign of numbers. */
  readonly locale: 'de' | 'en';
  find(query?: Query, options?: RequestOptions): Promise<RecordOf<T>[]>;
  page(query?: Query, options?: RequestOptions): Promise<Page<T>>;
  get(id: string, query?: Pick<Query, 'include'>, options?: RequestOptions): Promise<RecordOf<T>>;
  count(query?: Pick<Query, 'filter'>, options?: RequestOptions): Promise<number>;
  /** A new record with its defaults; it exists only here until it is saved. */
  create(values?: Partial<T>): RecordOf<T>;
  /** Takes a row that came another way (a page's payload) into the identity map. */
  adopt(row: Values): RecordOf<T>;
  /** The record, if it is known already. */
  peek(id: string): RecordOf<T> | undefined;
  label(column: string): string;
}

export interface RecordClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Before `/{view}/`; `/api` by default. */
  readonly baseUrl?: string;
  readonly clock?: Clock;
  readonly locale?: 'de' | 'en';
  /** Getters, setters and custom rules by name, the same as on the server. */
  readonly modifiers?: Modifiers;
  /** Definitions that are known already (from a page's payload). */
  readonly definitions?: readonly Definition[];
  /** Called with failures of autosaves, whose promise no caller awaits. */
  onError?(error: RecordError, record: ModelRecord): void;
  /** After each save; `explicit` is false for an autosave. */
  onSaved?(record: ModelRecord, save: { readonly explicit: boolean }): void;
  /** Ids of requests; random UUIDs by default. */
  createKey?(): string;
}

export interface RecordClient {
  /** Loads the definition once and gives the view. */
  view<T = Values>(name: string): Promise<View<T>>;
  /** The view, if it was loaded; else throws 'View not loaded'. */
  loaded<T = Values>(name: string): View<T>;
  /** Every pending save, at once: before signing out or leaving. Resolves when all have ended, well or not. */
  flush(): Promise<void>;
  /** Records with unsaved edits. */
  pending(): readonly ModelRecord[];
  /**
   * Drops every record, timer and loaded definition: another user begins, who may see other columns.
   * Views that were taken before are of no use any more; definitions that were given stay.
   */
  clear(): void;
}
