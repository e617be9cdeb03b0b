import type { FieldConflict } from '../api/change.ts';
import type { LiveList, ModelRecord, View } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import type { RuleFailure } from '../rules/rule.ts';
import type { Values } from '../values/values.ts';
import type { Shape } from './shape.ts';

/** Edits by field. The value of a foreign key may be the row that it points to, which may lack its id. */
export type Edits = Map<string, unknown>;

/** Values that were sent, by field: the server may have any of several tries. */
export type Sent = Map<string, readonly unknown[]>;

/** State that rows of a read-only list do not need; created on first use. */
export interface Draft {
  /** Edits that are not being sent. */
  local: Edits | null;
  /** Edits of the request in progress. */
  inFlight: Edits | null;
  /** A link has raised the version: read-only columns may have changed on the server. */
  isBehind: boolean;
  /** How often own links have raised the server's version since the row was read. */
  raised: number;
  /**
   * Edits that were sent without an answer: the server may have them or not. If it is empty, a link
   * may have raised the version.
   */
  unsure: Sent | null;
  /** Owners to which links without an answer may have moved a foreign key. */
  linked: Sent | null;
  /** When a link was left without an answer: earlier reads do not show its result. */
  unansweredAt: number;
  /** The edited record does not exist for this user any more. */
  isGone: boolean;
  /** The record was deleted, and will be created again: all its values count as edits. */
  isRenewed: boolean;
  /** Fields that another user has changed, with the `revision` of the row at that time. */
  theirs: Map<string, number> | null;
  /**
   * Fields that both sides changed. Only `base` of each conflict is used; the edit and the server
   * have the rest.
   */
  conflicts: Record<string, FieldConflict> | null;
  /** Pending links that this row's save sends, in order. */
  links: Link[] | null;
  /** Pending links that decide about a foreign key of this row. */
  edges: Map<string, Link> | null;
  /** Related rows as last listed by the server, by relation. */
  lists: Map<string, KnownList> | null;
  save: Save | null;
  /** The original of a clone, with the clone's first values. */
  original: { readonly row: Row; readonly values: ReadonlyMap<string, unknown> } | null;
  /** By field or relation; null means any change of the row. */
  listeners: Map<string | null, Set<() => void>> | null;
}

interface KnownList {
  readonly rows: readonly Row[];
  readonly stamp: number;
}

/** One record's state. A value is local ?? inFlight ?? server; it is stored nowhere else. */
export class Row {
  readonly table: Table;
  /** The id, or a generated key for a new row; it never changes. */
  readonly key: string;
  server: Values;
  isNew: boolean;
  isDeleted = false;
  isUnsaved = false;
  /** When the server's values were requested; see `Session.stamp`. */
  stamp: number;
  revision = 0;
  record: ModelRecord | null = null;
  draft: Draft | null = null;

  constructor(table: Table, key: string, server: Values, isNew: boolean, stamp: number) {
    this.table = table;
    this.key = key;
    this.server = server;
    this.isNew = isNew;
    this.stamp = stamp;
  }
}

export function draftOf(row: Row): Draft {
  row.draft ??= {
    local: null,
    inFlight: null,
    unsure: null,
    linked: null,
    unansweredAt: 0,
    edges: null,
    links: null,
    save: null,
    listeners: null,
    isGone: false,
    isRenewed: false,
    theirs: null,
    conflicts: null,
    isBehind: false,
    raised: 0,
    lists: null,
    original: null,
  };
  return row.draft;
}

export interface Table {
  readonly name: string;
  readonly shape: Shape;
  readonly view: View;
  readonly rows: Map<string, Row>;
  /** The version at which a row was deleted, by id: an older list does not restore it. */
  readonly deleted: Map<string, number>;
  /** Rows that were created again, by each of their former ids. */
  readonly renewed: Map<string, Row>;
  readonly lists: Set<LiveList>;
  /** Called with every change of a row. */
  readonly watchers: Set<(row: Row) => void>;
  /** Returns the row's record; later `row.record`. */
  createRecord(row: Row): ModelRecord;
}

/**
 * A change of one edge that the owner sends as a separate request (`POST /letters/{id}/{name}/`).
 */
export interface Link {
  readonly owner: Row;
  readonly name: string;
  readonly child: Row;
  /** The child's foreign key; null if the edge is a pair. */
  readonly slot: string | null;
  /** The state that is read: linked or not. */
  wanted: boolean;
  /** The state after the request in progress. */
  sent: boolean | null;
  /** A request was sent without an answer: the server may have done it or not. */
  isUnsure: boolean;
  /** The server's refusal; cleared with the next change or try. */
  error: RecordError | null;
}

export type SaveCause = 'autosave' | 'explicit' | 'retry';

/** A deletion that the server has not answered. */
export interface Removal {
  /** It is deleted at this version, raised by own links since. */
  version: unknown;
  /** The server may have done it already. */
  isUnsure: boolean;
  /** It was canceled: the server is asked whether the record still exists. */
  isTakenBack: boolean;
}

export interface Save {
  timer: unknown;
  /** When it is due, in ms since 1970. */
  due: number;
  /** Nothing is sent automatically before this moment. */
  notBefore: number;
  cause: SaveCause;
  waiting: PromiseWithResolvers<void> | null;
  /**
   * The edits of the last started save, which may wait for an earlier one or for the site's own
   * save.
   */
  asked: Edits | null;
  /** The saves, one after the other. */
  commits: Promise<unknown>;
  /** The requests, one after the other. */
  requests: Promise<unknown>;
  /** The number of saves and requests in progress. */
  busy: number;
  retries: number;
  /** A POST without an answer is repeated unchanged: its idempotency key belongs to one body. */
  post: { readonly key: string; readonly body: Values; readonly sent: Edits } | null;
  posting: Promise<void> | null;
  /** The error of the last save, until the record is edited. */
  error: RecordError | null;
  /** The server's refusals, by field. */
  refused: Map<string, readonly RuleFailure[]> | null;
  /** The new row without which this one could not be saved. */
  blockedBy: Row | null;
  /** The last edit is on the server. */
  isSaved: boolean;
  removal: Removal | null;
  /**
   * The last request was a deletion, and not a cancellation: a waiting deletion that was canceled
   * is not started.
   */
  isToBeDeleted: boolean;
  /**
   * The deletion was requested by a caller and not by an undo: it can be undone when it is done.
   */
  isOwn: boolean;
  /**
   * Another user has changed it since the deletion was requested: the user has not seen that
   * change.
   */
  isOvertaken: boolean;
  /** Edits were undone while they were being sent: their changes are reverted. */
  isTakenBack: boolean;
}

export const createSave = (): Save => ({
  timer: null,
  due: 0,
  notBefore: 0,
  cause: 'autosave',
  waiting: null,
  asked: null,
  commits: Promise.resolve(),
  requests: Promise.resolve(),
  busy: 0,
  retries: 0,
  post: null,
  posting: null,
  error: null,
  refused: null,
  blockedBy: null,
  isSaved: false,
  removal: null,
  isToBeDeleted: false,
  isOwn: false,
  isOvertaken: false,
  isTakenBack: false,
});
