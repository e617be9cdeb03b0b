import type { Locale } from '@praxiskit/core';
import type { FastifyRequest } from 'fastify';
import type { RequestStore } from './store.ts';

/** How often something may be done by one key, over all nodes. */
export interface RequestLimit {
  /** Counts one more; answers the seconds to wait, 0 if it may go on. */
  take(key: string): Promise<number> | number;
}

export interface ContactRequestsOptions {
  origin: URL;
  /** Signs stamps, and encrypts the input of forms without scripts; the same on all nodes. */
  secret: string;
  store: RequestStore;
  /** Requests that are kept, by network. */
  limit: RequestLimit;
  keptDays: number;
  locale(request: FastifyRequest): Locale;
  /** The page that shows a form which was sent without scripts; '/anfrage' by default. */
  page?: string;
  /** Milliseconds that a visitor needs at least for the form; 3000 by default. */
  leastMs?: number;
  /** Milliseconds since 1970; the system's by default. */
  now?: () => number;
}
