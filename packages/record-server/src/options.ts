import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { Modifiers } from '@praxiskit/record-model';
import type { FastifyRequest } from 'fastify';
import type { RecordEventsOptions } from './events/options.ts';
import type { Locale } from './locale.ts';
import type { View } from './view.ts';
import type { WriteAction } from './write-action.ts';

/**
 * One write, passed to `onWrite` in the write's transaction. `before` and `after` are whole rows
 * under wire names, without hidden columns.
 */
export interface RecordWrite {
  readonly view: string;
  readonly action: WriteAction;
  readonly id: string;
  /** The record's version after the write; for a deletion the last one. */
  readonly version: number;
  /** Null if the record is created. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Null if the record is deleted. */
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** Set for link and unlink. */
  readonly association?: { readonly name: string; readonly id: string };
  /** The reason, if the caller has to give one. */
  readonly reason?: string;
}

/** A record that a signed-in user has read on its own, not in a list. */
export interface RecordOpening {
  /** The view's name. */
  readonly view: string;
  readonly id: string;
  readonly viewer: Viewer;
}

/** Answers of POSTs by key, kept as long as the store decides. */
export interface IdempotencyStore {
  /** Called inside the write's transaction. Null if the key is new. */
  find(key: string, em: SqlEntityManager): Promise<StoredAnswer | null>;
  /** Called inside the same transaction; rejects if the key already exists. */
  save(key: string, answer: StoredAnswer, em: SqlEntityManager): Promise<void>;
}

export interface StoredAnswer {
  /** Hash of the request's body: the same key with another body is a 409. */
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The source of records for the plug-in, the reader and the writer. */
export interface RecordSource {
  readonly views: readonly View[];
  /**
   * Returns a new fork for each call: one per request, and one at start for the entities' metadata.
   */
  entityManager(): SqlEntityManager;
  /**
   * Getters, setters and custom rules by name, the same as on the client; those of
   * `standardModifiers` are included.
   */
  readonly modifiers?: Modifiers;
  /**
   * The roles of viewers. The start checks the answer of `access` for a guest and for a made-up
   * viewer of each role, whose id belongs to no account.
   */
  readonly roles?: readonly string[];
}

export interface RecordServerOptions extends RecordSource {
  /** The user of the request's session; null for a guest. */
  viewer(request: FastifyRequest): Viewer | null;
  /** The language of labels and messages if the address has no `?lang`. */
  locale(request: FastifyRequest): Locale;
  /**
   * Called in the transaction of the write. Throwing undoes the write; a RecordServerError is
   * answered.
   */
  onWrite?(write: RecordWrite, em: SqlEntityManager): void | Promise<void>;
  /** Called before a record is answered at its own address; throwing refuses it. */
  onOpen?(opening: RecordOpening, em: SqlEntityManager): void | Promise<void>;
  /** Awaited after the commit and before the answer; a failure is only logged. */
  afterWrite?(): Promise<void>;
  /** The path before `/{view}/`; '/api' by default. */
  readonly prefix?: string;
  /** Answers of POSTs with an Idempotency-Key; without it the header is ignored. */
  readonly idempotency?: IdempotencyStore;
  /** Live events of every write: `GET /api/events`. Off by default. */
  readonly events?: RecordEventsOptions;
  /** The longest body in bytes; 1 MiB (1,048,576) by default. */
  readonly bodyLimit?: number;
}
