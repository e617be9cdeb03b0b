import type { Definition } from '../definition/definition.ts';
import type { RecordError } from '../error.ts';
import type { RuleFailure, ValidationDetails } from '../rules/rule.ts';
import type { Values } from '../values/values.ts';
import type { Change, ConflictChoice, RecordConflict, SaveState } from './change.ts';
import type { Query, RequestOptions } from './query.ts';
import type { ColumnName, RelatedRow, RelationName, RelationOf } from './views.ts';

/**
 * A record in the browser: the server's values, the edits on them, and their save state. Values are
 * in the form of `coerceValue`. The errors of `save`, `flush` and `remove` are listed at `save`.
 */
export interface ModelRecord {
  readonly view: View;
  /** Stays the same when a new record gets its id: use it as a React key. */
  readonly key: string;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly isDeleted: boolean;
  /** Has the server's values (a new record is ready immediately). */
  readonly isReady: boolean;
  /** Rises with every change: the snapshot of a store. */
  readonly revision: number;
  readonly saveState: SaveState;
  readonly saveError: RecordError | null;
  readonly conflict: RecordConflict | null;

  /**
   * The field's value; its registered getter is applied.
   *
   * @throws RecordError FIELD_UNKNOWN
   */
  get(name: string): unknown;
  /**
   * Coerces the value by the column and marks the field dirty. A value that the column cannot hold
   * is kept as typed, and is a broken rule.
   *
   * @throws RecordError FIELD_UNKNOWN
   * @throws RecordError READ_ONLY for a field that `isReadOnly`
   */
  set(name: string, value: unknown): void;
  /**
   * Sets one field after the other.
   *
   * @throws as `set`; the fields before the refused one are set
   */
  assign(values: Values): void;
  /** All fields, computed ones too; those are never sent. */
  toJSON(): Values;
  /** The server's values, before the edits. */
  base(): Readonly<Values>;
  changes(): Readonly<Record<string, Change>>;
  /** Broken rules, by field; a server's refusal stays until its field is edited. */
  errors(): ValidationDetails;
  errorsOf(name: string): readonly RuleFailure[];
  /**
   * Restores the old value of one field; without a name all fields, links and a deletion. Requests
   * in progress are reverted on the server, too. A request without an answer is not repeated, but
   * the server may have applied it: the next read, or its event, shows that.
   */
  rollback(name?: string): void;

  /**
   * Saves after the save delay (100 ms); every call within it shares one request. An unchanged record
   * that is not new sends nothing [R7.6]. Resolves without a save where `remove` or the client's
   * `clear` comes first.
   *
   * @throws RecordError VALIDATION_FAILED for broken rules, here or on the server
   * @throws RecordError VERSION_STALE while a conflict is not resolved; other fields are saved then
   * @throws RecordError READ_ONLY, NOT_FOUND, UNAUTHENTICATED, REFUSED as the server answers, for the
   * record, an unsaved parent or a link
   * @throws RecordError UNAVAILABLE; the save is tried again by itself, after 1 s, 2 s … 30 s. A caller that does not
   * wait for it has nothing to catch: `saveState` and `saveError` say the same
   */
  save(): Promise<void>;
  /**
   * Saves at once.
   *
   * @throws as `save`
   */
  flush(): Promise<void>;
  /**
   * Deletes on the server, flags the record and drops it from the caches. A new record is only flagged.
   *
   * @throws RecordError VERSION_STALE where another user has saved since, NOT_FOUND, REFUSED as the server
   * answers; the record is then as before, its edits unsaved
   * @throws RecordError UNAVAILABLE, UNAUTHENTICATED; the deletion waits (`isChanged`), and is tried again by
   * itself, or by the next save, until `rollback` or an edit takes it back
   */
  remove(): Promise<void>;
  /** A new record without the primary value. */
  clone(): ModelRecord;
  /**
   * Writes the changes of a clone back to its original; does nothing for any other record.
   *
   * @throws RecordError READ_ONLY where the original is deleted
   */
  writeBack(): void;
  /**
   * Ends a conflict: all mine, all theirs, or field by field (mine if not named; `{ value }` sets another
   * value). Then save again.
   */
  resolve(choice: ConflictChoice): void;

  /** Included records: a record, an array, null, or undefined if not included. */
  related(name: string): ModelRecord | readonly ModelRecord[] | null | undefined;
  /**
   * True if `set` throws READ_ONLY: a read-only, computed or unknown column, a `createOnly` column
   * after the record was sent, a deleted record.
   */
  isReadOnly(name: string): boolean;
  /** True while the field may not be left empty. */
  isRequired(name: string): boolean;
  /**
   * A belongsTo sets its foreign key; other links are queued and sent by the next save, after the
   * parents.
   *
   * @throws RecordError FIELD_UNKNOWN for a relation that the view does not have
   * @throws RecordError READ_ONLY for a belongsTo whose foreign key may not be set
   */
  link(name: string, child: ModelRecord): void;
  /** @throws as `link` */
  unlink(name: string, child: ModelRecord): void;

  /** Any change of values, flags or save state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Changes of one field, and of the fields that its rules depend on. */
  subscribeField(name: string, listener: () => void): () => void;
}

/** The row type of a record, only for types: no record has this property. */
declare const row: unique symbol;

/**
 * The members of a record that take a name, typed by its columns; they throw like those of
 * `ModelRecord`.
 */
