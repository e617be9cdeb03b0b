import type { FieldConflict } from '../api/change.ts';
import type { LiveList, ModelRecord, View } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import type { RuleFailure } from '../rules/rule.ts';
import type { Values } from '../values/values.ts';
import type { Shape } from './shape.ts';

/** Edits by field. The value of a foreign key may be the row that it points to, which may lack its id. */
export type Edits = Map<string, unknown>;

/** Values that were sent, by field: of several tries the server may have any one. */
export type Sent = Map<string, readonly unknown[]>;

/** What the rows of a list that is only read do not have; made with the first need. */
export interface Draft {
  /** Edits that are not being sent. */
  local: Edits | null;
  /** Edits of the request that is under way. */
  inFlight: Edits | null;
  /** A link has raised the version: read-only columns may have other values than those known here. */
  isBehind: boolean;
  /** How often own links have raised the server's version since the row was read. */
  raised: number;
  /**
   * Edits that were sent without an answer: the server may have them or not. With none in it, it was a link that may have
   * raised the version.
   */
  unsure: Sent | null;
  /** Where links without an answer may have put a foreign key. */
  linked: Sent | null;
  /** When a link was left without an answer: what was asked for before does not say whether it was done. */
  lostAt: number;
  /** The edited record does not exist for this user any more. */
  isGone: boolean;
  /** It was deleted, and is to be made anew: what it had is an edit, too, and stays one. */
  isRenewed: boolean;
  /** Fields that others have changed, and from which `revision` of the row on. */
  theirs: Map<string, number> | null;
  /** Fields that both sides changed. Of each conflict `base` counts; the edit and the server have the rest. */
  conflicts: Record<string, FieldConflict> | null;
  /** Pending links whose request is this row's to send, in their order. */
  links: Link[] | null;
  /** Pending links that decide about a foreign key of this row. */
  edges: Map<string, Link> | null;
  /** Related rows as the server last listed them, by relation. */
  lists: Map<string, KnownList> | null;
  save: Save | null;
  /** What this one is a clone of, with the values that it began with. */
  original: { readonly row: Row; readonly values: ReadonlyMap<string, unknown> } | null;
  /** By field or relation; null is any change of the row. */
  listeners: Map<string | null, Set<() => void>> | null;
}

interface KnownList {
  readonly rows: readonly Row[];
  readonly stamp: number;
}

/** One record's state. A read is local ?? inFlight ?? server; nothing else keeps a value. */
export class Row {
  readonly table: Table;
  /** The id, or while it has none a key of its own; it never changes. */
  readonly key: string;
  server: Values;
  isNew: boolean;
  isDeleted = false;
  /** It is among the client's unsaved rows. */
  isUnsaved = false;
  /** When the server's values were asked for; see `Session.stamp`. */
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
    lostAt: 0,
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

/** The rows of one view. */
export interface Table {
  readonly name: string;
  readonly shape: Shape;
  readonly view: View;
  /** Stored rows by id. */
  readonly rows: Map<string, Row>;
  /** The version at which a row was deleted, by id: an older list does not bring it back. */
  readonly deleted: Map<string, number>;
  /** Rows that were made anew, by each of their former ids. */
  readonly renewed: Map<string, Row>;
  /** The live lists that are kept right. */
  readonly lists: Set<LiveList>;
  /** Told of every change of a row. */
  readonly watchers: Set<(row: Row) => void>;
  /** The row's record; `row.record` once it was made. */
  createRecord(row: Row): ModelRecord;
}

/** A change of one edge that the owner sends as a request of its own (`POST /letters/{id}/{name}/`). */
export interface Link {
  readonly owner: Row;
  readonly name: string;
  readonly child: Row;
  /** The child's foreign key; null where the edge is a pair. */
  readonly slot: string | null;
  /** Linked, or not: what is read. */
  wanted: boolean;
  /** What the request under way will have made of it. */
  sent: boolean | null;
  /** A request was sent without an answer: the server may have done it or not. */
  isUnsure: boolean;
  /** Why the server refused it; cleared with its next change or try. */
  error: RecordError | null;
}

/** Why a save is due: nothing else is sent. */
export type SaveCause = 'autosave' | 'explicit' | 'retry';

/** A deletion that the server has not answered. */
export interface Removal {
  /** It is to be deleted as it was then, and as own links have raised it since. */
  version: unknown;
  /** The server may have done it already. */
  isUnsure: boolean;
  /** It is to stay after all: whether the server has it yet is to be asked. */
  isTakenBack: boolean;
}

/** How far one row is saved. */
export interface Save {
  timer: unknown;
  /** When it is due, in ms since 1970. */
  due: number;
  /** Before this moment nothing is sent by itself. */
  notBefore: number;
  cause: SaveCause;
  waiting: PromiseWithResolvers<void> | null;
  /** What the last save was begun for, which may wait behind another one, or for what is done in its place. */
  asked: Edits | null;
  /** The saves, one after the other. */
  commits: Promise<unknown>;
  /** The requests, one after the other. */
  requests: Promise<unknown>;
  /** Saves and requests under way. */
  busy: number;
  retries: number;
  /** A POST without an answer is repeated unchanged: its idempotency key belongs to one body. */
  post: { readonly key: string; readonly body: Values; readonly sent: Edits } | null;
  posting: Promise<void> | null;
  /** Of the last save, until the record is edited. */
  error: RecordError | null;
  /** What the server refused, by field. */
  refused: Map<string, readonly RuleFailure[]> | null;
  /** The new row that this one could not be saved without. */
  blockedBy: Row | null;
  /** The last edit is on the server. */
  isSaved: boolean;
  removal: Removal | null;
  /** It was last asked to be deleted, and not to stay: what waits of a deletion then is not begun. */
  isToBeDeleted: boolean;
  /** A caller has asked for that last, and not an undo: once it is done it can be undone. */
  isOwn: boolean;
  /** Others have changed it since it was asked to be deleted: the user has not seen what that would delete. */
  isOvertaken: boolean;
  /** Edits were taken back while they were under way: what they have changed is changed back. */
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
