import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { Modifiers } from '@praxiskit/record-model';
import type { FastifyRequest } from 'fastify';
import type { RecordEventsOptions } from './events/options.ts';
import type { Locale } from './locale.ts';
import type { View } from './view.ts';
import type { WriteAction } from './write-action.ts';

/**
 * One write, as `onWrite` is notified of it in the write's transaction. `before` and `after` are whole
 * rows under wire names, without hidden columns.
 */
export interface RecordWrite {
  /** The view's name. */
  readonly view: string;
  readonly action: WriteAction;
  readonly id: string;
  /** The record's, after the write; the last one of what is deleted. */
  readonly version: number;
  /** Null where the record is created. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Null where the record is deleted. */
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** With link and unlink. */
  readonly association?: { readonly name: string; readonly id: string };
  /** Why, where the caller has to say so. */
  readonly reason?: string;
}

/** Answers of POSTs by key, for as long as the store keeps them. */
export interface IdempotencyStore {
  /** Called inside the write's transaction. Null when the key is new. */
  find(key: string, em: SqlEntityManager): Promise<StoredAnswer | null>;
  /** Called inside the same transaction; rejects where the key exists by now. */
  save(key: string, answer: StoredAnswer, em: SqlEntityManager): Promise<void>;
}

/** An answer as it is kept. */
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
  /**
   * Getters, setters and custom rules by name, the same as on the client; those of
   * `standardModifiers` are there already.
   */
  readonly modifiers?: Modifiers;
  /**
   * The roles that viewers have. What `access` answers to a guest, and to a viewer of each role, is
   * checked at start; that viewer is made up, and its id is no account's.
   */
  readonly roles?: readonly string[];
}

/** The options of the plug-in. */
export interface RecordServerOptions extends RecordSource {
  /** The user of the request's session; null for a guest. */
  viewer(request: FastifyRequest): Viewer | null;
  /** The language of labels and messages, where the address has no `?lang`. */
  locale(request: FastifyRequest): Locale;
  /** Called in the transaction of the write; a throw undoes it, and a RecordServerError is answered. */
  onWrite?(write: RecordWrite, em: SqlEntityManager): void | Promise<void>;
  /** Awaited after a write has been committed and before it is answered; a failure is only logged. */
  afterWrite?(): Promise<void>;
  /** What stands before `/{view}/`; '/api' by default. */
  readonly prefix?: string;
  /** Answers of POSTs with an Idempotency-Key; without it the header is ignored. */
  readonly idempotency?: IdempotencyStore;
  /** Live events of every write: `GET /api/events`. None by default. */
  readonly events?: RecordEventsOptions;
  /** The longest body in bytes; 1 MiB (1,048,576) by default. */
  readonly bodyLimit?: number;
}