export interface TypedRecord<T> {
  readonly [row]?: T;
  get<Name extends ColumnName<T>>(name: Name): ColumnValue<T, Name>;
  set<Name extends ColumnName<T>>(name: Name, value: Settable<T, Name>): void;
  assign(values: Partial<T>): void;
  clone(): RecordOf<T>;
  base(): Readonly<T & Values>;
  toJSON(): T & Values;
  errorsOf(name: ColumnName<T>): readonly RuleFailure[];
  rollback(name?: ColumnName<T>): void;
  related<Name extends RelationName<T>>(name: Name): Related<RelationOf<T, Name>>;
  isReadOnly(name: ColumnName<T>): boolean;
  isRequired(name: ColumnName<T>): boolean;
  link<Name extends RelationName<T>>(name: Name, child: RecordOf<RelatedRow<T, Name>>): void;
  unlink<Name extends RelationName<T>>(name: Name, child: RecordOf<RelatedRow<T, Name>>): void;
  subscribeField(name: ColumnName<T> | RelationName<T>, listener: () => void): () => void;
}

/** A record whose columns are also properties; for an undeclared view any name is allowed. */
export type RecordOf<T> = string extends keyof T
  ? ModelRecord & T
  : TypedRecord<T> & Omit<ModelRecord, keyof TypedRecord<T>> & T;

type ColumnValue<T, Name> = Name extends keyof T ? T[Name] : unknown;

/**
 * The type that a column accepts: includes null if the column is optional because a role may not
 * see it.
 */
type Settable<T, Name> = Name extends keyof T
  ? undefined extends T[Name]
    ? unknown extends T[Name]
      ? unknown
      : Exclude<T[Name], undefined> | null
    : T[Name]
  : unknown;

/** The row type of a typed record; any column name for other records. */
export type RowOf<Of> = Of extends { readonly [row]?: infer T }
  ? unknown extends T
    ? Values
    : NonNullable<T>
  : Values;

export type FieldName<Of> = ColumnName<RowOf<Of>> | RelationName<RowOf<Of>>;

/** The result of `related` for a relation to one row, or to many; undefined if not included. */
export type Related<Target> = string extends keyof Target
  ? ReturnType<ModelRecord['related']>
  : Target extends readonly (infer Row)[]
    ? readonly RecordOf<Row>[] | undefined
    : RecordOf<Target> | null | undefined;

export type RelatedOf<Of, Name extends string> = Related<RelationOf<RowOf<Of>, Name>>;

/** The value of one column; null where it is optional because a role may not see it. */
export type FieldOf<Of, Name extends string> = Settable<RowOf<Of>, Name>;

export interface Page<T = Values> {
  readonly records: RecordOf<T>[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export type ListStatus = 'loading' | 'ready' | 'failed';

/**
 * The records of a query, kept up to date: edits, creates and deletes of this client, and rows from
 * other reads, move a record in, out, or to another position. A new record is included after its
 * first edit. Conditions on relations are evaluated if their records are loaded here.
 */
export interface LiveList<T = Values> {
  /** A new array with each change of the list. */
  readonly records: readonly RecordOf<T>[];
  readonly status: ListStatus;
  /** The error of the last load, if it failed; earlier records stay. */
  readonly error: RecordError | null;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** The first load, for React's `use`; rejects as `View.find`. */
  readonly ready: Promise<LiveList<T>>;
  /** Rises with every change: the snapshot of a store. */
  readonly revision: number;
  /** Changes of the list, not of its records' fields. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Loads the next page and appends it; a failure is in `status`. */
  loadMore(): Promise<void>;
  /** Loads the same number of records again; a failure is in `status`. */
  refresh(): Promise<void>;
}

/**
 * The records of one kind. `find`, `page`, `get` and `count` reject with a RecordError: NOT_FOUND,
 * UNAUTHENTICATED, REFUSED (`serverCode` says why: FILTER_INVALID, SORT_INVALID, INCLUDE_INVALID,
 * QUERY_INVALID) or UNAVAILABLE; with `include` also as `RecordClient.view` does, for the other views.
 */
export interface View<T = Values> {
  readonly name: string;
  readonly definition: Definition;
  /** The client's: the language of messages, and the decimal sign of numbers. */
  readonly locale: 'de' | 'en';
  /** The records of the first page, or of `after`. */
  find(query?: Query<T>, options?: RequestOptions): Promise<RecordOf<T>[]>;
  /** The same, with the cursor of the next page. */
  page(query?: Query<T>, options?: RequestOptions): Promise<Page<T>>;
  get(
    id: string,
    query?: Pick<Query<T>, 'include'>,
    options?: RequestOptions,
  ): Promise<RecordOf<T>>;
  /**
   * The same as a live list. Equal queries share one list and its requests, until the list has had
   * no subscriber for a minute.
   */
  list(query?: Query<T>): LiveList<T>;
  /**
   * The list of a query whose rows are already known (from a page's payload), in their order: it is
   * ready immediately, and sends no request. An existing list stays unchanged.
   * @param next the cursor of the next page
   */
  adoptList(query: Query<T>, rows: readonly Values[], next?: string | null): LiveList<T>;
  count(query?: Pick<Query<T>, 'filter'>, options?: RequestOptions): Promise<number>;
  /**
   * A new record with its defaults; it exists only here until it is saved.
   *
   * @throws RecordError FIELD_UNKNOWN, READ_ONLY for one of `values`
   * @throws RecordError VALUE_INVALID for a default that its column cannot hold
   */
  create(values?: Partial<T>): RecordOf<T>;
  /** Adds a row that is already known (from a page's payload) to the identity map. */
  adopt(row: Values): RecordOf<T>;
  /** Removes a record that no longer exists on the server: nothing is sent, and lists drop it. */
  forget(id: string): void;
  peek(id: string): RecordOf<T> | undefined;
  /**
   * The column's label, or its name with a capital.
   *
   * @throws RecordError FIELD_UNKNOWN
   */
  label(column: ColumnName<T>): string;
}
